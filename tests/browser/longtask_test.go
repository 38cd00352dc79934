package browser

import "uriplayground/tests/chromium"

// longestTask does something and returns the longest task of the page's main thread
// meanwhile.
func (p *page) longestTask(do func()) chromium.Task {
	p.t.Helper()
	longest, err := chromium.LongestTask(p.ctx, func() error { do(); return nil })
	if err != nil {
		p.t.Fatal(err)
	}
	return longest
}
