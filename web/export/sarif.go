package export

import (
	"strconv"
	"strings"
)

// Sarif writes results in SARIF 2.1.0, a part of a file at a time.
type Sarif struct{ output }

// SarifRule is a rule that results refer to (§3.49). Help is the whole address of a page about it; empty
// where that is not known.
type SarifRule struct{ ID, Level, Help string }

// SarifResult is a result (§3.27): its place is a file, relative to the root of what was
// analysed, and a line and a column, both from 1.
type SarifResult struct {
	Rule, Level, Message, File string
	Line, Column               int
}

// Open writes what comes before all results.
func (s *Sarif) Open(rules []SarifRule) {
	s.put(`{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{`,
		`"tool": {"driver": {"name": "URI Playground", "rules": [`)
	for i, r := range rules {
		if i > 0 {
			s.put(", ")
		}
		s.put(`{"id": `, jsonString(r.ID), `, "defaultConfiguration": {"level": `, jsonString(r.Level), "}")
		if r.Help != "" {
			s.put(`, "helpUri": `, jsonString(r.Help))
		}
		s.put("}")
	}
	s.put(`]}}, "columnKind": "utf16CodeUnits", "results": [`)
}

// Add writes a result, which may be the first one of the file.
func (s *Sarif) Add(first bool, r SarifResult) {
	if !first {
		s.put(",")
	}
	s.put("\n"+`{"ruleId": `, jsonString(r.Rule), `, "level": `, jsonString(r.Level), `, "message": {"text": `, jsonString(sarifMessage(r.Message)),
		`}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": `, jsonString(sarifReference(r.File)), `}, "region": {"startLine": `,
		markup(strconv.Itoa(max(1, r.Line))), `, "startColumn": `, markup(strconv.Itoa(max(1, r.Column))), "}}}]}")
}

// sarifMessage returns a text as a message that has it and neither a placeholder, "{0}"
// (§3.11.5), nor a link, "[text](destination)" (§3.11.6).
func sarifMessage(text string) string {
	if strings.Contains(text, "](") {
		text = sarifBrackets(text)
	}
	var b strings.Builder
	for {
		start := strings.IndexByte(text, '{')
		if start < 0 {
			return b.String() + text
		}
		end := start + 1
		for end < len(text) && text[end] >= '0' && text[end] <= '9' {
			end++
		}
		b.WriteString(text[:start])
		if end == start+1 || end == len(text) || text[end] != '}' {
			b.WriteString(text[start:end])
			text = text[end:]
			continue
		}
		b.WriteString("{" + text[start:end] + "}}")
		text = text[end+1:]
	}
}

// sarifBrackets has a backslash before each bracket and backslash.
func sarifBrackets(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(text, `\`, `\\`), "[", `\[`), "]", `\]`)
}

// sarifReference returns a relative reference to a file, whose first segment is not a scheme (RFC
// 3986 §4.2).
func sarifReference(path string) string {
	if first, _, _ := strings.Cut(path, "/"); strings.Contains(first, ":") {
		return "./" + path
	}
	return path
}

// Close writes what comes after all results.
func (s *Sarif) Close() { s.put("\n]}]}\n") }

// Text returns the part as far as it is written.
func (s *Sarif) Text() Text { return s.text() }
