package hosting

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
)

func TestRange(t *testing.T) {
	h := Handler(tree())
	tag := ask(t, h, "GET", "/").Header.Get("ETag")
	for _, c := range []struct {
		headers []string
		status  int
		want    string
	}{
		{[]string{"Range: bytes=0-2"}, 206, page[:3]},
		{[]string{"Range: bytes=3-"}, 206, page[3:]},
		{[]string{"Range: bytes=-4"}, 206, page[len(page)-4:]},
		{[]string{"Range: bytes=0-2", "Accept-Encoding: br, gzip"}, 206, page[:3]},
		{[]string{"Range: bytes=0-2", "If-Range: " + tag}, 206, page[:3]},
		{[]string{"Range: bytes=0-2", `If-Range: "other"`}, 200, page},
		{[]string{"Range: bytes=999999-"}, 416, "invalid range: failed to overlap\n"},
		{[]string{"Range: bytes=999999-", "If-Range: \"other\""}, 200, page},
		{[]string{"Range: Bytes=0-2"}, 206, page[:3]},
		{[]string{"Range: bytes=0-" + strconv.Itoa(2*len(page))}, 206, page},
		{[]string{"Range: bytes=-" + strconv.Itoa(2*len(page))}, 206, page},
		{[]string{"Range: bytes=" + strings.Repeat("0-,", 20) + "0-"}, 200, page}, // more than the file is long
		// What is to be ignored (RFC 9110 §14.2).
		{[]string{"Range: lines=1-2"}, 200, page},
		{[]string{"Range: lines=1-2", "If-Range: " + tag}, 200, page},
		{[]string{"Range: byte=0-2"}, 200, page},
		{[]string{"Range: bytes"}, 200, page},
		{[]string{"Range: 0-2"}, 200, page},
	} {
		res := ask(t, h, "GET", "/", c.headers...)
		if res.StatusCode != c.status || res.Header.Get("Content-Encoding") != "" {
			t.Errorf("%v: status %d, Content-Encoding %q", c.headers, res.StatusCode, res.Header.Get("Content-Encoding"))
		}
		if got := body(t, res); got != c.want {
			t.Errorf("%v: %q, want %q", c.headers, got, c.want)
		}
	}
}

// Several ranges come as parts, and a range in another unit does not keep a file from
// being compressed. With HEAD a range means nothing (RFC 9110 §14.2).
func TestOtherRanges(t *testing.T) {
	h := Handler(tree())
	res := ask(t, h, "GET", "/", "Range: bytes=0-1,3-4")
	if got := body(t, res); res.StatusCode != 206 || !strings.HasPrefix(res.Header.Get("Content-Type"), "multipart/byteranges") || !strings.Contains(got, page[:2]) || !strings.Contains(got, page[3:5]) {
		t.Errorf("two ranges: status %d, %q", res.StatusCode, got)
	}
	res = ask(t, h, "GET", "/", "Range: lines=1-2", "Accept-Encoding: br")
	if res.StatusCode != 200 || res.Header.Get("Content-Encoding") != "br" || body(t, res) != page {
		t.Errorf("an unknown unit: status %d, Content-Encoding %q", res.StatusCode, res.Header.Get("Content-Encoding"))
	}
	for _, asked := range []string{"bytes=0-2", "bytes=999999-", "lines=1-2"} {
		res := ask(t, h, "HEAD", "/", "Range: "+asked)
		if res.StatusCode != 200 || res.Header.Get("Content-Range") != "" || res.ContentLength >= 0 && res.ContentLength != int64(len(page)) {
			t.Errorf("HEAD, %s: status %d, Content-Range %q", asked, res.StatusCode, res.Header.Get("Content-Range"))
		}
	}
}

// Paths as they are sent: what is encoded needlessly names the same file, and an
// encoded slash, backslash or dot segment names none.
func TestEncodedPaths(t *testing.T) {
	server := httptest.NewServer(Handler(tree()))
	defer server.Close()
	for _, c := range []struct {
		path   string
		status int
	}{
		{"/", 200}, {"/fr/", 200}, {"/%66r/", 200}, {"/index%2ehtml", 200}, {"/%66%72", 301}, {"/fr/?x=%2f", 200}, {"/?%2f", 200},
		{"/fr%2f", 404}, {"/fr%2F", 404}, {"/fr%2findex.html", 404}, {"/fr%2Findex.html", 404}, {"/%2f", 404}, {"/%2ffr/", 404}, {"/fr/%2f", 404}, {"/gen%2fbuild.js", 404}, {"/fr%252f", 404},
		{"/%2e%2e/index.html", 404}, {"/fr/%2e%2e/", 404}, {"/fr/%2E./index.html", 404}, {"/%2e/", 404}, {"/fr/..%2findex.html", 404}, {"/..%5cindex.html", 404}, {"/fr%5c", 404}, {"/fr%5Cindex.html", 404},
		{"//", 404}, {"//fr/", 404}, {"/fr//", 404}, {"///index.html", 404}, {"/index.html%00", 404}, {"/%ff", 404}, {"/index.html%20", 404}, {"/fr;x/", 404}, {"/%2egit/config", 404}, {"/%5fheaders", 404},
	} {
		conn, err := net.Dial("tcp", server.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		_, _ = fmt.Fprintf(conn, "GET %s HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", c.path)
		res, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			t.Errorf("%s: %v", c.path, err)
		} else if res.StatusCode != c.status {
			t.Errorf("%s: status %d, want %d", c.path, res.StatusCode, c.status)
		}
		conn.Close()
	}
}
