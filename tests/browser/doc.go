// Package browser drives the built site in headless Chromium with real key
// events. Its tests fail on any message that the page leaves in the console.
//
// It needs the built site (./build.sh build) and Chromium. Screenshots go to
// tests/out/screenshots.
package browser
