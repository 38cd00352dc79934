package proxy

import "strings"

// Read returns the rules that a part of a configuration has: of nginx (location with proxy_pass or
// try_files), of Caddy (handle, handle_path, reverse_proxy, try_files), of Apache (ProxyPass,
// FallbackResource), or of a file _redirects. Whatever else it has is passed over; so are
// rules by regular expressions and with variables.
func Read(text string) Rules {
	p := parser{words: words(text)}
	for p.at < len(p.words) {
		p.directive()
	}
	return p.rules
}

// lineEnd is the word at the end of each line.
const lineEnd = "\n"

// words returns the words of a configuration, with those for the ends of its lines.
func words(text string) (list []string) {
	for line := range strings.Lines(text) {
		for _, word := range strings.Fields(line) {
			if word[0] == '#' {
				break
			}
			list = appendWord(list, strings.Trim(word, `"'`))
		}
		list = append(list, lineEnd)
	}
	return list
}

// appendWord adds a word, and apart from it the brace and the semicolon that stand at its end. Those
// of "{path}" stay.
func appendWord(list []string, word string) []string {
	name, closes := word, strings.HasSuffix(word, "}") && !strings.Contains(word, "{")
	name = strings.TrimRight(strings.TrimSuffix(name, "}"), ";")
	opens := len(name) > 1 && strings.HasSuffix(name, "{")
	if strings.Contains(word, "{") && !opens { // "{path}", or "{"
		name, closes = strings.TrimRight(word, ";"), false
	}
	if name = strings.TrimSpace(name); opens {
		name = name[:len(name)-1]
	}
	if name != "" {
		list = append(list, name)
	}
	if opens {
		list = append(list, "{")
	}
	if strings.Contains(word, ";") {
		list = append(list, lineEnd)
	}
	if closes {
		list = append(list, "}")
	}
	return list
}

// parser reads the words of a configuration.
type parser struct {
	words []string
	at    int
	rules Rules
}

// next returns the next word, and goes on after it; the end of the line at the end of all.
func (p *parser) next() string {
	if p.at >= len(p.words) {
		return lineEnd
	}
	p.at++
	return p.words[p.at-1]
}

// args returns the words up to the end of the line, or to a brace.
func (p *parser) args() (list []string) {
	for p.at < len(p.words) {
		switch p.words[p.at] {
		case lineEnd, "{", "}":
			return list
		}
		list = append(list, p.next())
	}
	return list
}

// block returns the words of the block that begins here, if one does.
func (p *parser) block() []string {
	for p.at < len(p.words) && p.words[p.at] == lineEnd {
		p.at++
	}
	if p.at >= len(p.words) || p.words[p.at] != "{" {
		return nil
	}
	p.at++
	start, depth := p.at, 1
	for p.at < len(p.words) {
		switch p.next() {
		case "{":
			depth++
		case "}":
			if depth--; depth == 0 {
				return p.words[start : p.at-1]
			}
		}
	}
	return p.words[start:]
}

func (p *parser) directive() {
	name := p.next()
	switch {
	case name == "location":
		p.location()
	case name == "handle", name == "handle_path":
		p.handle(name)
	case name == "reverse_proxy":
		p.reverseProxy(p.args(), "/")
	case name == "try_files":
		args := p.args()
		if strings.Contains(strings.Join(args, " "), "$") {
			p.tryFiles(args, Nginx, "/")
		} else {
			p.tryFiles(args, Caddy, "")
		}
	case strings.EqualFold(name, "ProxyPass"):
		if args := p.args(); len(args) == 2 {
			p.add(handsOn(Apache, args[0], args[1]))
		}
	case strings.EqualFold(name, "FallbackResource"):
		p.tryFiles(p.args(), Apache, "/")
	case strings.HasPrefix(name, "/"):
		p.redirect(name, p.args())
	}
}

// location reads a location of nginx, of those that begin with a path.
func (p *parser) location() {
	args := p.args()
	if len(args) == 2 && args[0] == "^~" {
		args = args[1:]
	}
	in := parser{words: p.block()}
	if len(args) != 1 {
		return
	}
	for in.at < len(in.words) {
		switch in.next() {
		case "rewrite", "location":
			return
		case "proxy_pass":
			p.add(handsOn(Nginx, args[0], in.next()))
			return
		case "try_files":
			p.tryFiles(in.args(), Nginx, args[0])
			return
		}
	}
}

