package browser

import (
	"context"
	"encoding/json"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// traceEvent is an event of the browser's trace, with times in microseconds.
type traceEvent struct {
	Name      string
	Pid, Tid  int
	Dur, Tdur float64
}

// begun is the mark in a trace that tells the page's thread from those of others.
const begun = "uri-playground-begun"

// tracingLock is for one tab at a time: the browser knows one trace only.
var tracingLock sync.Mutex

// longestTask does something and returns the longest task of the page's main
// thread meanwhile, in milliseconds: of the processor's time, which other programs
// on the machine hardly lengthen, and by the clock.
func (p *page) longestTask(do func()) (processor, clock float64) {
	p.t.Helper()
	tracingLock.Lock()
	defer tracingLock.Unlock()
	ctx, stop := context.WithCancel(p.ctx)
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
		p.t.Fatal(err)
	}
	only := &tracing.TraceConfig{IncludedCategories: []string{"toplevel", "blink.user_timing"}, ExcludedCategories: []string{"*"}}
	call(p, tracing.Start, tracing.StartParams{TraceConfig: only})
	eval[bool](p, `(performance.mark("`+begun+`"), true)`)
	do()
	call(p, tracing.End, cdp.Empty{})
	<-complete
	return longestTaskOf(events)
}

// longestTaskOf looks at the thread that has set the mark.
func longestTaskOf(events []traceEvent) (processor, clock float64) {
	var page traceEvent
	for _, e := range events {
		if e.Name == begun {
			page = e
		}
	}
	for _, e := range events {
		if strings.HasSuffix(e.Name, "RunTask") && e.Pid == page.Pid && e.Tid == page.Tid {
			processor, clock = max(processor, e.Tdur/1000), max(clock, e.Dur/1000)
		}
	}
	return processor, clock
}
