package urlstandard

import (
	"bytes"
	"strconv"
)

// tooLarge is a number that no part of an address holds, and that larger ones become.
const tooLarge = 1 << 40

// endsInNumber returns the ends in a number checker (URL Standard §3.5).
func endsInNumber(s []byte) bool {
	s = bytes.TrimSuffix(s, []byte("."))
	last := s[bytes.LastIndexByte(s, '.')+1:]
	if len(last) == 0 {
		return false
	}
	for i, c := range last {
		if !classes.Is(c, digit) {
			break
		}
		if i == len(last)-1 {
			return true
		}
	}
	_, _, ok := parseIPv4Number(last)
	return ok
}

// parseIPv4 returns the IPv4 parser (URL Standard §3.5).
func (p *parser) parseIPv4(s []byte) (address uint32, ok bool) {
	if s[len(s)-1] == '.' {
		p.invalidHost(IPv4EmptyPart)
		s = s[:len(s)-1]
	}
	parts := bytes.Count(s, []byte(".")) + 1
	switch {
	case parts < 4:
		p.invalidHost(IPv4TooFewParts)
	case parts > 4:
		return 0, p.noAddress(IPv4TooManyParts)
	}
	var numbers [4]uint64
	for i := range parts {
		part, rest, _ := bytes.Cut(s, []byte("."))
		n, other, ok := parseIPv4Number(part)
		if !ok {
			return 0, p.noAddress(IPv4NonNumericPart)
		}
		if other {
			p.invalidHost(IPv4NonDecimalPart)
		}
		numbers[i], s = n, rest
	}
	return p.sumIPv4(numbers[:parts])
}

// sumIPv4 returns the last steps of the IPv4 parser: the last number fills what the others
// have left.
func (p *parser) sumIPv4(numbers []uint64) (address uint32, ok bool) {
	last := len(numbers) - 1
	large, wrong := false, numbers[last] >= 1<<(8*(4-last))
	for i, n := range numbers {
		large = large || n > 255
		wrong = wrong || n > 255 && i < last
	}
	switch {
	case wrong:
		return 0, p.noAddress(IPv4OutOfRangePart)
	case large:
		p.invalidHost(IPv4OutOfRangePart)
	}
	address = uint32(numbers[last])
	for i, n := range numbers[:last] {
		address += uint32(n) << (8 * (3 - i))
	}
	return address, true
}

// noAddress returns failure of the IPv4 parser or the IPv6 parser.
func (p *parser) noAddress(e ErrorName) bool {
	p.badHost(nil, e)
	return false
}

// parseIPv4Number returns the IPv4 number parser (URL Standard §3.5): other says that the
// number is not decimal.
func parseIPv4Number(s []byte) (n uint64, other, ok bool) {
	if len(s) == 0 {
		return 0, false, false
	}
	radix := uint64(10)
	switch {
	case len(s) >= 2 && s[0] == '0' && s[1]|0x20 == 'x':
		radix, s, other = 16, s[2:], true
	case len(s) >= 2 && s[0] == '0':
		radix, s, other = 8, s[1:], true
	}
	for _, c := range s {
		d := hexValue(c)
		if d >= radix {
			return 0, other, false
		}
		n = min(n*radix+d, tooLarge)
	}
	return n, other, true
}

// hexValue returns the value of a hexadecimal digit; 16 for another character.
func hexValue(c byte) uint64 {
	switch lower := c | 0x20; {
	case '0' <= c && c <= '9':
		return uint64(c - '0')
	case 'a' <= lower && lower <= 'f':
		return uint64(lower-'a') + 10
	}
	return 16
}

// appendIPv4 returns the IPv4 serializer (URL Standard §3.6).
func appendIPv4(out []byte, address uint32) []byte {
	for shift := 24; shift >= 0; shift -= 8 {
		out = strconv.AppendUint(out, uint64(address>>shift&255), 10)
		if shift > 0 {
			out = append(out, '.')
		}
	}
	return out
}
