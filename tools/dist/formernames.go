package main

// formerNames holds modules under the names that files had in the previous
// release. A page that was open before this version took its place asks for them
// when its first embed starts. They can go with the next release.
var formerNames = map[string]string{
	"embed.js":   `export * from "./embed-inline.js";`,
	"frame.js":   `export * from "./embed-iframe.js";`,
	"harvest.js": `export { detect, pack, reads, scanLinks as harvest, scanLinksNow as harvestNow } from "./linkscan.js";`,
}

// addFormerNames adds these modules to the site.
func addFormerNames(tree fileTree) {
	for name, module := range formerNames {
		tree[name] = []byte(module + "\n")
	}
}
