package answers

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/expect"
	"uriplayground/core/links"
	"uriplayground/core/site"
)

// Exempt returns the answers without an example, each with the reason. The list is closed: a test asks
// that each of them has none, and every other one has.
func Exempt() map[string]string {
	return map[string]string{
		"finding-too-long":      "the reference would have to be longer than 10,000 bytes",
		"cause-round-and-round": "no host that is known has a redirect loop without further configuration",
	}
}

// link is the example of a finding: a link on a page, in a place of its source.
type link struct {
	page, ref string
	context   string       // empty: a text
	stated    string       // the base that the page states; empty for none
	asked     string       // the address that redirected to the page; empty for none
	before    []links.Link // which are on the same page
	base      links.BaseKind
}

const (
	docsPage = "https://docs.example/docs/guide/intro.html"
	appPage  = "https://app.example/shop/index.html"
)

// links of the findings. Where internal/vectors has the case, the test of core/links holds it there;
// here it is one that a reader recognizes.
var findingExamples = map[links.Code]link{
	links.NoBase:               {ref: "img/logo.png"},
	links.BaseWithoutSlash:     {page: "https://docs.example/docs/guide", ref: "intro"},
	links.LeavesProject:        {page: "https://api.example/v3/", ref: "/users"},
	links.ExcessDots:           {page: "https://docs.example/guide/intro", ref: "../../img/logo.png"},
	links.ColonFirstSegment:    {page: docsPage, ref: "1st:chapter.html"},
	links.AccidentalScheme:     {page: "https://api.example/v1/", ref: "values:batchGet"},
	links.FragmentLeavesPage:   {page: "https://docs.example/en/page.html", ref: "#top", stated: "/en/"},
	links.NetworkPathByMistake: {page: docsPage, ref: "//img/logo.png"},
	links.EmptyReference:       {page: docsPage, ref: "", context: "img src"},
	links.Space:                {page: docsPage, ref: "user guide.html"},
	links.OuterSpace:           {page: docsPage, ref: " setup.html "},
	links.Backslash:            {page: docsPage, ref: `img\logo.png`},
	links.UnencodedCharacter:   {page: docsPage, ref: "café.html"},
	links.MalformedPercent:     {page: docsPage, ref: "100%.html"},
	links.DoublyEncoded:        {page: docsPage, ref: "user%2520guide.html"},
	links.WindowsPath:          {page: docsPage, ref: "C:/docs/plan.html"},
	links.SchemeTypo:           {page: docsPage, ref: "htps://docs.example/"},
	links.SchemeSlashes:        {page: docsPage, ref: "http:setup.html"},
	links.SuffixReference:      {page: docsPage, ref: "www.w3.org/TR/"},
	links.SameDocument:         {page: docsPage, ref: "#install"},
	links.Duplicate:            {page: docsPage, ref: "%7Eana/", before: []links.Link{{Ref: "~ana/"}}},
	links.EncodedDots:          {page: docsPage, ref: "%2e%2e/admin"},
	links.LineBreak:            {page: docsPage, ref: "set\nup.html"},
	links.InternalHost:         {page: "https://shop.example/app/", ref: "http://127.0.0.1:8080/cart", context: "http Location"},
	links.DiskRoot:             {page: "file:///Users/ana/site/docs/intro.md", ref: "/img/logo.png"},
	links.EncodedFragment:      {page: docsPage, ref: "../faq.html%23prices"},
	links.ImportMapIgnored:     {page: appPage, ref: "lib/chart.js", context: "import map address"},
	links.ScopeWithoutSlash:    {page: appPage, ref: "admin", context: "import map scope"},
	links.OutsideScope:         {page: appPage, ref: "app/", context: "manifest scope", before: []links.Link{{Ref: "start.html", Context: links.ContextNamed("manifest start_url")}}},
	links.DefaultScope:         {page: appPage, ref: "start.html", context: "manifest start_url"},
	links.MustBeAbsolute:       {page: "https://docs.example/sitemap.xml", ref: "posts/first/", context: "sitemap loc"},
	links.AddressInPath:        {page: "https://docs.example/docs/guide/", ref: "../../https://www.w3.org/TR/"},
	links.DiskPath:             {page: "https://docs.example/docs/", ref: "/home/runner/work/site/site/img/logo.png"},
	links.HostInPath:           {page: "https://docs.example/docs/", ref: "../www.w3.org/TR/"},
	links.FolderTwice:          {page: "https://forge.example/o/r/blob/main/doc/index.md", ref: "doc/usage.md"},
	links.BaseWithoutHierarchy: {page: "urn:example:api:orders", ref: "item.json"},
	links.ZoneIdentifier:       {page: docsPage, ref: "http://[fe80::1%25en0]/status"},
	links.EmptySegment:         {page: docsPage, ref: "img//logo.png"},
	links.DeceptiveUserinfo:    {page: docsPage, ref: "https://bank.example&account=1@192.0.2.7/login"},
	links.SeveralAts:           {page: docsPage, ref: "https://ana@bank.example@evil.example/"},
	links.Password:             {page: docsPage, ref: "ftp://ana:tulip@ftp.example/plan.pdf"},
	links.Userinfo:             {page: docsPage, ref: "ftp://ana@ftp.example/plan.pdf"},
	links.OddIPv4:              {page: docsPage, ref: "http://0x7f.1/admin"},
	links.PortMismatch:         {page: docsPage, ref: "http://mail.example:25/inbox"},
	links.NUL:                  {page: docsPage, ref: "plan.php%00.png"},
	links.EncodedLineBreak:     {page: docsPage, ref: "telnet://host.example/%0D%0Aquit"},
	links.EncodedDelimiter:     {page: docsPage, ref: "..%2Fadmin"},
	links.DeviceName:           {page: docsPage, ref: "aux.html"},
	links.MixedScripts:         {page: docsPage, ref: "http://xn--pypal-4ve.example/"},
	links.Lookalike:            {page: docsPage, ref: "http://xn--80ak6aa92e.com/"},
	links.InternationalHost:    {page: docsPage, ref: "http://xn--mnchen-3ya.example/"},
	links.InventedAuthority:    {page: "app:/files/index", ref: "..//start"},
	links.ActiveScheme:         {page: docsPage, ref: "data:text/html,Sign%20in"},
	links.HiddenCharacters:     {page: docsPage, ref: "photo%E2%80%AEgpj.exe"},
	links.BackslashAuthority:   {page: docsPage, ref: `/\evil.example/login`},
	links.BrowserHost:          {page: docsPage, ref: "///cdn.example/app.js"},
	links.LookalikeDelimiter:   {page: docsPage, ref: "https://bank.example∕login.evil.example/"},
	links.RedirectSlash:        {page: "https://docs.example/guide/", ref: "../img/logo.png", asked: "https://docs.example/guide"},
	links.NotResolved:          {page: "https://api.example/openapi.json", ref: "/users/{id}", base: links.Unresolved},
}

