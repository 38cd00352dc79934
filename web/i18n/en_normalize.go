package i18n

// enNormalize is the rungs of §6.2 and what they change.
var enNormalize = map[string]string{
	"rule.n-simple":            "The two texts are the same, character by character.",
	"rule.n-case":              "Case normalization: what does not depend on case is written in one case.",
	"rule.n-percent":           "Percent-encoding normalization: what need not be encoded is decoded.",
	"rule.n-dot":               "Path segment normalization: the dot segments of the path are removed.",
	"rule.n-scheme":            "Scheme-based normalization: what the scheme says is the same is written in one way.",
	"rule.n-protocol":          "Protocol-based normalization: only asking the server can tell that two URIs lead to the same resource. It is explained here, not performed.",
	"rule.n-scheme-case":       "The scheme is written in lower case.",
	"rule.n-host-case":         "The host is written in lower case.",
	"rule.n-hex-case":          "The hexadecimal digits of a percent-encoding are written in upper case.",
	"rule.n-decode":            "An unreserved character is decoded: encoded or not, it means the same.",
	"rule.n-dot-segments":      "remove_dot_segments runs over the path (§5.2.4).",
	"rule.n-guard":             "“/.” keeps a path that begins with “//” from being read as an authority (§3.3).",
	"rule.n-relative":          "The path of a relative reference is left alone: it has to be resolved first.",
	"rule.n-default-port":      "The port is the scheme's default, so it is dropped with its colon.",
	"rule.n-empty-port":        "The port is empty, so it is dropped with its colon.",
	"rule.n-empty-path":        "Behind an authority an empty path means “/” in this scheme.",
	"rule.n-file-authority":    "A file URI without an authority gets an empty one.",
	"rule.n-file-localhost":    "For file URIs “localhost” means an empty authority.",
	"rule.n-mailto-domain":     "The domain of a mail address is written in lower case.",
	"fault.relative-reference": "This is a relative reference: its dot segments stay until it is resolved against a base.",
}
