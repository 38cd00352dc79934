package main

import (
	"regexp"
	"strconv"
)

// styleFile is the style sheet of playgrounds inside of other pages.
const (
	styleSource = "playground.css"
	styleFile   = "gen/embed.css"
)

var (
	inRem     = regexp.MustCompile(`(\d*\.?\d+)rem\b`)
	condition = regexp.MustCompile(`@(?:container|media) [^{]*`)
)

// embedStyle is the style sheet with lengths in --uri-rem for those in rem: a
// page may make its rem 10 or 20 pixels, and the text of an embed is to be as
// large as the text round it. Conditions know no variables; there a rem is 16
// pixels.
func embedStyle(source []byte) []byte {
	out := condition.ReplaceAllFunc(source, func(c []byte) []byte {
		return inRem.ReplaceAllFunc(c, func(length []byte) []byte {
			n, _ := strconv.ParseFloat(string(length[:len(length)-len("rem")]), 64) // as the pattern has it
			return append(strconv.AppendFloat(nil, 16*n, 'f', -1, 64), "px"...)
		})
	})
	return inRem.ReplaceAll(out, []byte("calc($1 * var(--uri-rem, 1rem))"))
}
