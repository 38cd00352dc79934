package main

import (
	"math"
	"net/url"
	"runtime"
	"time"

	"uriplayground/core/rfc3986"
	"uriplayground/core/urlstandard"
)

// rounds is how often the whole corpus is gone through. The fastest round
// counts: it is the one that other work of the machine disturbed least.
const rounds = 7

// subject is an operation of a program. It reports whether it took the text.
type subject struct {
	program, operation string
	run                func(p pair) bool
}

// where returns what the program runs under.
func where() string {
	if runtime.GOOS == "js" {
		return "under wasm"
	}
	return "native"
}

func measureGo(pairs []pair) (list []figure) {
	ours, browsers, theirs := "URI Playground, "+where(), "URI Playground by the URL Standard, "+where(), "net/url of "+runtime.Version()+", "+where()
	for _, s := range []subject{
		{ours, parsing, oursParses}, {ours, resolving, oursResolves}, {ours, normalizing, oursNormalizes},
		{browsers, parsing, urlParses}, {browsers, resolving, urlResolves},
		{theirs, parsing, theirsParses}, {theirs, resolving, theirsResolves},
	} {
		list = append(list, s.measure(pairs))
	}
	return list
}

func (s subject) measure(pairs []pair) figure {
	f := figure{s.program, s.operation, math.Inf(1), 0}
	for range rounds {
		f.refused = 0
		start := time.Now()
		for _, p := range pairs {
			if !s.run(p) {
				f.refused++
			}
		}
		f.ns = min(f.ns, float64(time.Since(start).Nanoseconds())/float64(len(pairs)))
	}
	return f
}

func oursParses(p pair) bool {
	_, err := rfc3986.Parse(p.base)
	return err == nil
}

func oursResolves(p pair) bool {
	base, err := rfc3986.Parse(p.base)
	if err != nil {
		return false
	}
	ref, err := rfc3986.Parse(p.ref)
	if err != nil {
		return false
	}
	target, err := rfc3986.Resolve(base, ref, rfc3986.Options{})
	return err == nil && target != ""
}

func oursNormalizes(p pair) bool {
	r, err := rfc3986.Parse(p.base)
	return err == nil && len(rfc3986.AppendNormalize(make([]byte, 0, len(p.base)), r, rfc3986.LevelScheme)) > 0
}

func urlParses(p pair) bool {
	_, ok := urlstandard.Parse(p.base, nil, nil)
	return ok
}

func urlResolves(p pair) bool {
	base, ok := urlstandard.Parse(p.base, nil, nil)
	if !ok {
		return false
	}
	target, ok := urlstandard.Parse(p.ref, &base, nil)
	return ok && target.Href() != ""
}

func theirsParses(p pair) bool {
	_, err := url.Parse(p.base)
	return err == nil
}

func theirsResolves(p pair) bool {
	base, err := url.Parse(p.base)
	if err != nil {
		return false
	}
	target, err := base.Parse(p.ref)
	return err == nil && target.String() != ""
}
