module uriplayground

go 1.26

toolchain go1.26.8

require (
	github.com/andybalholm/brotli v1.2.8
	github.com/bluekeyes/go-gitdiff v0.9.0
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.22.1
	github.com/evanw/esbuild v0.28.2
	github.com/hexops/vecty v0.6.0
	github.com/yuin/goldmark v1.7.13
	golang.org/x/net v0.48.0
	honnef.co/go/js/dom/v2 v2.0.0-20210725211120-f030747120f2
)

require (
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	golang.org/x/sys v0.39.0 // indirect
	golang.org/x/text v0.32.0 // indirect
)