// report returns the report on the page of an example, whose last link it is.
func (l *link) report() *links.Report {
	o := links.Options{Requested: l.asked}
	if l.page != "" {
		o.Sources[core.LayerRetrieval] = core.Source{Text: l.page, Given: true}
	}
	if l.stated != "" {
		o.Sources[core.LayerEmbedded] = core.Source{Text: l.stated, Given: true}
	}
	r := links.New(o)
	for _, before := range l.before {
		r.Add(before)
	}
	at := links.Link{Ref: l.ref, End: uint32(len(l.ref)), Context: links.ContextNamed(l.context)}
	if l.base == links.Unresolved {
		r.AddBases(links.Base{Kind: links.Unresolved, Name: templateName()})
		at.Base = 1
	}
	r.Add(at)
	for !r.Check(1) {
	}
	return r
}

// templateName returns the number of the name of what is a URI template.
func templateName() uint8 {
	for i, name := range links.BaseNames() {
		if name == "URI template" {
			return uint8(i)
		}
	}
	return 0
}

// A built site, each line a file: its path, and after spaces what it has. A link is a reference,
// "id=" begins an id, "base=" the base that the page states, "refresh=" where it redirects, and
// "in:", "srcdoc=" and the like the place of a link; see place.
type builtSite struct {
	root, host, server string
	files              []string
}

