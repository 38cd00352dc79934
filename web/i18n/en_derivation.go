package i18n

// enDerivation is the productions that only derivations cite, and the ways in
// which a text is shown decoded.
var enDerivation = map[string]string{
	"part.absolute-URI":  "an absolute URI",
	"part.hier-part":     "the hierarchical part",
	"part.relative-part": "the relative part",
	"part.ls32":          "the last 32 bits of an IPv6 address",
	"part.h16":           "16 bits of an IPv6 address",
	"part.dec-octet":     "a decimal octet",
	"part.segment-nz":    "a path segment that is not empty",
	"part.segment-nz-nc": "a path segment that is not empty and has no colon",
	"part.pchar":         "a path character",
	"part.reserved":      "a reserved character",
	"part.gen-delims":    "a delimiter of components",
	"part.sub-delims":    "a delimiter within components",
	"part.unreserved":    "an unreserved character",
	"part.ALPHA":         "a letter",
	"part.DIGIT":         "a digit",
	"part.HEXDIG":        "a hexadecimal digit",

	"decoding.as-is":                  "was not encoded",
	"decoding.decoded":                "decoded",
	"decoding.kept-reserved":          "stays encoded: decoded, it could be taken for a delimiter",
	"decoding.kept-percent":           "stays encoded: decoded, it would be part of a percent-encoding, and nothing is decoded twice",
	"decoding.kept-invalid-utf-8":     "stays encoded: these octets are no character of UTF-8",
	"decoding.kept-control":           "stays encoded: a control character cannot be seen",
	"decoding.malformed":              "a percent sign without two hexadecimal digits behind it",
	"decoding.replaced-invalid-utf-8": "bytes that are no character of UTF-8; they are not encoded either",
	"decoding.replaced-control":       "a control character, which cannot be seen and is not encoded",
}
