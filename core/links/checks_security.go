package links

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// security finds what RFC 3986 §7 and RFC 1738 §6 warn of. It looks at what the
// reference itself holds; the base is looked at once, for the whole page.
func (c *checker) security() {
	c.active()
	// Behind what is not a scheme there is a path, and no host.
	if _, has := c.part("authority"); has && !c.faultyScheme() {
		c.userinfo()
		c.hostNotes()
		c.port()
	}
	c.octets()
	c.devices()
}

// active finds schemes whose URIs are programs or whole documents (§7).
func (c *checker) active() {
	scheme := activeScheme(c.Ref)
	if scheme == "" {
		return
	}
	level := ActiveScheme.Gravity()
	if context := c.report.entries; c.index < context.n && context.record(c.index).context.showsImage() && isImage(c.Ref) {
		level = Info
	}
	c.addAt(level, ActiveScheme, span(0, strings.IndexByte(c.Ref, ':')+1)).Meaning = scheme
}

// isImage reports whether the reference is a data URI (RFC 2397) of an image. Where a
// page shows images, that is what they are for: no script in one runs there.
func isImage(ref string) bool {
	const image = "data:image/"
	return len(ref) > len(image) && strings.EqualFold(ref[:len(image)], image)
}

// activeSchemes must never become a link that can be followed.
var activeSchemes = [...]string{"javascript", "data", "vbscript", "blob", "view-source"}

// activeScheme returns the one of activeSchemes that the reference has; empty if it
// has none. White space and control characters are ignored, as browsers do.
func activeScheme(ref string) string {
	var word [16]byte
	n := 0
	for i := range len(ref) {
		switch ch := ref[i]; {
		case ch <= ' ':
		case ch == ':':
			for _, s := range activeSchemes {
				if string(word[:n]) == s {
					return s
				}
			}
			return ""
		case n == len(word):
			return ""
		default:
			if ch >= 'A' && ch <= 'Z' {
				ch |= 0x20
			}
			word[n] = ch
			n++
		}
	}
	return ""
}

// userinfo checks the userinfo against §3.2.1, §7.5 and §7.6.
func (c *checker) userinfo() {
	at, has := c.part("userinfo")
	if !has || c.found(BackslashAuthority) {
		return
	}
	authority, _ := c.part("authority")
	if rest := c.Ref[at.End+1 : authority.End]; strings.Contains(rest, "@") {
		f := c.add(SeveralAts, authority)
		f.Meaning = rest[strings.LastIndexByte(rest, '@')+1:]
		if host, _ := hostOf(f.Meaning); host == "" {
			f.inCase("no-host")
		}
		return
	}
	user, password, hasPassword := strings.Cut(at.In(c.Ref), ":")
	code := Userinfo
	if looksLikeHost(core.Decode(user).Text) {
		code = DeceptiveUserinfo
	}
	f := c.add(code, at)
	if f.Meaning = c.host; c.host == "" {
		f.inCase("no-host")
	}
	if hasPassword && password != "" {
		f := c.add(Password, span(int(at.Start)+len(user)+1, int(at.End)))
		if c.host != "" { // what browsers refuse for that is no better without it
			f.fix(c.Ref[:int(at.Start)+len(user)] + c.Ref[at.End:])
		}
	}
}

// port finds one that belongs to another protocol (§7.2).
func (c *checker) port() {
	at, has := c.part("port")
	number, ok := portNumber(at.In(c.Ref))
	if !has || !ok || number > lastWellKnown {
		return
	}
	scheme, written := c.targetScheme(), strconv.Itoa(number)
	protocol := protocolOf(written)
	own, known := ownPort(scheme, written)
	if own || protocol == scheme || protocol == "" && !known {
		return
	}
	level := Warning // not known to be its own, and within the range of the well-known ones
	if protocol != "" && known {
		level = Danger
	}
	f := c.addAt(level, PortMismatch, at)
	if f.Meaning = protocol; protocol == "" {
		f.inCase("unknown")
		return // it may well be meant
	}
	if c.host == "" {
		return // without the port browsers would look for a host after it
	}
	if literal := c.host[0] == '[' && strings.IndexByte(c.host, ']') == len(c.host)-1; literal || strings.IndexByte(c.host, ':') < 0 {
		f.fix(c.Ref[:at.Start-1] + c.Ref[at.End:]) // else a part of the host would become the port
	}
}