const (
	hostRoot    = "https://example.org/"
	projectRoot = "https://user.github.io/docs/"
)

var causeExamples = map[site.Cause]builtSite{
	site.RootPrefix:      {root: projectRoot, host: "github-pages", files: []string{"index.html /css/site.css", "css/site.css"}},
	site.BehindServer:    {server: "location /app/ { proxy_pass http://127.0.0.1:3000/; }", files: []string{"index.html /login.html", "login.html"}},
	site.OtherPrefix:     {root: hostRoot, files: []string{"index.html /docs/css/site.css", "css/site.css"}},
	site.JoinedAsText:    {root: projectRoot, files: []string{"index.html /docscss/site.css", "css/site.css"}},
	site.ClimbsOut:       {root: projectRoot, files: []string{"guide/index.html ../../logo.png", "logo.png", "index.html"}},
	site.NeedsSlash:      {root: projectRoot, files: []string{"guide/setup.html ../img/port.png", "guide/img/port.png"}},
	site.NeedsNoSlash:    {root: projectRoot, files: []string{"guide/index.html img/port.png", "img/port.png", "guide/setup/index.html ../img/key.png", "guide/img/key.png"}},
	site.FromRoot:        {root: projectRoot, files: []string{"guide/setup/linux/index.html img/logo.png", "img/logo.png"}},
	site.BaseElement:     {root: hostRoot, files: []string{"guide/index.html base=/ setup.css", "guide/setup.css", "index.html"}},
	site.ErrorPage:       {root: projectRoot, host: "github-pages", files: []string{"404.html css/site.css", "css/site.css"}},
	site.TwoAddresses:    {root: hostRoot, host: "vercel", files: []string{"guide/index.html port.png", "guide/port.png"}},
	site.AddressInPath:   {root: projectRoot, files: []string{"guide/index.html ../../https://www.w3.org/TR/"}},
	site.DiskPath:        {root: hostRoot, files: []string{"index.html /home/runner/work/site/site/logo.png"}},
	site.HostInPath:      {root: projectRoot, files: []string{"guide/index.html ../www.w3.org/TR/"}},
	site.FolderTwice:     {root: projectRoot, files: []string{"use/lib/setup/index.html", "use/lib/faq.html lib/setup/", "use/lib/setup/x.css"}},
	site.CleanAddress:    {root: hostRoot, host: "nginx", files: []string{"index.html about", "about.html"}},
	site.NotAFile:        {root: hostRoot, files: []string{"index.html about.html", "about/index.html"}},
	site.SlashOnFile:     {root: hostRoot, files: []string{"index.html site.css/", "site.css"}},
	site.WithoutIndex:    {root: hostRoot, files: []string{"index.html img/", "img/logo.png"}},
	site.SourceFile:      {root: hostRoot, files: []string{"index.html setup.md", "setup.html"}},
	site.Capitals:        {root: hostRoot, files: []string{"index.html img/Logo.png", "img/logo.png"}},
	site.Composition:     {root: hostRoot, files: []string{"index.html caf%C3%A9.png", "cafe\u0301.png"}},
	site.EncodedTwice:    {root: hostRoot, files: []string{"index.html user%2520guide.html", "user guide.html"}},
	site.NotEncoded:      {root: hostRoot, files: []string{"index.html C#.html", "C#.html"}},
	site.EncodedHash:     {root: hostRoot, files: []string{"index.html faq.html%23prices", "faq.html id=prices"}},
	site.Elsewhere:       {root: hostRoot, files: []string{"guide/setup.html port.png", "img/2024/port.png"}},
	site.Fallback:        {root: hostRoot, host: "cloudflare-pages", files: []string{"index.html prices", "about.html"}},
	site.NotThere:        {root: hostRoot, files: []string{"index.html prices.html", "about.html"}},
	site.NameCapitals:    {root: hostRoot, files: []string{"index.html faq.html#Prices", "faq.html id=prices"}},
	site.NearName:        {root: hostRoot, files: []string{"index.html faq.html#our-prices", "faq.html id=our_prices"}},
	site.NoName:          {root: hostRoot, files: []string{"index.html faq.html#refunds", "faq.html id=prices"}},
	site.LeavesSrcdoc:    {root: hostRoot, files: []string{"demo/index.html srcdoc=#result"}},
	site.OutsideScope:    {root: projectRoot, files: []string{"index.html register=/docs/js/sw.js at=/docs/", "js/sw.js"}},
	site.StartOutside:    {root: projectRoot, files: []string{"index.html", "app.webmanifest start=index.html scope=app/", "app/cart.html"}},
	site.OutsideApp:      {root: projectRoot, files: []string{"index.html", "app.webmanifest start=app/cart.html in=faq.html", "app/cart.html", "faq.html"}},
	site.PageOutsideApp:  {root: projectRoot, files: []string{"index.html link=app/app.webmanifest", "app/app.webmanifest start=./", "app/index.html"}},
	site.ControlsNothing: {root: projectRoot, files: []string{"index.html register=js/sw.js", "js/sw.js"}},
	site.ScopePrefix:     {root: projectRoot, files: []string{"index.html register=sw.js at=/docs/app", "sw.js", "app/index.html", "apps.html"}},
	site.InvalidURL:      {root: hostRoot, files: []string{"index.html http://docs.example:99999/"}},
	site.Placeholder:     {root: hostRoot, files: []string{"index.html {{url}}"}},
	site.LocalFile:       {root: hostRoot, files: []string{"index.html file:///C:/Users/ana/plan.pdf"}},
	site.LocalHost:       {root: hostRoot, files: []string{"index.html http://localhost:1313/about.html", "about.html"}},
	site.Redirected:      {root: hostRoot, host: "github-pages", files: []string{"index.html about", "about/index.html"}},
	site.MetaRefresh:     {root: hostRoot, files: []string{"index.html old.html#prices", "old.html refresh=shop/faq.html", "shop/faq.html id=prices"}},
	site.Backslashes:     {root: hostRoot, files: []string{`index.html img\logo.png`, "img/logo.png"}},
	site.EncodedSlash:    {root: hostRoot, files: []string{"index.html guide%2Fsetup.html", "guide/setup.html"}},
	site.Insecure:        {root: hostRoot, files: []string{"index.html http://example.org/about.html", "about.html"}},
	site.HashRoute:       {root: hostRoot, files: []string{"index.html #/cart"}},
	site.LineRange:       {root: hostRoot, files: []string{"index.html main.html#L3-L9", "main.html id=L3 id=L9"}},
	site.Outside:         {root: projectRoot, files: []string{"index.html /blog/"}},
	site.External:        {root: hostRoot, files: []string{"index.html https://www.w3.org/TR/"}},
	site.OtherScheme:     {root: hostRoot, files: []string{"index.html mailto:ana@example.org"}},
}

