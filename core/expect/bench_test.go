package expect_test

import (
	"testing"

	"uriplayground/core/expect"
)

func BenchmarkExplain(b *testing.B) {
	list := threads(b, expectations)
	b.ReportAllocs()
	for i := range b.N {
		expect.Explain(list[i%len(list)].question())
	}
}
