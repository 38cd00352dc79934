package beliefs

import (
	"uriplayground/core/expect"
	"uriplayground/core/rfc3986"
)

const (
	guide = "https://docs.example/v2/guide/"
	intro = guide + "intro"
	list  = "https://shop.example/list"
	user  = "https://u.example/project/guide/intro"
)

// table is the beliefs. Each Show is what is tested.
var table = []Belief{
	{"backslash", "2", spelled(slashesBackslashes), Example{guide, `img\a.png`, guide + "img/a.png", guide + `img\a.png`}, []string{"whatwg/url#59", "nodejs/node#36559"}},
	{"enc2f", "2.2", spelled(decodesSlashes), Example{guide, "a%2Fb", guide + "a/b", guide + "a%2Fb"}, []string{"koseven#382", "find-my-way#348", "bottle#450"}},
	{"enc2e", "2.3", spelled(eachSegment(decodesDots)), Example{guide, "%2e%2e/a", "https://docs.example/v2/a", guide + "%2e%2e/a"}, []string{"curl#16869", "URI.js#264", "whatwg/url#281"}},
	{"colon", "3.1", on(colonIsAPath), Example{guide, "note:1", guide + "note:1", "note:1"}, []string{"respx#192", "uritools#31", "datasource-rest#95"}},
	{"hostport", "3.1", on(portFollows), Example{guide, "localhost:8080/x", "https://localhost:8080/x", "localhost:8080/x"}, []string{"nodejs/node#2465", "socket.io-client#480"}},
	{"userinfo", "3.2.1", nil, Example{"", "https://bank.example@h.example/", "bank.example", "h.example"}, []string{"DataZooDE/erpl-web#194", "punkpeye/fastmcp#346"}},
	{"atpath", "3.2.1", nil, Example{"", "http://a.example/@bank.example/", "bank.example", "a.example"}, []string{"lightpanda-io/browser#2006"}},
	{"collapse", "3.3", after(collapses), Example{"https://docs.example/v2//guide/", "a", guide + "a", "https://docs.example/v2//guide/a"}, []string{"url-join#40", "normalize-path#11", "yugabyte-db#9858"}},
	{"qdots", "3.4", after(countsQueryDots), Example{guide, "x?y/../a", guide + "a", guide + "x?y/../a"}, []string{"guzzle/psr7#91", "lexbor#416"}},
	{"emptyquery", "3.4", after(dropsEmptyQuery), Example{list + "?page=2", "?", list, list + "?"}, []string{"yarl#222", "requests#2912", "addressable#130"}},
	{"netpath", "4.2", on(slashesAreAPath), Example{guide, "//img/a.png", "https://docs.example//img/a.png", "https://img/a.png"}, []string{"nodejs/node#30776", "tinymce#1220", "SQLPage#399"}},
	{"anyabs", "4.3", on(insideIsAbsolute), Example{guide, "login?next=https://app.example/", "https://app.example/", guide + "login?next=https://app.example/"}, []string{"oven-sh/bun#30065"}},
	{"www", "4.5", on(wwwIsAHost), Example{guide, "www.w3.org/TR", "https://www.w3.org/TR", guide + "www.w3.org/TR"}, []string{"markdowntutorial.com#15", "bodhi#1721", "ForumMagnum#2673", "create-react-app#8458"}},
	{"relbase", "5.1", nil, Example{"../foo/1", "../bar/2", "../bar/2", ""}, []string{"uri-js#31", "dart-lang/sdk#23809"}},
	{"basefrag", "5.1.1", nil, Example{"https://docs.example/", "#a", intro + "#a", "https://docs.example/#a"}, []string{"mdn/content#36627", "whatwg/html#6568", "mdBook#211"}},
	{"baseslash", "5.1.1", nil, Example{"https://docs.example/app", "a.css", "https://docs.example/app/a.css", "https://docs.example/a.css"}, []string{"zf-apigility-admin-ui#9", "node-html-pdf#149"}},
	{"css", "5.1.2", nil, Example{"https://docs.example/css/a.css", "images/w.jpg", "https://docs.example/images/w.jpg", "https://docs.example/css/images/w.jpg"}, []string{"vscode#124444", "prefixfree#14"}},
	{"source", "5.1.3", nil, Example{"https://docs.example/guide/", "img/a.png", "https://docs.example/img/a.png", "https://docs.example/guide/img/a.png"}, []string{"mkdocs#1757", "mkdocs#991", "pylonmc/docs#22"}},
	{"redirect", "5.1.3", nil, Example{"https://docs.example/foo/", "bar.png", "https://docs.example/bar.png", "https://docs.example/foo/bar.png"}, []string{"wummel/linkchecker#91", "linkinator#108", "lychee#2018"}},
	{"samescheme", "5.2.2", by(rfc3986.Options{NonStrict: true}), Example{guide, "https:intro", intro, "https:intro"}, []string{"engine.io-client#247"}},
	{"emptyroot", "5.2.2", on(emptyIsFolder), Example{list + "?page=2", "", "https://shop.example/", list + "?page=2"}, []string{"jrit/web-resource-inliner#34"}},
	{"emptyq", "5.2.2", after(dropsQuery), Example{list + "?page=2", "#end", list + "#end", list + "?page=2#end"}, []string{"simplePagination.js#36", "jsonrainbow/json-schema#951"}},
	{"qdrop", "5.2.2", on(queryReplacesFile), Example{list + "?page=2", "?sort=up", "https://shop.example/?sort=up", list + "?sort=up"}, []string{"JDK-6791060"}},
	{"qadd", "5.2.2", after(addsQuery), Example{list + "?page=2", "?sort=up", list + "?page=2&sort=up", list + "?sort=up"}, []string{"grid-js/gridjs#1483"}},
	{"qkeep", "5.2.2", after(keepsQuery), Example{list + "?page=2", "item/7", "https://shop.example/item/7?page=2", "https://shop.example/item/7"}, []string{"networknt/json-schema-validator#239", "URI.js#113"}},
	{"fkeep", "5.2.2", after(keepsFragment), Example{list + "#top", "?page=3", list + "?page=3#top", list + "?page=3"}, []string{"Polymer/polymer-analyzer#812", "boostorg/url#920"}},
	{"rootadd", "5.2.2", from(expect.Below, true), Example{user, "/img/a.png", user + "/img/a.png", "https://u.example/img/a.png"}, []string{"ihor-sokoliuk/mcp-searxng#44", "rust-url#896"}},
	{"project", "5.2.2", from(expect.Project, true), Example{user, "/img/a.png", "https://u.example/project/img/a.png", "https://u.example/img/a.png"}, []string{"create-react-app#478", "agusmakmun.github.io#33", "mdn/todo-react#102"}},
	{"folder", "5.2.2", from(expect.NoAssumption, true), Example{user, "/img/a.png", "https://u.example/project/guide/img/a.png", "https://u.example/img/a.png"}, []string{"blazor#878"}},
	{"append", "5.2.3", from(expect.Page, false), Example{intro, "img/a.png", intro + "/img/a.png", guide + "img/a.png"}, []string{"servo/rust-url#285", "servo/rust-url#713", "python/cpython#136481", "mdn/content#29431"}},
	{"noslash", "5.2.3", from(expect.AboveSlash, false), Example{guide, "img/a.png", "https://docs.example/v2/img/a.png", guide + "img/a.png"}, []string{"http4s#5099", "squirrelscan#73", "icpc/ccs-specs#207"}},
	{"nohostslash", "5.2.3", on(gluedToHost), Example{"https://docs.example", "css/a.css", "https://docs.examplecss/a.css", "https://docs.example/css/a.css"}, []string{"hugo-geo#7", "python-hyper/rfc3986#81"}},
	{"double", "5.2.3", on(doubledOnce), Example{"https://h.example/todo/list", "todo/i.png", "https://h.example/todo/i.png", "https://h.example/todo/todo/i.png"}, []string{"create-react-app#8458"}},
	{"fileup", "5.2.4", on(leavesFile), Example{intro, "../img/a.png", guide + "img/a.png", "https://docs.example/v2/img/a.png"}, []string{"thephpleague/uri#145"}},
	{"above", "5.2.4", by(rfc3986.Options{Erratum4547: true}), Example{"https://docs.example/v2/", "../../../img/a.png", "https://docs.example/../../img/a.png", "https://docs.example/img/a.png"}, []string{"sporkmonger/addressable#13", "Norconex/crawler#173"}},
	{"refuse", "5.2.4", nil, Example{"https://docs.example/v2/", "../../../img/a.png", "", "https://docs.example/img/a.png"}, []string{"seomoz/url-cpp#4", "honojs/hono#1270"}},
	{"glue", "5.2.4", after(keepsDots), Example{intro, "../img/a.png", guide + "../img/a.png", "https://docs.example/v2/img/a.png"}, []string{"jfromaniello/url-join#5"}},
	{"three", "5.2.4", spelled(eachSegment(climbsByDots)), Example{guide, ".../img/a.png", "https://docs.example/img/a.png", guide + ".../img/a.png"}, []string{"warmcat/libwebsockets#481"}},
	{"dotname", "5.2.4", spelled(eachSegment(climbsByPrefix)), Example{guide, "..img/a.png", "https://docs.example/v2/img/a.png", guide + "..img/a.png"}, []string{"URI.js#264", "libwebsockets#482"}},
	{"finaldot", "5.2.4", after(dropsSlash), Example{intro, "..", "https://docs.example/v2", "https://docs.example/v2/"}, []string{"node-v0.x-archive#8992", "libwebsockets#482"}},
	{"case", "6.2.2.1", nil, Example{"https://docs.example/", "/img/Logo.png", "https://docs.example/img/logo.png", "https://docs.example/img/Logo.png"}, []string{"usethis#1999", "cerner.github.io#74"}},
	{"addslash", "6.2.3", after(addsSlash), Example{guide, "//cdn.example", "https://cdn.example/", "https://cdn.example"}, []string{"URI.js#401"}},
}
