module uriplayground

go 1.26.0

require (
	github.com/andybalholm/brotli v1.3.0
	github.com/bluekeyes/go-gitdiff v0.9.0
	github.com/chromedp/cdproto v0.159.3
	github.com/chromedp/chromedp v0.23.0
	github.com/evanw/esbuild v0.28.2
	github.com/foobaz/go-zopfli v0.0.0-20140122214029-7432051485e2
	github.com/hexops/vecty v0.6.0
	github.com/yuin/goldmark v1.8.7
	golang.org/x/image v0.34.0
	golang.org/x/net v0.62.0
	golang.org/x/text v0.44.0
	honnef.co/go/js/dom/v2 v2.0.0-20210725211120-f030747120f2
)

require (
	github.com/BurntSushi/toml v1.4.1-0.20240526193622-a339e1f7089c // indirect
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	golang.org/x/exp/typeparams v0.0.0-20231108232855-2478ac86f678 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.25.0 // indirect
	golang.org/x/sys v0.50.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
	honnef.co/go/tools v0.8.2 // indirect
)

tool honnef.co/go/tools/cmd/staticcheck
