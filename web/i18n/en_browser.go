package i18n

// enBrowser is what browsers do where they depart from the RFC.
var enBrowser = map[string]string{
	"browser.label":        "Your browser",
	"browser.same":         "gives the same.",
	"browser.refused":      "refuses this: it resolves only against a base that it can take apart, and only what it takes for a URL.",
	"browser.refused.both": "refuses this, too.",
	"browser.guess":        "finds a target without a base; the RFC asks for a base URI with a scheme first (§5.1).",
	"browser.differs":      "differs from character {n}, in the {part}.",
	"browser.why.scheme":   "Browsers lower the case of a scheme, and read “http:g” as relative.",
	"browser.why.userinfo": "Browsers take the last “@” for the end of the userinfo and encode what is not allowed.",
	"browser.why.host":     "Browsers lower the case of a host, read odd numbers as IPv4 addresses, and skip further slashes before a host.",
	"browser.why.port":     "Browsers drop the default port of a scheme they know.",
	"browser.why.path":     "Browsers write “/” for an empty path, read “\\” as “/” and “%2e” as “.”, keep drive letters, and encode what is not allowed.",
	"browser.why.query":    "Browsers encode what is not allowed in a query.",
	"browser.why.fragment": "Browsers encode what is not allowed in a fragment, and keep one that is empty.",
}
