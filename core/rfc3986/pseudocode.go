package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// Lines of the pseudocode of §5.2.2.
//
// A condition is recorded with From = the component it looks at and Yes = it
// held. An assignment is recorded with From = the value and Yes = the value is
// defined; where the value is made by remove_dot_segments, From points into
// TextTarget, and where it is made by merge, into TextPath.
var (
	RuleParse           = syntax.Doing(syntax.OpParse, keyed("5.2.2", "t-parse", `(R.scheme, R.authority, R.path, R.query, R.fragment) = parse(R);`))
	RuleIfNonStrict     = syntax.Doing(syntax.OpAskNonStrict, condition("scheme", "5.2.2", "t-if-non-strict", `if ((not strict) and (R.scheme == Base.scheme)) then`))
	RuleUndefineScheme  = syntax.Doing(syntax.OpUndefine, concerning("scheme", "5.2.2", "t-undefine", `undefine(R.scheme);`))
	RuleIfScheme        = syntax.Doing(syntax.OpAskScheme, condition("scheme", "5.2.2", "t-if-scheme", `if defined(R.scheme) then`))
	RuleSchemeScheme    = assignment("scheme", "5.2.2", "t-scheme-scheme", `T.scheme    = R.scheme;`)
	RuleSchemeAuthority = assignment("authority", "5.2.2", "t-scheme-authority", `T.authority = R.authority;`)
	RuleSchemePath      = syntax.Doing(syntax.OpTakeURI, assignment("path", "5.2.2", "t-scheme-path", `T.path      = remove_dot_segments(R.path);`))
	RuleSchemeQuery     = assignment("query", "5.2.2", "t-scheme-query", `T.query     = R.query;`)
	RuleIfAuthority     = syntax.Doing(syntax.OpAskAuthority, condition("authority", "5.2.2", "t-if-authority", `if defined(R.authority) then`))
	RuleAuthAuthority   = assignment("authority", "5.2.2", "t-authority-authority", `T.authority = R.authority;`)
	RuleAuthPath        = syntax.Doing(syntax.OpTakeNetworkPath, assignment("path", "5.2.2", "t-authority-path", `T.path      = remove_dot_segments(R.path);`))
	RuleAuthQuery       = assignment("query", "5.2.2", "t-authority-query", `T.query     = R.query;`)
	RuleIfPathEmpty     = syntax.Doing(syntax.OpAskPathEmpty, condition("path", "5.2.2", "t-if-path-empty", `if (R.path == "") then`))
	RuleEmptyPath       = syntax.Doing(syntax.OpTakeBasePath, assignment("path", "5.2.2", "t-empty-path", `T.path = Base.path;`))
	RuleIfQuery         = syntax.Doing(syntax.OpAskQuery, condition("query", "5.2.2", "t-if-query", `if defined(R.query) then`))
	RuleEmptyQueryRef   = assignment("query", "5.2.2", "t-empty-query-r", `T.query = R.query;`)
	RuleEmptyQueryBase  = assignment("query", "5.2.2", "t-empty-query-base", `T.query = Base.query;`)
	RuleIfPathSlash     = syntax.Doing(syntax.OpAskPathSlash, condition("path", "5.2.2", "t-if-path-slash", `if (R.path starts-with "/") then`))
	RuleSlashPath       = syntax.Doing(syntax.OpTakeAbsolutePath, assignment("path", "5.2.2", "t-slash-path", `T.path = remove_dot_segments(R.path);`))
	RuleMergePath       = syntax.Doing(syntax.OpMerge, concerning("path", "5.2.2", "t-merge", `T.path = merge(Base.path, R.path);`))
	RuleMergedPath      = assignment("path", "5.2.2", "t-merged-path", `T.path = remove_dot_segments(T.path);`)
	RulePathQuery       = assignment("query", "5.2.2", "t-path-query", `T.query = R.query;`)
	RuleBaseAuthority   = assignment("authority", "5.2.2", "t-base-authority", `T.authority = Base.authority;`)
	RuleBaseScheme      = assignment("scheme", "5.2.2", "t-base-scheme", `T.scheme = Base.scheme;`)
	RuleFragmentRef     = assignment("fragment", "5.2.2", "t-fragment", `T.fragment = R.fragment;`)
)

func transformRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleParse, RuleIfNonStrict, RuleUndefineScheme,
		RuleIfScheme, RuleSchemeScheme, RuleSchemeAuthority, RuleSchemePath, RuleSchemeQuery,
		RuleIfAuthority, RuleAuthAuthority, RuleAuthPath, RuleAuthQuery,
		RuleIfPathEmpty, RuleEmptyPath, RuleIfQuery, RuleEmptyQueryRef, RuleEmptyQueryBase,
		RuleIfPathSlash, RuleSlashPath, RuleMergePath, RuleMergedPath, RulePathQuery,
		RuleBaseAuthority, RuleBaseScheme, RuleFragmentRef,
	}
}

// Sentences of §5.2.3. RuleMergeIf is a condition: From = the base's path. The
// others put a piece together with From = where it comes from and To = where it
// goes in TextPath; From is empty where the RFC adds "/".
var (
	RuleMergeIf    = syntax.Doing(syntax.OpAskNoPath, condition("path", "5.2.3", "m-if", `If the base URI has a defined authority component and an empty path, then`))
	RuleMergeSlash = syntax.Doing(syntax.OpAddSlash, concerning("path", "5.2.3", "m-slash", `"/" concatenated with`))
	RuleMergeBase  = syntax.Doing(syntax.OpKeepFolder, concerning("path", "5.2.3", "m-base", `all but the last segment of the base URI's path`))
	RuleMergeRef   = syntax.Doing(syntax.OpAddReference, concerning("path", "5.2.3", "m-ref", `the reference's path component`))
	// RuleMerge4789 is the condition that erratum 4789 adds; see Options.
	RuleMerge4789 = syntax.Doing(syntax.OpAskUnresolved, condition("path", "5.2.3", "m-erratum-4789", `or if the base URI's path ends with "/..", then`))
)

func mergeRules() []*syntax.Rule {
	return []*syntax.Rule{RuleMergeIf, RuleMerge4789, RuleMergeSlash, RuleMergeBase, RuleMergeRef}
}

// Steps of §5.2.4. From is what the step takes from the input buffer, To what
// it leaves there; see syntax.Step for the output buffer.
var (
	RuleDots1  = syntax.Doing(syntax.OpFill, concerning("path", "5.2.4", "1", "1"))
	RuleDots2A = syntax.Doing(syntax.OpDropPrefix, concerning("path", "5.2.4", "2A", "2A"))
	RuleDots2B = syntax.Doing(syntax.OpDropDot, concerning("path", "5.2.4", "2B", "2B"))
	RuleDots2C = syntax.Doing(syntax.OpPop, concerning("path", "5.2.4", "2C", "2C"))
	RuleDots2D = syntax.Doing(syntax.OpDropLast, concerning("path", "5.2.4", "2D", "2D"))
	RuleDots2E = syntax.Doing(syntax.OpPush, concerning("path", "5.2.4", "2E", "2E"))
	// RuleDots4547 moves a ".." that has no segment to remove to the output
	// buffer, where 2A, 2C and 2D would drop it; see Options.
	RuleDots4547 = syntax.Doing(syntax.OpKeepDots, concerning("path", "5.2.4", "erratum-4547", "erratum 4547"))
)

// DotRules returns the steps of §5.2.4, with that of erratum 4547 at the end.
func DotRules() []*syntax.Rule {
	return []*syntax.Rule{RuleDots1, RuleDots2A, RuleDots2B, RuleDots2C, RuleDots2D, RuleDots2E, RuleDots4547}
}