// handle reads a block of Caddy.
func (p *parser) handle(name string) {
	args := p.args()
	at, ok := "/", len(args) == 0
	if len(args) == 1 {
		at, ok = starred(args[0])
	}
	in := parser{words: p.block()}
	if !ok {
		return
	}
	for in.at < len(in.words) {
		switch in.next() {
		case "rewrite", "uri", "route", "handle", "handle_path":
			return
		case "reverse_proxy":
			if in.reverseProxy(in.args(), at); len(in.rules) == 1 && name == "handle_path" {
				in.rules[0].Keeps, in.rules[0].Rest = false, true
			}
			p.rules = append(p.rules, in.rules...)
			return
		case "try_files":
			p.tryFiles(in.args(), Caddy, at)
			return
		}
	}
}

// starred returns what paths begin with that match a path with a star at its end.
func starred(matcher string) (at string, ok bool) {
	at, ok = strings.CutSuffix(matcher, "*")
	return max(at, "/"), ok && strings.HasPrefix(matcher, "/") && !strings.Contains(at, "*")
}

// reverseProxy reads what comes after reverse_proxy: perhaps what paths begin with, and an address.
func (p *parser) reverseProxy(args []string, at string) {
	if len(args) > 1 && strings.HasPrefix(args[0], "/") {
		var ok bool
		if at, ok = starred(args[0]); !ok {
			return
		}
		args = args[1:]
	}
	if len(args) == 0 || strings.ContainsAny(args[0], "@{") {
		return
	}
	origin := args[0]
	if strings.HasPrefix(origin, ":") {
		origin = "localhost" + origin
	}
	if !strings.Contains(origin, "://") {
		origin = "http://" + origin
	}
	p.rules = append(p.rules, Rule{Server: Caddy, At: at, Origin: origin, Keeps: true})
}

// tryFiles adds a rule about missing files: the last of the arguments is what comes instead.
func (p *parser) tryFiles(args []string, server Server, at string) {
	if len(args) == 0 || !strings.HasPrefix(args[len(args)-1], "/") {
		return
	}
	r := Rule{Server: server, At: at, File: args[len(args)-1], Folders: server == Apache}
	for _, arg := range args[:len(args)-1] {
		r.Folders = r.Folders || strings.HasSuffix(arg, "/")
	}
	p.rules = append(p.rules, r)
}

// add adds a rule, if it is one.
func (p *parser) add(r Rule, ok bool) {
	if ok {
		p.rules = append(p.rules, r)
	}
}

// handsOn returns the rule that hands requests on to an address. Without a path there, nginx hands on
// the path as it is.
func handsOn(server Server, at, address string) (r Rule, ok bool) {
	scheme, rest, ok := strings.Cut(address, "://")
	if !ok || strings.Contains(address, "$") || !strings.HasPrefix(at, "/") {
		return r, false
	}
	host, path := rest, ""
	if i := strings.IndexByte(rest, '/'); i >= 0 {
		host, path = rest[:i], rest[i:]
	}
	keeps := server == Nginx && path == ""
	return Rule{Server: server, At: at, Origin: scheme + "://" + host, Keeps: keeps, To: path, Rest: !keeps}, true
}

// redirect reads a line of a file _redirects that answers with another path, or address, and does not
// redirect.
func (p *parser) redirect(from string, args []string) {
	at, starred := strings.CutSuffix(from, "*")
	if len(args) != 2 || args[1] != "200" && args[1] != "200!" || !starred {
		return
	}
	to, splat := strings.CutSuffix(args[0], ":splat")
	if r, ok := handsOn(Redirects, at, to); ok {
		r.Rest = splat
		p.add(r, true)
		return
	}
	r := Rule{Server: Redirects, At: at, To: to, Rest: splat}
	if !splat && args[1] == "200" { // a file that is there comes first
		r.To, r.File, r.Folders = "", to, true
	}
	p.add(r, strings.HasPrefix(to, "/") && !strings.Contains(at+to, ":"))
}
