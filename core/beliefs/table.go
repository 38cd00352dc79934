package beliefs

import "uriplayground/core/expect"

const (
	guide = "https://docs.example/v2/guide/"
	intro = guide + "intro"
	list  = "https://shop.example/list"
	user  = "https://u.example/project/guide/intro"
)

// table is the beliefs. Each Show is what is tested.
var table = []Belief{
	{"backslash", "2", respelling(slashesBackslashes), Example{guide, `img\a.png`, guide + "img/a.png", guide + `img\a.png`}, "whatwg/url#59 nodejs/node#36559"},
	{"enc2f", "2.2", respelling(decodesSlashes), Example{guide, "a%2Fb", guide + "a/b", guide + "a%2Fb"}, "koseven#382 find-my-way#348 bottle#450"},
	{"enc2e", "2.3", renaming(decodesDots), Example{guide, "%2e%2e/a", "https://docs.example/v2/a", guide + "%2e%2e/a"}, "curl#16869 URI.js#264 whatwg/url#281"},
	{"colon", "3.1", whole(colonIsAPath), Example{guide, "note:1", guide + "note:1", "note:1"}, "respx#192 uritools#31 datasource-rest#95"},
	{"hostport", "3.1", whole(portFollows), Example{guide, "localhost:8080/x", "https://localhost:8080/x", "localhost:8080/x"}, "nodejs/node#2465 socket.io-client#480"},
	{"userinfo", "3.2.1", nil, Example{"", "https://bank.example@h.example/", "bank.example", "h.example"}, "DataZooDE/erpl-web#194 punkpeye/fastmcp#346"},
	{"atpath", "3.2.1", nil, Example{"", "http://a.example/@bank.example/", "bank.example", "a.example"}, "lightpanda-io/browser#2006"},
	{"collapse", "3.3", change(collapses), Example{"https://docs.example/v2//guide/", "a", guide + "a", "https://docs.example/v2//guide/a"}, "url-join#40 normalize-path#11 yugabyte-db#9858"},
	{"qdots", "3.4", change(countsQueryDots), Example{guide, "x?y/../a", guide + "a", guide + "x?y/../a"}, "guzzle/psr7#91 lexbor#416"},
	{"emptyquery", "3.4", change(dropsEmptyQuery), Example{list + "?page=2", "?", list, list + "?"}, "yarl#222 requests#2912 addressable#130"},
	{"netpath", "4.2", whole(slashesAreAPath), Example{guide, "//img/a.png", "https://docs.example//img/a.png", "https://img/a.png"}, "nodejs/node#30776 tinymce#1220 SQLPage#399"},
	{"anyabs", "4.3", whole(insideIsAbsolute), Example{guide, "login?next=https://app.example/", "https://app.example/", guide + "login?next=https://app.example/"}, "oven-sh/bun#30065"},
	{"www", "4.5", whole(wwwIsAHost), Example{guide, "www.w3.org/TR", "https://www.w3.org/TR", guide + "www.w3.org/TR"}, "markdowntutorial.com#15 bodhi#1721 ForumMagnum#2673 create-react-app#8458"},
	{"relbase", "5.1", nil, Example{"../foo/1", "../bar/2", "../bar/2", ""}, "uri-js#31 dart-lang/sdk#23809"},
	{"basefrag", "5.1.1", nil, Example{"https://docs.example/", "#a", intro + "#a", "https://docs.example/#a"}, "mdn/content#36627 whatwg/html#6568 mdBook#211"},
	{"baseslash", "5.1.1", nil, Example{"https://docs.example/app", "a.css", "https://docs.example/app/a.css", "https://docs.example/a.css"}, "zf-apigility-admin-ui#9 node-html-pdf#149"},
	{"css", "5.1.2", nil, Example{"https://docs.example/css/a.css", "images/w.jpg", "https://docs.example/images/w.jpg", "https://docs.example/css/images/w.jpg"}, "vscode#124444 prefixfree#14"},
	{"source", "5.1.3", nil, Example{"https://docs.example/guide/", "img/a.png", "https://docs.example/img/a.png", "https://docs.example/guide/img/a.png"}, "mkdocs#1757 mkdocs#991 pylonmc/docs#22"},
	{"redirect", "5.1.3", nil, Example{"https://docs.example/foo/", "bar.png", "https://docs.example/bar.png", "https://docs.example/foo/bar.png"}, "wummel/linkchecker#91 linkinator#108 lychee#2018"},
	{"samescheme", "5.2.2", option(nonStrict), Example{guide, "https:intro", intro, "https:intro"}, "engine.io-client#247"},
	{"emptyroot", "5.2.2", whole(emptyIsFolder), Example{list + "?page=2", "", "https://shop.example/", list + "?page=2"}, "jrit/web-resource-inliner#34"},
	{"emptyq", "5.2.2", change(dropsQuery), Example{list + "?page=2", "#end", list + "#end", list + "?page=2#end"}, "simplePagination.js#36 jsonrainbow/json-schema#951"},
	{"qdrop", "5.2.2", whole(queryReplacesFile), Example{list + "?page=2", "?sort=up", "https://shop.example/?sort=up", list + "?sort=up"}, "JDK-6791060"},
	{"qadd", "5.2.2", change(addsQuery), Example{list + "?page=2", "?sort=up", list + "?page=2&sort=up", list + "?sort=up"}, "grid-js/gridjs#1483"},
	{"qkeep", "5.2.2", change(keepsQuery), Example{list + "?page=2", "item/7", "https://shop.example/item/7?page=2", "https://shop.example/item/7"}, "networknt/json-schema-validator#239 URI.js#113"},
	{"fkeep", "5.2.2", change(keepsFragment), Example{list + "#top", "?page=3", list + "?page=3#top", list + "?page=3"}, "Polymer/polymer-analyzer#812 boostorg/url#920"},
	{"rootadd", "5.2.2", inside(expect.Below), Example{user, "/img/a.png", user + "/img/a.png", "https://u.example/img/a.png"}, "ihor-sokoliuk/mcp-searxng#44 rust-url#896"},
	{"project", "5.2.2", inside(expect.Project), Example{user, "/img/a.png", "https://u.example/project/img/a.png", "https://u.example/img/a.png"}, "create-react-app#478 agusmakmun.github.io#33 mdn/todo-react#102"},
	{"folder", "5.2.2", inside(expect.NoAssumption), Example{user, "/img/a.png", "https://u.example/project/guide/img/a.png", "https://u.example/img/a.png"}, "blazor#878"},
	{"append", "5.2.3", starting(expect.Page), Example{intro, "img/a.png", intro + "/img/a.png", guide + "img/a.png"}, "servo/rust-url#285 servo/rust-url#713 python/cpython#136481 mdn/content#29431"},
	{"noslash", "5.2.3", starting(expect.AboveSlash), Example{guide, "img/a.png", "https://docs.example/v2/img/a.png", guide + "img/a.png"}, "http4s#5099 squirrelscan#73 icpc/ccs-specs#207"},
	{"nohostslash", "5.2.3", whole(gluedToHost), Example{"https://docs.example", "css/a.css", "https://docs.examplecss/a.css", "https://docs.example/css/a.css"}, "hugo-geo#7 python-hyper/rfc3986#81"},
	{"double", "5.2.3", whole(doubledOnce), Example{"https://h.example/todo/list", "todo/i.png", "https://h.example/todo/i.png", "https://h.example/todo/todo/i.png"}, "create-react-app#8458"},
	{"fileup", "5.2.4", whole(leavesFile), Example{intro, "../img/a.png", guide + "img/a.png", "https://docs.example/v2/img/a.png"}, "thephpleague/uri#145"},
	{"above", "5.2.4", option(erratum4547), Example{"https://docs.example/v2/", "../../../img/a.png", "https://docs.example/../../img/a.png", "https://docs.example/img/a.png"}, "sporkmonger/addressable#13 Norconex/crawler#173"},
	{"refuse", "5.2.4", nil, Example{"https://docs.example/v2/", "../../../img/a.png", "", "https://docs.example/img/a.png"}, "seomoz/url-cpp#4 honojs/hono#1270"},
	{"glue", "5.2.4", change(keepsDots), Example{intro, "../img/a.png", guide + "../img/a.png", "https://docs.example/v2/img/a.png"}, "jfromaniello/url-join#5"},
	{"three", "5.2.4", renaming(climbsByDots), Example{guide, ".../img/a.png", "https://docs.example/img/a.png", guide + ".../img/a.png"}, "warmcat/libwebsockets#481"},
	{"dotname", "5.2.4", renaming(climbsByPrefix), Example{guide, "..img/a.png", "https://docs.example/v2/img/a.png", guide + "..img/a.png"}, "URI.js#264 libwebsockets#482"},
	{"finaldot", "5.2.4", change(dropsSlash), Example{intro, "..", "https://docs.example/v2", "https://docs.example/v2/"}, "node-v0.x-archive#8992 libwebsockets#482"},
	{"case", "6.2.2.1", nil, Example{"https://docs.example/", "/img/Logo.png", "https://docs.example/img/logo.png", "https://docs.example/img/Logo.png"}, "usethis#1999 cerner.github.io#74"},
	{"addslash", "6.2.3", change(addsSlash), Example{guide, "//cdn.example", "https://cdn.example/", "https://cdn.example"}, "URI.js#401"},
}