// Lines of the pseudocode of §5.3. From is the source of the characters, empty
// for those the RFC adds, and To their place in TextTarget. For
// RuleAppendPath From is the same as To: the steps of §5.2.4 give the source.
var (
	RuleAppendScheme    = syntax.Doing(syntax.OpAppend, concerning("scheme", "5.3", "r-scheme", `append scheme to result;`))
	RuleAppendColon     = syntax.Doing(syntax.OpAppendColon, keyed("5.3", "r-colon", `append ":" to result;`))
	RuleAppendSlashes   = syntax.Doing(syntax.OpAppendSlashes, keyed("5.3", "r-slashes", `append "//" to result;`))
	RuleAppendAuthority = syntax.Doing(syntax.OpAppend, concerning("authority", "5.3", "r-authority", `append authority to result;`))
	RuleAppendPath      = syntax.Doing(syntax.OpAppend, concerning("path", "5.3", "r-path", `append path to result;`))
	RuleAppendQuestion  = syntax.Doing(syntax.OpAppendQuestion, keyed("5.3", "r-question", `append "?" to result;`))
	RuleAppendQuery     = syntax.Doing(syntax.OpAppend, concerning("query", "5.3", "r-query", `append query to result;`))
	RuleAppendHash      = syntax.Doing(syntax.OpAppendHash, keyed("5.3", "r-hash", `append "#" to result;`))
	RuleAppendFragment  = syntax.Doing(syntax.OpAppend, concerning("fragment", "5.3", "r-fragment", `append fragment to result;`))
	// RuleGuard is not in the RFC's pseudocode: without an authority a path
	// must not begin with "//" (§3.3), so "/." goes before it.
	RuleGuard = syntax.Doing(syntax.OpGuard, keyed("3.3", "r-guard", `append "/." to result;`))
)

func recomposeRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleAppendScheme, RuleAppendColon, RuleAppendSlashes, RuleAppendAuthority,
		RuleGuard, RuleAppendPath, RuleAppendQuestion, RuleAppendQuery,
		RuleAppendHash, RuleAppendFragment,
	}
}

// transformCode is the pseudocode of §5.2.2, as printed.
const transformCode = `-- The URI reference is parsed into the five URI components
--
(R.scheme, R.authority, R.path, R.query, R.fragment) = parse(R);

-- A non-strict parser may ignore a scheme in the reference
-- if it is identical to the base URI's scheme.
--
if ((not strict) and (R.scheme == Base.scheme)) then
   undefine(R.scheme);
endif;

if defined(R.scheme) then
   T.scheme    = R.scheme;
   T.authority = R.authority;
   T.path      = remove_dot_segments(R.path);
   T.query     = R.query;
else
   if defined(R.authority) then
      T.authority = R.authority;
      T.path      = remove_dot_segments(R.path);
      T.query     = R.query;
   else
      if (R.path == "") then
         T.path = Base.path;
         if defined(R.query) then
            T.query = R.query;
         else
            T.query = Base.query;
         endif;
      else
         if (R.path starts-with "/") then
            T.path = remove_dot_segments(R.path);
         else
            T.path = merge(Base.path, R.path);
            T.path = remove_dot_segments(T.path);
         endif;
         T.query = R.query;
      endif;
      T.authority = Base.authority;
   endif;
   T.scheme = Base.scheme;
endif;

T.fragment = R.fragment;`

// recomposeCode is that of §5.3, with the guard, which is not the RFC's, where it
// takes effect.
const recomposeCode = `result = ""

if defined(scheme) then
   append scheme to result;
   append ":" to result;
endif;

if defined(authority) then
   append "//" to result;
   append authority to result;
endif;

append "/." to result;
append path to result;

if defined(query) then
   append "?" to result;
   append query to result;
endif;

if defined(fragment) then
   append "#" to result;
   append fragment to result;
endif;

return result;`

// Line is a line of the RFC's pseudocode (§5.2.2, §5.2.3, §5.3) as it is
// printed. Lines that do nothing by themselves (comments, else, endif, blank
// ones) have no rule.
type Line struct {
	Rule   *syntax.Rule // nil where it does nothing
	Text   string       // without its indentation
	Indent int          // in steps of three spaces
}

// TransformLines returns the pseudocode of §5.2.2.
func TransformLines() []Line { return lines(transformCode, transformRules()) }

// RecomposeLines returns the pseudocode of §5.3, with the guard.
func RecomposeLines() []Line { return lines(recomposeCode, recomposeRules()) }

// lines returns the lines of the code, which has those of the rules in their order.
func lines(code string, rules []*syntax.Rule) (list []Line) {
	for text := range strings.SplitSeq(code, "\n") {
		line := Line{Text: strings.TrimLeft(text, " ")}
		line.Indent = (len(text) - len(line.Text)) / len("   ")
		if len(rules) > 0 && line.Text == rules[0].Name {
			line.Rule, rules = rules[0], rules[1:]
		}
		list = append(list, line)
	}
	return list
}