// places are the places of links that a file of an example may name.
var places = map[string]string{"start": "manifest start_url", "scope": "manifest scope", "in": "manifest scoped url", "link": "link href",
	"register": "register()", "at": "register() scope", "refresh": "meta refresh", "srcdoc": ""}

// follow returns the site with its links followed. nfc composes characters.
func (b *builtSite) follow(nfc func(string) string) *site.Site {
	s := site.New(site.Options{Root: b.root, Host: b.host, Server: b.server, NFC: nfc})
	for _, line := range b.files {
		name, _ := b.split(line)
		s.AddFile(name)
	}
	for _, line := range b.files {
		name, words := b.split(line)
		var scan site.Scan
		for _, word := range words {
			key, value, ok := strings.Cut(word, "=")
			place, isPlace := places[key]
			l := links.Link{Ref: word, Line: 1, Column: uint32(len(scan.Links) + 1)}
			switch {
			case ok && key == "id":
				scan.Names = append(scan.Names, value)
				continue
			case ok && key == "base":
				scan.Base = value
				continue
			case ok && isPlace:
				l.Ref, l.Context = value, links.ContextNamed(place)
			}
			if key == "srcdoc" {
				scan.Bases, l.Base = []links.Base{{Kind: links.Inherits}}, 1
			}
			scan.Links = append(scan.Links, l)
		}
		s.AddPage(name, scan)
	}
	for !s.Follow(100) {
	}
	return s
}

