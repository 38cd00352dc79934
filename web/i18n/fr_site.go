package i18n

// frSite is what the site says of itself.
var frSite = map[string]string{
	"site.update": "Il existe une version plus récente de cette page.",
	"site.reload": "Recharger",
}
