package urlstandard

import "strconv"

// parseIPv6 returns the IPv6 parser (URL Standard §3.5) and the host serializer (§3.6).
func (p *parser) parseIPv6(out []byte, input string) ([]byte, bool) {
	x := ipv6{s: input, compress: -1}
	if e := x.parse(); e != NoError {
		return p.badHost(out, e)
	}
	if x.leadingZero {
		p.invalidHost(IPv6PieceLeadingZero)
	}
	return append(appendIPv6(append(out, '['), &x.address), ']'), true
}

// ipv6 holds the state of the IPv6 parser under the names of the standard.
type ipv6 struct {
	s           string
	pointer     int
	address     [8]uint16
	pieceIndex  int
	compress    int // -1 for null
	leadingZero bool
}

func (x *ipv6) c() int {
	if x.pointer < len(x.s) {
		return int(x.s[x.pointer])
	}
	return eof
}

func (x *ipv6) isDigit() bool { return x.pointer < len(x.s) && classes.Is(x.s[x.pointer], digit) }

func (x *ipv6) parse() ErrorName {
	if x.c() == ':' {
		if len(x.s) < 2 || x.s[1] != ':' {
			return IPv6InvalidCompression
		}
		x.pointer, x.pieceIndex, x.compress = 2, 1, 1
	}
	for x.c() != eof {
		if x.pieceIndex == 8 {
			return IPv6TooManyPieces
		}
		if x.c() == ':' {
			if x.compress >= 0 {
				return IPv6MultipleCompression
			}
			x.pointer++
			x.pieceIndex++
			x.compress = x.pieceIndex
			continue
		}
		last, e := x.piece()
		if e != NoError {
			return e
		}
		if last {
			break
		}
	}
	return x.decompress()
}

// piece reads a piece and the ":" after it, or the IPv4 address at the end.
func (x *ipv6) piece() (last bool, e ErrorName) {
	value, length := uint64(0), 0
	for ; length < 4 && x.pointer < len(x.s) && hexValue(x.s[x.pointer]) < 16; length++ {
		value = value*16 + hexValue(x.s[x.pointer])
		x.pointer++
	}
	switch x.c() {
	case '.':
		if length == 0 {
			return false, IPv4InIPv6InvalidCodePoint
		}
		x.pointer -= length
		if x.pieceIndex > 6 {
			return false, IPv4InIPv6TooManyPieces
		}
		return true, x.ipv4()
	case ':':
		if x.pointer++; x.c() == eof {
			return false, IPv6InvalidCodePoint
		}
	case eof:
	default:
		return false, IPv6InvalidCodePoint
	}
	if length > 1 && value < 1<<(4*(length-1)) {
		x.leadingZero = true
	}
	x.address[x.pieceIndex] = uint16(value)
	x.pieceIndex++
	return false, NoError
}

// ipv4 reads four decimal numbers.
func (x *ipv6) ipv4() ErrorName {
	numbersSeen := 0
	for x.c() != eof {
		if numbersSeen > 0 {
			if x.c() != '.' || numbersSeen == 4 {
				return IPv4InIPv6InvalidCodePoint
			}
			x.pointer++
		}
		if !x.isDigit() {
			return IPv4InIPv6InvalidCodePoint
		}
		n, e := x.ipv4Piece()
		if e != NoError {
			return e
		}
		x.address[x.pieceIndex] = x.address[x.pieceIndex]<<8 + n
		numbersSeen++
		if numbersSeen == 2 || numbersSeen == 4 {
			x.pieceIndex++
		}
	}
	if numbersSeen != 4 {
		return IPv4InIPv6TooFewParts
	}
	return NoError
}

func (x *ipv6) ipv4Piece() (n uint16, e ErrorName) {
	for first := true; x.isDigit(); first = false {
		if !first && n == 0 {
			return 0, IPv4InIPv6InvalidCodePoint
		}
		if n = n*10 + uint16(x.s[x.pointer]-'0'); n > 255 {
			return 0, IPv4InIPv6OutOfRangePart
		}
		x.pointer++
	}
	return n, NoError
}

// decompress moves the pieces after the compression to the end.
func (x *ipv6) decompress() ErrorName {
	if x.compress < 0 {
		if x.pieceIndex != 8 {
			return IPv6TooFewPieces
		}
		return NoError
	}
	swaps := x.pieceIndex - x.compress
	for x.pieceIndex = 7; x.pieceIndex != 0 && swaps > 0; x.pieceIndex-- {
		from := x.compress + swaps - 1
		x.address[x.pieceIndex], x.address[from] = x.address[from], x.address[x.pieceIndex]
		swaps--
	}
	return NoError
}

// compressed finds the IPv6 address compressed piece index, and how many pieces are left
// out (URL Standard §3.6); -1 where none is.
func compressed(address *[8]uint16) (index, size int) {
	index, size = -1, 1
	for i := 0; i < 8; {
		n := 0
		for i+n < 8 && address[i+n] == 0 {
			n++
		}
		if n > size {
			index, size = i, n
		}
		i += n + 1
	}
	return index, size
}

// appendIPv6 returns the IPv6 serializer (URL Standard §3.6).
func appendIPv6(out []byte, address *[8]uint16) []byte {
	index, size := compressed(address)
	for i := 0; i < 8; i++ {
		if i == index {
			if i == 0 {
				out = append(out, ':')
			}
			out = append(out, ':')
			i += size - 1
			continue
		}
		out = strconv.AppendUint(out, uint64(address[i]), 16)
		if i < 7 {
			out = append(out, ':')
		}
	}
	return out
}
