// Package chars is the character table: a page in French, printed with RFC 1738, that
// lists characters which are forbidden or risky in URLs, and says what to put in
// their place. It is advice, not grammar; the classes of the RFCs stand with the
// dialects.
//
// The copy of the page has lost some of what it printed. Of the cell that all
// reserved characters share only the beginning is left ("Tous ces caractères (et
// seulement ceux-là) ont des significations réservées et :"). The backslash has
// no row, and RFC 1738 further down the same page has lost its backslash, too, so
// it may have been there once. It is not put back.
package chars