// split returns the path of a file and the words after it. A path may have a space.
func (b *builtSite) split(line string) (name string, words []string) {
	for _, ending := range []string{".html", ".css", ".png", ".js", ".webmanifest"} {
		if i := strings.Index(line, ending); i >= 0 && !strings.Contains(line[:i], ".") {
			return line[:i+len(ending)], strings.Fields(line[i+len(ending):])
		}
	}
	return line, nil
}

// pair is a base and a reference, with the options of the resolution.
type pair struct {
	base, ref string
	options   core.Options
}

// ruleExamples is a pair for each line of §5.2.2 to §5.3, by its key.
var ruleExamples = map[string]pair{
	"t-parse":               {"https://docs.example/guide/intro", "../faq?page=2#top", core.Options{}},
	"t-if-non-strict":       {"https://docs.example/guide/", "https:setup", core.Options{NonStrict: true}},
	"t-undefine":            {"https://docs.example/guide/intro", "https:faq", core.Options{NonStrict: true}},
	"t-if-scheme":           {"https://docs.example/guide/", "mailto:ana@docs.example", core.Options{}},
	"t-scheme-scheme":       {"https://docs.example/guide/", "ftp://files.example/plan.pdf", core.Options{}},
	"t-scheme-authority":    {"https://docs.example/guide/", "urn:isbn:0451450523", core.Options{}},
	"t-scheme-path":         {"https://docs.example/guide/", "https://cdn.example/lib/../app.js", core.Options{}},
	"t-scheme-query":        {"https://docs.example/guide/?lang=fr", "https://shop.example/cart?item=7", core.Options{}},
	"t-if-authority":        {"https://docs.example/guide/", "//cdn.example/app.js", core.Options{}},
	"t-authority-authority": {"https://docs.example:8443/guide/", "//cdn.example/site.css", core.Options{}},
	"t-authority-path":      {"https://docs.example/guide/", "//cdn.example/v2/./app.js", core.Options{}},
	"t-authority-query":     {"https://docs.example/guide/?lang=fr", "//cdn.example/app.js?v=3", core.Options{}},
	"t-if-path-empty":       {"https://docs.example/guide/intro", "?page=2", core.Options{}},
	"t-empty-path":          {"https://docs.example/guide/../intro", "#install", core.Options{}},
	"t-if-query":            {"https://shop.example/list?page=1", "?page=2", core.Options{}},
	"t-empty-query-r":       {"https://shop.example/list?page=1&sort=up", "?page=3", core.Options{}},
	"t-empty-query-base":    {"https://shop.example/list?page=2", "#item-7", core.Options{}},
	"t-if-path-slash":       {"https://docs.example/guide/intro", "/img/logo.png", core.Options{}},
	"t-slash-path":          {"https://docs.example/guide/intro", "/img/../css/site.css", core.Options{}},
	"t-merge":               {"https://docs.example/v2/guide/intro", "img/port.png", core.Options{}},
	"t-merged-path":         {"https://docs.example/v2/guide/intro", "../img/logo.png", core.Options{}},
	"t-path-query":          {"https://shop.example/list?page=2", "item/7", core.Options{}},
	"t-base-authority":      {"https://docs.example:8443/guide/", "setup", core.Options{}},
	"t-base-scheme":         {"http://docs.example/guide/", "//cdn.example/logo.svg", core.Options{}},
	"t-fragment":            {"https://docs.example/guide/#install", "faq", core.Options{}},
	"m-if":                  {"https://docs.example", "css/site.css", core.Options{}},
	"m-erratum-4789":        {"https://docs.example/v2/..", "faq", core.Options{Erratum4789: true}},
	"m-slash":               {"https://docs.example?lang=fr", "faq", core.Options{}},
	"m-base":                {"https://docs.example/guide/intro", "faq", core.Options{}},
	"m-ref":                 {"https://docs.example/guide/", "img/key.png", core.Options{}},
	"1":                     {"https://docs.example/guide/intro", "./faq", core.Options{}},
	"2A":                    {"mailto:ana", "../bob", core.Options{}},
	"2B":                    {"https://docs.example/guide/intro", "./setup/./linux", core.Options{}},
	"2C":                    {"https://docs.example/v2/guide/", "../faq", core.Options{}},
	"2D":                    {"mailto:ana@docs.example", "..", core.Options{}},
	"2E":                    {"https://docs.example/v2/guide/", "...", core.Options{}},
	"erratum-4547":          {"https://docs.example/", "../faq", core.Options{Erratum4547: true}},
	"r-scheme":              {"https://docs.example/", "setup", core.Options{}},
	"r-colon":               {"urn:example:a", "b", core.Options{}},
	"r-slashes":             {"file:///home/ana/", "plan.pdf", core.Options{}},
	"r-authority":           {"https://ana@docs.example:8443/", "plan.pdf", core.Options{}},
	"r-guard":               {"app:/files/index", "..//start", core.Options{}},
	"r-path":                {"https://docs.example/guide/intro", "//cdn.example", core.Options{}},
	"r-question":            {"https://shop.example/list", "?", core.Options{}},
	"r-query":               {"https://shop.example/list", "?q=a/../b", core.Options{}},
	"r-hash":                {"https://docs.example/faq", "#", core.Options{}},
	"r-fragment":            {"https://docs.example/faq", "#a/../b", core.Options{}},
}

