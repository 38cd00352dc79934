package rfc3986

import (
	"slices"
	"uriplayground/core/syntax"
)

func rule(section, name string) *syntax.Rule { return keyed(section, name, name) }

func plain(section, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: name, Plain: true}
}

func keyed(section, key, name string) *syntax.Rule { return concerning("", section, key, name) }

func concerning(component, section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key, Component: component}
}

func condition(component, section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key, Component: component, Condition: true}
}

func assignment(component, section, key, name string) *syntax.Rule {
	return &syntax.Rule{RFC: 3986, Section: section, Name: name, Key: key, Component: component, Assigns: true, Decides: syntax.ComponentNamed(component)}
}

// StepRules returns the lines of §5.2.2 to §5.3 that a resolution runs.
func StepRules() []*syntax.Rule {
	return slices.Concat(transformRules(), mergeRules(), DotRules(), recomposeRules())
}

// Rules returns every rule of the package, those of the grammar first.
func Rules() (all []*syntax.Rule) {
	for _, list := range [][]*syntax.Rule{
		productionRules(), kindRules(), suffixRules(), establishRules(), StepRules(), normalizeRules(), groupRules(), extractRules(),
	} {
		all = append(all, list...)
	}
	return all
}
