package hosting

import (
	"strconv"
	"strings"
)

// negotiate picks a content coding for the Accept-Encoding headers of a
// request: the one of the best quality, on equal quality the earlier of
// offered, and "" for the plain bytes. ok is false when nothing would be
// acceptable.
//
// RFC 9110 §12.5.3
func negotiate(accept, offered []string) (coding string, ok bool) {
	q := qualities(accept)
	best, coding := 0.0, ""
	for _, c := range offered {
		if v := quality(q, c); v > best {
			best, coding = v, c
		}
	}
	plain, named := q["identity"]
	switch {
	case named && plain > best:
		return "", true // identity was asked for by name, and preferred
	case coding != "":
		return coding, true
	case named:
		return "", plain > 0
	}
	any, starred := q["*"]
	return "", !starred || any > 0
}

// quality returns the quality of a coding; "*" applies to those that the request
// does not name.
func quality(q map[string]float64, coding string) float64 {
	if v, ok := q[coding]; ok {
		return v
	}
	return q["*"]
}

// qualities returns the quality of each coding that the headers name.
func qualities(accept []string) map[string]float64 {
	q := map[string]float64{}
	for _, item := range strings.Split(strings.Join(accept, ","), ",") {
		coding, params, _ := strings.Cut(item, ";")
		coding = strings.ToLower(strings.TrimSpace(coding))
		if coding == "" {
			continue
		}
		if coding == "x-gzip" { // RFC 9110 §8.4.1.3: the same as gzip
			coding = "gzip"
		}
		q[coding] = weight(params)
	}
	return q
}

// weight parses ";q=0.5". It is 1 if absent, and 0 if malformed: a coding is not
// used on a guess.
func weight(params string) float64 {
	for _, p := range strings.Split(params, ";") {
		name, value, _ := strings.Cut(strings.TrimSpace(p), "=")
		if !strings.EqualFold(strings.TrimSpace(name), "q") {
			continue
		}
		v, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		if err != nil || !(v >= 0 && v <= 1) {
			return 0
		}
		return v
	}
	return 1
}
