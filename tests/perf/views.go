package main

import (
	"context"
	"fmt"
	"strings"
)

// viewed is the views whose keystrokes are measured, with the field that is typed
// into and a long text for it, and in some also with a long base.
var viewed = []struct {
	name, field string
	unit        string // repeated, the long text
	beside      bool
}{
	{"resolve", refField, "b/", true},
	{"parse", refField, "b/", true},
	{"runs", refField, "b/", true},
	{"compare", refField, "b/", true},
	{"relativize", refField, "b/", true},
	{"from", refField, "b/", true},
	{"dialects", refField, "b/", true},
	{"extract", "[data-uri=text]", "See http://a/b/c and <URL:ftp://x/y>.\n", false},
	{"links", "[data-linkpanel=source]", "<p><a href=\"../b/c\">b</a> and text.</p>\n", false},
}

// typing is a text that is put into a field before keys are pressed; without a place
// there is none.
type typing struct{ place, text string }

// views measures the time from a key to the paint in each view: with short texts,
// with a long one beside the field, and with a long one in it. What the input
// takes alone is below.
func (b *bench) views(keys int) error {
	fmt.Fprintf(b.out, "key to paint, %d keys, p75 / p95, ms\tshort\t200 KB beside\t200 KB\t4× slower, short\t200 KB\t\n", keys)
	for _, v := range viewed {
		long := strings.Repeat(v.unit, longBytes/len(v.unit))
		full := []typing{{}, {baseField, "http://a/" + long}, {v.field, long}}
		if !v.beside {
			full[1].place = ""
		}
		var cells []string
		for _, c := range []struct {
			slower float64
			list   []typing
		}{{1, full}, {4, []typing{{}, {v.field, long}}}} {
			row, err := b.inView(v.name, v.field, c.slower, c.list, keys)
			if err != nil {
				return err
			}
			cells = append(cells, row...)
		}
		if !v.beside {
			cells[1] = none
		}
		b.printView(v.name, cells)
	}
	return b.viewAlone(keys)
}

// none is printed where there is nothing to measure.
const none = "–"

// inView opens a view and measures keys in its field, one typing after the other.
func (b *bench) inView(view, field string, slower float64, list []typing, keys int) (cells []string, err error) {
	tab, cancel, err := b.open(slower)
	if err != nil {
		return nil, err
	}
	defer cancel()
	if err := b.visit(tab); err != nil {
		return nil, err
	}
	if err := b.show(tab, view); err != nil {
		return nil, err
	}
	for _, t := range list {
		sample, err := beside(tab, t, field, keys)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", view, err)
		}
		cells = append(cells, pair(sample))
	}
	return cells, nil
}

// show opens a view and waits until it is there.
func (b *bench) show(tab context.Context, view string) error {
	open := fmt.Sprintf(`(document.querySelector("a[data-view=%s]").click(), new Promise((done) => setTimeout(() => done(true), 300)))`, view)
	_, err := eval[bool](tab, open)
	return err
}

// beside fills the field of t, presses keys in the given one, and restores the base
// if that is what it filled.
func beside(tab context.Context, t typing, field string, keys int) (sample []float64, err error) {
	if t.place != "" {
		if err := fill(tab, t.place, t.text); err != nil {
			return nil, err
		}
	}
	if sample, err = press(tab, field, keys); err != nil || t.place != baseField {
		return sample, err
	}
	return sample, fill(tab, t.place, "http://a/b/c/d;p?q")
}

// viewAlone returns the last line: the browser's own.
func (b *bench) viewAlone(keys int) error {
	cells := []string{none, none, none, none, none}
	for i, c := range map[int]struct {
		slower float64
		bytes  int
	}{0: {1, 20}, 2: {1, longBytes}, 3: {4, 20}, 4: {4, longBytes}} {
		sample, err := b.typedAlone(c.slower, c.bytes, keys)
		if err != nil {
			return err
		}
		cells[i] = pair(sample)
	}
	b.printView("an input alone", cells)
	return nil
}

func (b *bench) printView(name string, cells []string) {
	fmt.Fprintf(b.out, "%s\t%s\t\n", name, strings.Join(cells, "\t"))
}

func pair(sample []float64) string {
	return fmt.Sprintf("%.0f / %.0f", quantile(sample, 0.75), quantile(sample, 0.95))
}
