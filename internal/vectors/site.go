package vectors

import (
	"fmt"
	"strings"
)

// SitePage returns the path of a page of a large site, as generators write them.
func SitePage(i int) string { return fmt.Sprintf("part%d/page%d/index.html", i%97, i) }

// SiteLink returns a link of a page of such a site. A tenth of the links of a page have a
// cause in common with those of the others, and a tenth one of their own each.
func SiteLink(page, link, pages int) string {
	switch link % 10 {
	case 0:
		return "/css/site.css"
	case 1:
		return fmt.Sprintf("../nothing%d-%d.html", page, link)
	case 2:
		return "#s3"
	case 3:
		return "https://other.example/"
	}
	to := strings.TrimSuffix(SitePage((page+7*link)%pages), "index.html")
	return fmt.Sprintf("../../%s#s%d", to, link%9)
}
