package i18n

// enSite is what the site says of itself.
var enSite = map[string]string{
	"site.update": "There is a newer version of this page.",
	"site.reload": "Reload",
}
