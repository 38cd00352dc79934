package chromium

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// Task is the time that a task of a page's main thread took, in milliseconds: of the processor's
// time, which other programs on the machine hardly lengthen, and by the clock.
type Task struct{ Processor, Clock float64 }

// traceEvent is an event of the browser's trace, with times in microseconds.
type traceEvent struct {
	Name      string
	Pid, Tid  int
	Dur, Tdur float64
	Args      struct {
		Data struct {
			NodeName  string
			Reason    string
			Selectors []struct{ Selector string }
		}
	}
}

// pageMark is the mark in a trace that tells the page's thread from those of others.
const pageMark = "uri-playground-page"

// LongestTask does something and returns the longest task of the page's main thread
// meanwhile. If another page was opened, it is the thread of that one.
func LongestTask(tab context.Context, do func() error) (longest Task, err error) {
	events, err := traced(tab, []string{"toplevel"}, do)
	for _, e := range events {
		if strings.HasSuffix(e.Name, "RunTask") {
			longest.Processor, longest.Clock = max(longest.Processor, e.Tdur/1000), max(longest.Clock, e.Dur/1000)
		}
	}
	return longest, err
}

// Restyled does something and returns the elements whose whole content the page computed the
// style of anew meanwhile, each with the selectors that made it do so.
func Restyled(tab context.Context, do func() error) (elements []string, err error) {
	events, err := traced(tab, []string{"devtools.timeline", "disabled-by-default-devtools.timeline.invalidationTracking"}, do)
	for _, e := range events {
		data := e.Args.Data
		if e.Name != "StyleInvalidatorInvalidationTracking" || data.Reason != "Invalidation set invalidates subtree" {
			continue
		}
		element := data.NodeName + ":"
		for _, s := range data.Selectors {
			element += "\n\t" + s.Selector
		}
		elements = append(elements, element)
	}
	return elements, err
}

// traced does something and returns the events of the page's main thread meanwhile. The
// browser knows one trace only, which is of all its tabs.
func traced(tab context.Context, categories []string, do func() error) (mine []traceEvent, err error) {
	ctx, stop := context.WithCancel(tab)
	defer stop()
	var events []traceEvent
	complete := make(chan bool, 1)
	if err := chromedp.Listen(ctx, func(event any) {
		switch event := event.(type) {
		case *tracing.EventDataCollected:
			for _, raw := range event.Value {
				var e traceEvent
				if json.Unmarshal([]byte(raw), &e) == nil {
					events = append(events, e)
				}
			}
		case *tracing.EventTracingComplete:
			complete <- true
		}
	}); err != nil {
		return nil, err
	}
	only := &tracing.TraceConfig{IncludedCategories: append(categories, "blink.user_timing"), ExcludedCategories: []string{"*"}}
	if _, err := chromedp.Call(tab, tracing.Start, tracing.StartParams{TraceConfig: only}); err != nil {
		return nil, err
	}
	failed := do()
	if err := chromedp.Do(tab, chromedp.Evaluate[chromedp.Void](`void performance.mark("`+pageMark+`")`)); failed == nil {
		failed = err
	}
	if _, err := chromedp.Call(tab, tracing.End, cdp.Empty{}); err != nil {
		return nil, err
	}
	<-complete
	return ofPage(events), failed
}

// ofPage keeps the events of the thread that has set the mark.
func ofPage(events []traceEvent) (mine []traceEvent) {
	var page traceEvent
	for _, e := range events {
		if e.Name == pageMark {
			page = e
		}
	}
	for _, e := range events {
		if e.Pid == page.Pid && e.Tid == page.Tid {
			mine = append(mine, e)
		}
	}
	return mine
}
