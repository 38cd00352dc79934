package links

import (
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// mappedHost returns the host as browsers read it, as far as ASCII comes of it: triplets
// are decoded, letters are small, and characters that Unicode has for the sake of
// older sets, such as "ⓖ" and "Ｇ", become what they stand for (URL Standard §3.5;
// UTS #46 §4). It also reports whether there was such a character besides the dots
// that East Asian scripts have.
func mappedHost(host string) (mapped string, compatible bool) {
	var out strings.Builder
	for _, r := range decodedHost(host) {
		switch ascii := asciiFor(r); {
		case strings.ContainsRune(wideDots, r):
			out.WriteByte('.')
		case ascii != "":
			out.WriteString(ascii)
			compatible = true
		case r >= utf8.RuneSelf && core.Hidden(r):
		default:
			out.WriteRune(r)
		}
	}
	return strings.ToLower(out.String()), compatible
}

const wideDots = "。．｡"

// decodedHost returns the host with its triplets decoded, if that gives text.
func decodedHost(host string) string {
	if !strings.Contains(host, "%") {
		return host
	}
	var out []byte
	for i := 0; i < len(host); i++ {
		c, ok := syntax.Triplet(host, i)
		if !ok {
			c = host[i]
		} else {
			i += len("%00") - 1
		}
		out = append(out, c)
	}
	if !utf8.Valid(out) {
		return host
	}
	return string(out)
}

// alphabets is ranges of characters that repeat the letters or digits of ASCII, with
// the first of these and after how many they begin again. Where around is set, they
// stand in parentheses.
var alphabets = [...]struct {
	first, last  rune
	from, period byte
	around       bool
}{
	{0x2074, 0x2079, '4', 6, false}, {0x2080, 0x2089, '0', 10, false}, {0x2460, 0x2468, '1', 9, false}, {0x2474, 0x247C, '1', 9, true},
	{0x249C, 0x24B5, 'a', 26, true}, {0x24B6, 0x24E9, 'a', 26, false}, {0xFF01, 0xFF5E, '!', '~' - '!' + 1, false},
	{0x1CCD6, 0x1CCEF, 'a', 26, false}, {0x1CCF0, 0x1CCF9, '0', 10, false}, {0x1D400, 0x1D6A3, 'a', 26, false}, {0x1D7CE, 0x1D7FF, '0', 10, false},
	{0x1F110, 0x1F129, 'a', 26, true}, {0x1F130, 0x1F149, 'a', 26, false}, {0x1FBF0, 0x1FBF9, '0', 10, false},
}

// compatibilities is the other characters of which IDNA makes ASCII, each followed by
// that (the mapping table of UTS #46, whose version 15 it is).
const compatibilities = "ªa²2³3¹1ºoĲijĳijſsǇljǈljǉljǊnjǋnjǌnjǱdzǲdzǳdzʰhʲjʳrʷwʸyˡlˢsˣx;;ᴬaᴮbᴰdᴱeᴳgᴴhᴵiᴶjᴷkᴸlᴹmᴺnᴼoᴾpᴿrᵀtᵁuᵂwᵃaᵇbᵈd" +
	"ᵉeᵍgᵏkᵐmᵒoᵖpᵗtᵘuᵛvᵢiᵣrᵤuᵥvᶜcᶠfᶻzẞss``‼!!⁰0ⁱi⁺+⁼=⁽(⁾)ⁿn₊+₌=₍(₎)ₐaₑeₒoₓxₕhₖkₗlₘmₙnₚpₛsₜt₨rsℂcℊgℋhℌhℍhℎhℐiℑi" +
	"ℒlℓlℕn№noℙpℚqℛrℜrℝr℠sm℡tel™tmℤzℨzKkℬbℭcℯeℰeℱfℳmℴoℹi℻faxⅅdⅆdⅇeⅈiⅉjⅠiⅡiiⅢiiiⅣivⅤvⅥviⅦviiⅧviiiⅨixⅩxⅪxiⅫxiiⅬl" +
	"ⅭcⅮdⅯmⅰiⅱiiⅲiiiⅳivⅴvⅵviⅶviiⅷviiiⅸixⅹxⅺxiⅻxiiⅼlⅽcⅾdⅿm⑩10⑪11⑫12⑬13⑭14⑮15⑯16⑰17⑱18⑲19⑳20⑽(10)⑾(11)⑿(12)⒀(13)" +
	"⒁(14)⒂(15)⒃(16)⒄(17)⒅(18)⒆(19)⒇(20)⓪0⩵==⩶===ⱼjⱽv。.㉐pte㉑21㉒22㉓23㉔24㉕25㉖26㉗27㉘28㉙29㉚30㉛31㉜32㉝33㉞34㉟35㊱36㊲37" +
	"㊳38㊴39㊵40㊶41㊷42㊸43㊹44㊺45㊻46㊼47㊽48㊾49㊿50㋌hg㋍erg㋎ev㋏ltd㍱hpa㍲da㍳au㍴bar㍵ov㍶pc㍷dm㍸dm2㍹dm3㍺iu㎀pa㎁na㎃ma㎄ka㎅kb㎆mb" +
	"㎇gb㎈cal㎉kcal㎊pf㎋nf㎎mg㎏kg㎐hz㎑khz㎒mhz㎓ghz㎔thz㎖ml㎗dl㎘kl㎙fm㎚nm㎜mm㎝cm㎞km㎟mm2㎠cm2㎡m2㎢km2㎣mm3㎤cm3㎥m3㎦km3㎩pa㎪kpa" +
	"㎫mpa㎬gpa㎭rad㎰ps㎱ns㎳ms㎴pv㎵nv㎷mv㎸kv㎹mv㎺pw㎻nw㎽mw㎾kw㎿mw㏃bq㏄cc㏅cd㏈db㏉gy㏊ha㏋hp㏌in㏍kk㏎km㏏kt㏐lm㏑ln㏒log㏓lx㏔mb㏕mil" +
	"㏖mol㏗ph㏙ppm㏚pr㏛sr㏜sv㏝wb㏿galꟲcꟳfꟴqﬀffﬁfiﬂflﬃffiﬄfflﬅstﬆst﬩+︐,︔;︕!︳_︴_︵(︶)︷{︸}﹍_﹎_﹏_﹐,﹔;﹗!﹙(﹚)﹛{﹜}﹠&﹡*﹢+﹣-" +
	"﹦=﹩$｡.𐞥q🄁0,🄂1,🄃2,🄄3,🄅4,🄆5,🄇6,🄈7,🄉8,🄊9,🄫c🄬r🄭cd🄮wz🅊hv🅋mv🅌sd🅍ss🅎ppv🅏wc🅪mc🅫md🅬mr🆐dj"

// asciiFor returns what IDNA makes of a character beyond ASCII, if that is ASCII.
func asciiFor(r rune) string {
	if r < utf8.RuneSelf {
		return ""
	}
	for _, a := range alphabets {
		if r >= a.first && r <= a.last {
			letter := string(rune(a.from) + (r-a.first)%rune(a.period))
			if a.around {
				letter = "(" + letter + ")"
			}
			return letter
		}
	}
	i := strings.IndexRune(compatibilities, r)
	if i < 0 {
		return ""
	}
	rest := compatibilities[i+utf8.RuneLen(r):]
	if end := strings.IndexFunc(rest, func(r rune) bool { return r >= utf8.RuneSelf }); end >= 0 {
		rest = rest[:end]
	}
	return rest
}

// delimitersAlike is characters that look like a delimiter of a URI, each with the one
// that it looks like after it.
const delimitersAlike = "∕/⁄/⧸/⟋/╱/〳/⼃/／/？?﹖?＃#﹟#：:﹕:꞉:ː:∶:։:׃:＠@﹫@․.‧.﹒."

// readDelimiters returns the text with delimiters for what looks like them, and whether
// there were such characters.
func readDelimiters(text string) (read string, found bool) {
	var out strings.Builder
	for _, r := range text {
		if i := strings.IndexRune(delimitersAlike, r); r >= utf8.RuneSelf && i >= 0 {
			out.WriteByte(delimitersAlike[i+utf8.RuneLen(r)])
			found = true
			continue
		}
		out.WriteRune(r)
	}
	return out.String(), found
}

// mappedIPv4 returns the IPv4 address that an IPv6address maps (RFC 4291 §2.5.5.2), as in
// "[::ffff:127.0.0.1]".
func mappedIPv4(host string) (address string, ok bool) {
	groups := ipv6Groups(strings.Trim(host, "[]"))
	for _, g := range groups[:5] {
		ok = ok || g != 0
	}
	return dotted(groups[6]<<16 | groups[7]), !ok && groups[5] == 0xFFFF
}

// ipv6Groups returns the groups of 16 bits of an IPv6address (RFC 4291 §2.2).
func ipv6Groups(text string) (groups [8]uint32) {
	before, after, _ := strings.Cut(text, "::")
	copy(groups[:], groupsOf(before))
	tail := groupsOf(after)
	copy(groups[len(groups)-min(len(tail), len(groups)):], tail)
	return groups
}

func groupsOf(text string) (groups []uint32) {
	if text == "" {
		return nil
	}
	for part := range strings.SplitSeq(text, ":") {
		if quads := strings.Split(part, "."); len(quads) == 4 {
			n := [4]uint32{}
			for i, quad := range quads {
				number, _ := portNumber(quad)
				n[i] = uint32(number)
			}
			groups = append(groups, n[0]<<8|n[1], n[2]<<8|n[3])
			continue
		}
		n, _ := oddNumber("0x" + part)
		groups = append(groups, uint32(n))
	}
	return groups
}