// startExamples is a question for each start.
var startExamples = map[expect.Assumption]expect.Question{
	expect.Below:          {Base: "https://api.example/v3", Ref: "/users", Expected: "https://api.example/v3/users"},
	expect.Page:           {Base: "https://docs.example/docs/guide", Ref: "setup", Expected: "https://docs.example/docs/guide/setup"},
	expect.AboveSlash:     {Base: "https://docs.example/docs/guide/", Ref: "faq", Expected: "https://docs.example/docs/faq"},
	expect.Root:           {Base: "https://docs.example/docs/guide/intro", Ref: "img/logo.png", Expected: "https://docs.example/img/logo.png"},
	expect.Project:        {Base: "https://user.example/project/v2/guide/intro", Ref: "logo.png", Expected: "https://user.example/project/logo.png"},
	expect.Parent:         {Base: "https://docs.example/en/v2/guide/intro", Ref: "faq", Expected: "https://docs.example/en/v2/faq"},
	expect.PageNotBase:    {Base: "https://docs.example/", Ref: "#install", Expected: "https://docs.example/guide/setup#install", Others: other(expect.PageNotBase, "https://docs.example/guide/setup")},
	expect.Importer:       {Base: "https://docs.example/css/site.css", Ref: "img/paper.png", Expected: "https://docs.example/guide/intro/img/paper.png", Others: other(expect.Importer, "https://docs.example/guide/intro/")},
	expect.Disk:           {Base: "https://docs.example/guide/setup/", Ref: "img/port.png", Expected: "https://docs.example/src/guide/img/port.png", Others: other(expect.Disk, "https://docs.example/src/guide/setup.md")},
	expect.BeforeRedirect: {Base: "https://docs.example/v3/guide/", Ref: "faq", Expected: "https://docs.example/latest/faq", Others: other(expect.BeforeRedirect, "https://docs.example/latest/guide")},
	expect.Forge:          {Base: "https://packages.example/project/tool/", Ref: "docs/usage.md", Expected: "https://github.com/ana/tool/blob/main/docs/usage.md"},
	expect.Unnamed:        {Base: "https://docs.example/guide", Ref: "logo.png", Expected: "https://docs.example/assets/logo.png"},
}

func other(by expect.Assumption, address string) []expect.Other {
	return []expect.Other{{Assumption: by, Address: address}}
}
