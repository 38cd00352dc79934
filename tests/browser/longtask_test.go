package browser

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// traced is an event of the browser's trace, with times in microseconds.
type traced struct {
	Name      string
	Pid, Tid  int
	Dur, Tdur float64
	Args      json.RawMessage
}

// tasks does something and returns the longest task of the page's main thread meanwhile, in milliseconds: of the
// processor's time, which other programs on the machine hardly lengthen, and by the clock.
func (p *page) tasks(do func()) (processor, clock float64) {
	p.t.Helper()
	ctx, stop := context.WithCancel(p.ctx)
	defer stop()
	var events []traced
	complete := make(chan bool, 1)
	if err := chromedp.Listen(ctx, func(event any) {
		switch event := event.(type) {
		case *tracing.EventDataCollected:
			for _, raw := range event.Value {
				var e traced
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
	only := &tracing.TraceConfig{IncludedCategories: []string{"toplevel", "__metadata"}, ExcludedCategories: []string{"*"}}
	call(p, tracing.Start, tracing.StartParams{TraceConfig: only})
	do()
	call(p, tracing.End, cdp.Empty{})
	<-complete
	return longestTask(events)
}

// longestTask is that of the page which was busiest.
func longestTask(events []traced) (processor, clock float64) {
	main, total, busiest := map[int]int{}, map[int]float64{}, 0
	for _, e := range events {
		if e.Name == "thread_name" && strings.Contains(string(e.Args), "CrRendererMain") {
			main[e.Pid] = e.Tid
		}
	}
	isTask := func(e traced) bool { return strings.HasSuffix(e.Name, "RunTask") && e.Tid == main[e.Pid] }
	for _, e := range events {
		if isTask(e) {
			if total[e.Pid] += e.Tdur; total[e.Pid] > total[busiest] {
				busiest = e.Pid
			}
		}
	}
	for _, e := range events {
		if isTask(e) && e.Pid == busiest {
			processor, clock = max(processor, e.Tdur/1000), max(clock, e.Dur/1000)
		}
	}
	return processor, clock
}
