package lesson

// SitePage is a page of the site that the view of sites opens with, and the links on it,
// one on each line.
type SitePage struct {
	Path  string
	Links []string
}

// Site returns a small documentation with what goes wrong most in sites.
func Site() (pages []SitePage, others []string) {
	return []SitePage{
		{"index.html", []string{"guide/", "/guide/install/", "img/Logo.png"}},
		{"guide/index.html", []string{"/guide/install/", "../img/Logo.png", "../guide/setup", "faq.md"}},
		{"guide/install/index.html", []string{"/guide/install/", "../img/logo.png", "../img/icon.png", "../setup.html"}},
		{"guide/setup.html", []string{"/guide/install/", "../img/Logo.png", "./"}},
		{"guide/faq.html", []string{"/guide/install/", "../../../img/logo.png", "setup.html"}},
	}, []string{"img/logo.png", "img/icon.png"}
}