// targetScheme returns the scheme of the target in lower case: that of the reference,
// or else of the base.
func (c *checker) targetScheme() string {
	if c.scheme == "" {
		return c.scope.scheme
	}
	return strings.ToLower(c.scheme)
}

// octets finds percent-encoded octets that mean something to the protocols and
// servers that the URI reaches (§7.2, §7.3).
func (c *checker) octets() {
	for i := strings.IndexByte(c.Ref, '%'); i >= 0 && i < len(c.Ref); i++ {
		octet, ok := syntax.Triplet(c.Ref, i)
		if !ok {
			continue
		}
		switch octet {
		case 0:
			c.addOnce(NUL, i)
		case '\r', '\n':
			c.lineBreak(i)
		case '/', '\\', '@', ':', '?', '#':
			c.delimiter(i, octet)
		}
	}
}

func (c *checker) addOnce(code Code, i int) *Finding {
	if c.found(code) {
		return nil
	}
	return c.add(code, span(i, i+3))
}

// decodingSchemes is schemes whose clients decode a URI before they send it, so
// that a line break ends a line of the protocol (RFC 1738 §6).
const decodingSchemes = " acap dict finger ftp ftps gopher imap imaps irc ircs ldap ldaps news nntp pop pop3 pop3s prospero " +
	"rtsp smtp snews telnet telnets tn3270 wais whois "

// lineBreak checks for an encoded line break. Where it is decoded before it is sent, it
// ends a command, and in a host or a header field of mailto it smuggles in
// another one. A path may be decoded by a server. Elsewhere it is data: in a
// query, in a fragment, and in the body of a message, which has no other form for
// it (RFC 6068 §2).
func (c *checker) lineBreak(i int) {
	at := slices.IndexFunc(c.Findings, func(f Finding) bool { return f.Code == EncodedLineBreak })
	if at >= 0 && c.Findings[at].Gravity == Danger {
		return
	}
	switch level := c.lineBreakLevel(uint32(i)); {
	case level == None:
	case at < 0:
		c.addAt(level, EncodedLineBreak, span(i, i+3))
	case level > c.Findings[at].Gravity:
		c.Findings[at].Gravity, c.Findings[at].Span = level, span(i, i+3)
	}
}

// until returns s up to the first of the delimiters; all of it if there is none.
func until(s, delimiters string) string {
	if i := strings.IndexAny(s, delimiters); i >= 0 {
		return s[:i]
	}
	return s
}

func (c *checker) lineBreakLevel(i uint32) Gravity {
	scheme := c.targetScheme()
	authority, _ := c.part("authority")
	path, _ := c.part("path")
	query, _ := c.part("query")
	fragment, has := c.part("fragment")
	switch {
	case i < c.body:
		return None
	case i < authority.End && i >= authority.Start:
		return Danger
	case has && i >= fragment.Start: // is never sent
		return None
	case strings.Contains(decodingSchemes, " "+scheme+" "):
		return Danger
	case scheme == "mailto":
		if !inBody(c.Ref[min(query.Start, i):i]) {
			return Danger
		}
		c.body = i + uint32(len(until(c.Ref[i:], "&#")))
		return None
	case i < path.End && c.hierarchical():
		return Warning
	}
	return None
}

// inBody reports whether the query of a mailto URI, up to here, ends in the field
// body (RFC 6068 §2).
func inBody(query string) bool {
	field := query[strings.LastIndexByte(query, '&')+1:]
	return len(field) >= len("body=") && strings.EqualFold(field[:len("body=")], "body=")
}

// delimiter checks an encoded delimiter. In a host it is dangerous; in the path a
// slash or backslash becomes one more separator for software that decodes too early;
// elsewhere it is what encoding is for.
func (c *checker) delimiter(i int, octet byte) {
	host, _ := c.part("host")
	path, _ := c.part("path")
	inHost := i >= int(host.Start) && i < int(host.End)
	inPath := i >= int(path.Start) && i < int(path.End) && (octet == '/' || octet == '\\') && c.hierarchical()
	if !inHost && !inPath || c.found(EncodedDelimiter) {
		return
	}
	level := Warning
	if inHost {
		level = Danger
	}
	c.addAt(level, EncodedDelimiter, span(i, i+3)).Meaning = string(rune(octet))
}

