package main

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"uriplayground/core/rfc3986"
	"uriplayground/tools/card"
	"uriplayground/tools/pages"
	"uriplayground/web/locales"
)

// siteAddress returns the address of the folder of the site as pages state it; "" where it
// is not given.
func siteAddress(given string) (string, error) {
	if given == "" {
		return "", nil
	}
	r, err := rfc3986.Parse(given)
	if err != nil {
		return "", fmt.Errorf("-site %s: %w", given, err)
	}
	scheme, _ := r.Scheme()
	host, _ := r.Host()
	_, query := r.Query()
	_, fragment := r.Fragment()
	if scheme != "http" && scheme != "https" || host == "" || query || fragment || path.Ext(r.Path()) == ".html" {
		return "", fmt.Errorf("-site %s: it has to be the whole address of a folder, as https://example.org/playground/", given)
	}
	return strings.TrimSuffix(given, "/") + "/", nil
}

// addPictures adds the pictures that other sites show beside links to the pages.
func addPictures(made fileTree, static string) error {
	style, err := os.ReadFile(filepath.Join(static, "playground.css"))
	if err != nil {
		return err
	}
	for lang, name := range pages.Pictures() {
		picture, failed := card.Draw(locales.ForPages(lang), style)
		made[name], err = picture, errors.Join(err, failed)
	}
	return err
}
