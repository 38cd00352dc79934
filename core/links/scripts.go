package links

import "strings"

// script is a range of characters of one script. "" is for what all of them
// share.
type script struct {
	first, last rune
	name        string
}

// scripts is the blocks of the scripts that hosts are written in, in order.
var scripts = [...]script{
	{'A', 'Z', "latin"}, {'a', 'z', "latin"}, {0xC0, 0x24F, "latin"}, {0x250, 0x2AF, "latin"},
	{0x370, 0x3FF, "greek"}, {0x400, 0x52F, "cyrillic"}, {0x530, 0x58F, "armenian"}, {0x590, 0x5FF, "hebrew"},
	{0x600, 0x6FF, "arabic"}, {0x750, 0x77F, "arabic"}, {0x900, 0x97F, "devanagari"}, {0x980, 0x9FF, "bengali"},
	{0xE00, 0xE7F, "thai"}, {0x10A0, 0x10FF, "georgian"}, {0x1100, 0x11FF, "hangul"}, {0x13A0, 0x13FF, "cherokee"},
	{0x1C80, 0x1C8F, "cyrillic"}, {0x1D00, 0x1DBF, "latin"}, {0x1E00, 0x1EFF, "latin"}, {0x1F00, 0x1FFF, "greek"},
	{0x3040, 0x309F, "hiragana"}, {0x30A0, 0x30FF, "katakana"}, {0x3130, 0x318F, "hangul"}, {0x3400, 0x9FFF, "han"},
	{0xA640, 0xA69F, "cyrillic"}, {0xAC00, 0xD7AF, "hangul"}, {0xFF21, 0xFF5A, "latin"}, {0x20000, 0x323AF, "han"},
}

// Scripts is the names that Finding.Scripts can hold.
func Scripts() (names []string) {
	for _, s := range scripts {
		names = with(names, s.name)
	}
	return names
}

func with(names []string, name string) []string {
	for _, n := range names {
		if n == name {
			return names
		}
	}
	return append(names, name)
}

// scriptOf is the script of a character; empty if it belongs to all or is none
// of those known here.
func scriptOf(r rune) string {
	for _, s := range scripts {
		if r <= s.last {
			if r >= s.first {
				return s.name
			}
			return ""
		}
	}
	return ""
}

// usual is scripts that are written together as a rule.
var usual = [...]string{"latin han hiragana katakana", "latin han hangul"}

// mixedLabel tells whether a label of the host mixes scripts that are not
// usually mixed, and which ones; else which scripts the host has.
func mixedLabel(host string) (mixed bool, names []string) {
	for label := range strings.SplitSeq(host, ".") {
		var here []string
		for _, r := range label {
			if s := scriptOf(r); s != "" {
				here, names = with(here, s), with(names, s)
			}
		}
		if len(here) > 1 && !usualTogether(here) {
			return true, here
		}
	}
	return false, names
}

func usualTogether(names []string) bool {
	for _, group := range usual {
		all := true
		for _, n := range names {
			all = all && strings.Contains(" "+group+" ", " "+n+" ")
		}
		if all {
			return true
		}
	}
	return false
}

// alike is letters that look like those of the Latin script, each with the one
// that it looks like behind it.
const alike = "аaсcԁdеeһhіiјjԛqӏlоoрpѕsԝwхxуyαaοoνvρpκkιiτtυuօoսuհhոnցgɡgıi"

// lookalike is the host read as Latin letters, if a label of it holds other
// letters and each of these looks like one.
func lookalike(host string) (latin string, ok bool) {
	var out strings.Builder
	for i, label := range strings.Split(host, ".") {
		if i > 0 {
			out.WriteByte('.')
		}
		read := readAlike(label)
		ok = ok || read != "" && read != label
		if read == "" {
			read = label
		}
		out.WriteString(read)
	}
	return out.String(), ok
}

// readAlike is the label in Latin letters; empty if one has no likeness.
func readAlike(label string) string {
	var out []byte
	for _, r := range label {
		if r < 0x80 {
			out = append(out, byte(r))
			continue
		}
		i := strings.IndexRune(alike, r)
		if i < 0 {
			return ""
		}
		out = append(out, alike[i+len(string(r))])
	}
	return string(out)
}
