package rfc3986

import "uriplayground/core/syntax"

// Line is a line of the RFC's pseudocode (§5.2.2, §5.2.3, §5.3) as it is
// printed. Lines that do nothing by themselves (comments, else, endif, blank
// ones) have no rule.
type Line struct {
	Rule   *syntax.Rule // nil where it does nothing
	Text   string       // without its indentation
	Indent int          // in steps of three spaces
}

// TransformLines is the pseudocode of §5.2.2.
func TransformLines() []Line {
	return []Line{
		{nil, "-- The URI reference is parsed into the five URI components", 0},
		{nil, "--", 0},
		code(RuleParse, 0),
		{nil, "", 0},
		{nil, "-- A non-strict parser may ignore a scheme in the reference", 0},
		{nil, "-- if it is identical to the base URI's scheme.", 0},
		{nil, "--", 0},
		code(RuleIfNonStrict, 0),
		code(RuleUndefineScheme, 1),
		{nil, "endif;", 0},
		{nil, "", 0},
		code(RuleIfScheme, 0),
		code(RuleSchemeScheme, 1),
		code(RuleSchemeAuthority, 1),
		code(RuleSchemePath, 1),
		code(RuleSchemeQuery, 1),
		{nil, "else", 0},
		code(RuleIfAuthority, 1),
		code(RuleAuthAuthority, 2),
		code(RuleAuthPath, 2),
		code(RuleAuthQuery, 2),
		{nil, "else", 1},
		code(RuleIfPathEmpty, 2),
		code(RuleEmptyPath, 3),
		code(RuleIfQuery, 3),
		code(RuleEmptyQueryRef, 4),
		{nil, "else", 3},
		code(RuleEmptyQueryBase, 4),
		{nil, "endif;", 3},
		{nil, "else", 2},
		code(RuleIfPathSlash, 3),
		code(RuleSlashPath, 4),
		{nil, "else", 3},
		code(RuleMergePath, 4),
		code(RuleMergedPath, 4),
		{nil, "endif;", 3},
		code(RulePathQuery, 3),
		{nil, "endif;", 2},
		code(RuleBaseAuthority, 2),
		{nil, "endif;", 1},
		code(RuleBaseScheme, 1),
		{nil, "endif;", 0},
		{nil, "", 0},
		code(RuleFragmentRef, 0),
	}
}

// RecomposeLines is the pseudocode of §5.3, with the guard, which is not the
// RFC's, where it takes effect.
func RecomposeLines() []Line {
	return []Line{
		{nil, `result = ""`, 0},
		{nil, "", 0},
		{nil, "if defined(scheme) then", 0},
		code(RuleAppendScheme, 1),
		code(RuleAppendColon, 1),
		{nil, "endif;", 0},
		{nil, "", 0},
		{nil, "if defined(authority) then", 0},
		code(RuleAppendSlashes, 1),
		code(RuleAppendAuthority, 1),
		{nil, "endif;", 0},
		{nil, "", 0},
		code(RuleGuard, 0),
		code(RuleAppendPath, 0),
		{nil, "", 0},
		{nil, "if defined(query) then", 0},
		code(RuleAppendQuestion, 1),
		code(RuleAppendQuery, 1),
		{nil, "endif;", 0},
		{nil, "", 0},
		{nil, "if defined(fragment) then", 0},
		code(RuleAppendHash, 1),
		code(RuleAppendFragment, 1),
		{nil, "endif;", 0},
		{nil, "", 0},
		{nil, "return result;", 0},
	}
}

func code(rule *syntax.Rule, indent int) Line { return Line{rule, rule.Name, indent} }