// hierarchical reports whether the path is one of segments, as far as is known.
func (c *checker) hierarchical() bool {
	_, authority := c.part("authority")
	return c.scheme == "" || authority
}

// deviceNames is names that some file systems keep for devices (§7.3).
const deviceNames = " aux con nul prn com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9 "

// devices finds segments that name a device, with or without an ending.
func (c *checker) devices() {
	if !c.hierarchical() {
		return
	}
	path, _ := c.part("path")
	text := path.In(c.Ref)
	for start, end := 0, 0; start <= len(text); start = end + 1 {
		if end = strings.IndexByte(text[start:], '/') + start; end < start {
			end = len(text)
		}
		if end-start < len("con") {
			continue
		}
		name, _, _ := strings.Cut(text[start:end], ".")
		if len(name) >= len("con") && len(name) <= len("com1") && strings.Contains(deviceNames, " "+strings.ToLower(name)+" ") {
			c.add(DeviceName, span(int(path.Start)+start, int(path.Start)+end)).Meaning = name
			return
		}
	}
}

// lastWellKnown is the last of the well-known ports (RFC 3986 §7.2).
const lastWellKnown = 1023

// protocols is well-known ports and the protocols that have them, from the
// IANA's registry.
const protocols = " 7 echo 9 discard 13 daytime 19 chargen 20 ftp 21 ftp 22 ssh 23 telnet 25 smtp 37 time 43 whois 53 dns " +
	"67 dhcp 69 tftp 70 gopher 79 finger 80 http 88 kerberos 110 pop3 111 sunrpc 113 ident 119 nntp 123 ntp 135 epmap " +
	"137 netbios 138 netbios 139 netbios 143 imap 161 snmp 179 bgp 194 irc 210 wais 389 ldap 443 https 445 smb 465 smtps 512 exec 513 login " +
	"514 shell 515 printer 540 uucp 548 afp 554 rtsp 563 nntps 587 submission 631 ipp 636 ldaps 873 rsync 990 ftps " +
	"993 imaps 995 pop3s "

// schemePorts is the well-known ports of schemes that are not named like the
// protocol, or have several.
const schemePorts = ";afp 548;cifs 445;ftps 990;ftps 21;http 591;imap 143;imaps 993;ipp 631;ipps 631;irc 194;ldap 389;ldaps 636;news 119;nntp 119;" +
	"nntps 563;pop 110;pop3 110;pop3s 995;pops 995;rsync 873;rtsp 554;scp 22;sftp 22;smb 445;smtp 25;smtp 587;smtps 465;snews 563;ssh 22;" +
	"submission 587;telnets 992;tftp 69;tn3270 23;wais 210;whois 43;ws 80;wss 443;z39.50r 210;z39.50s 210;"

// ownPort reports whether the port is a usual one of the scheme, and whether it is
// known which ones those are. A scheme like git+ssh has those of ssh.
func ownPort(scheme, port string) (own, known bool) {
	scheme = scheme[strings.LastIndexByte(scheme, '+')+1:]
	if usual := core.DefaultPort(scheme); usual != "" {
		return usual == port || strings.Contains(schemePorts, ";"+scheme+" "+port+";"), true
	}
	return strings.Contains(schemePorts, ";"+scheme+" "+port+";"), strings.Contains(schemePorts, ";"+scheme+" ")
}

// protocolOf returns the protocol that the port is known for; empty if there is none.
func protocolOf(port string) string {
	_, rest, found := strings.Cut(protocols, " "+port+" ")
	if !found {
		return ""
	}
	name, _, _ := strings.Cut(rest, " ")
	return name
}

// portNumber returns the number, and whether it is one that a port can be.
func portNumber(port string) (n int, ok bool) {
	for i := range len(port) {
		if port[i] < '0' || port[i] > '9' {
			return 0, false
		}
		if n = 10*n + int(port[i]-'0'); n > 0xFFFF {
			return 0, false
		}
	}
	return n, port != ""
}
