package play

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// BenchmarkKeystroke measures one more character, by the number of steps;
// the browser's answer comes with it.
func BenchmarkKeystroke(b *testing.B) {
	for _, segments := range []int{1, 1000, 50_000} {
		b.Run(strconv.Itoa(segments), func(b *testing.B) {
			s := NewSession(locales.All(), nil, model.Initial("en"))
			long := strings.Repeat("b/", segments)
			for i := 0; b.Loop(); i++ {
				for _, effect := range s.Do(model.SetTexts{Base: "http://a/b/c/d;p?q", Ref: long + "gh"[:i%2+1]}) {
					if ask, ok := effect.(model.AskBrowser); ok {
						s.Do(model.BrowserResult{Text: ask.Ref})
					}
				}
			}
		})
	}
}
