package rfc3986_test

import "strings"

// This file is RFC 3986 §5.2.4 word for word, with its two string buffers.

// dotRow is a row of the tables of §5.2.4: the step, and the buffers after it.
type dotRow struct{ step, output, input string }

// dotBuffers are the two buffers. Excess tells whether a ".." was dropped that
// had no segment to remove, the case that erratum 4547 is about.
type dotBuffers struct {
	output, input string
	excess        bool
}

func removeDotSegments(path string) string {
	b := dotBuffers{input: path}
	for b.input != "" {
		b.step()
	}
	return b.output
}

func dotRows(path string) []dotRow {
	b := dotBuffers{input: path}
	rows := []dotRow{{"1", "", path}}
	for b.input != "" {
		step := b.step()
		rows = append(rows, dotRow{step, b.output, b.input})
	}
	return rows
}

// dropsExcess tells whether some ".." of path had nothing to remove.
func dropsExcess(path string) bool {
	b := dotBuffers{input: path}
	for b.input != "" {
		b.step()
	}
	return b.excess
}

// step is one turn of the loop of step 2 and returns its letter.
func (b *dotBuffers) step() string {
	in := b.input
	switch {
	// If the input buffer begins with a prefix of "../" or "./", then remove
	// that prefix from the input buffer; otherwise,
	case strings.HasPrefix(in, "../"):
		b.input, b.excess = in[3:], true
		return "2A"
	case strings.HasPrefix(in, "./"):
		b.input = in[2:]
		return "2A"

	// if the input buffer begins with a prefix of "/./" or "/.", where "." is
	// a complete path segment, then replace that prefix with "/" in the input
	// buffer; otherwise,
	case strings.HasPrefix(in, "/./"):
		b.input = "/" + in[3:]
		return "2B"
	case in == "/.":
		b.input = "/"
		return "2B"

	// if the input buffer begins with a prefix of "/../" or "/..", where ".."
	// is a complete path segment, then replace that prefix with "/" in the
	// input buffer and remove the last segment and its preceding "/" (if any)
	// from the output buffer; otherwise,
	case strings.HasPrefix(in, "/../"):
		b.input = "/" + in[4:]
		b.removeLast()
		return "2C"
	case in == "/..":
		b.input = "/"
		b.removeLast()
		return "2C"

	// if the input buffer consists only of "." or "..", then remove that from
	// the input buffer; otherwise,
	case in == ".", in == "..":
		b.input, b.excess = "", b.excess || in == ".."
		return "2D"
	}

	// move the first path segment in the input buffer to the end of the output
	// buffer, including the initial "/" character (if any) and any subsequent
	// characters up to, but not including, the next "/" character or the end
	// of the input buffer.
	end := len(in)
	if slash := strings.IndexByte(in[1:], '/'); slash >= 0 {
		end = 1 + slash
	}
	b.output += in[:end]
	b.input = in[end:]
	return "2E"
}

func (b *dotBuffers) removeLast() {
	if b.output == "" {
		b.excess = true
		return
	}
	b.output = b.output[:max(0, strings.LastIndexByte(b.output, '/'))]
}
