package proxy

import "strings"

// Example is a rule of one kind, as it stands in a configuration.
type Example struct {
	Server Server // that it is for
	Text   string // of the configuration
	Source string // address of the documentation
	Tested string // the version that was asked; empty for none
}

// examples has a rule of each kind, for the paths below /app/.
var examples = [...]Example{
	{Nginx, "location /app/ { proxy_pass http://127.0.0.1:3000; }", nginxDocs, nginxTested},
	{Nginx, "location /app/ { proxy_pass http://127.0.0.1:3000/; }", nginxDocs, nginxTested},
	{Nginx, "location /app { proxy_pass http://127.0.0.1:3000/; }", nginxDocs, nginxTested},
	{Nginx, "location / { try_files $uri $uri/ /index.html; }", "https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files", nginxTested},
	{Caddy, "handle /app/* {\n  reverse_proxy 127.0.0.1:3000\n}", "https://caddyserver.com/docs/caddyfile/directives/handle", caddyTested},
	{Caddy, "handle_path /app/* {\n  reverse_proxy 127.0.0.1:3000\n}", "https://caddyserver.com/docs/caddyfile/directives/handle_path", caddyTested},
	{Caddy, "try_files {path} /index.html\nfile_server", "https://caddyserver.com/docs/caddyfile/directives/try_files", caddyTested},
	{Apache, "ProxyPass /app/ http://127.0.0.1:3000/", apacheDocs, apacheTested},
	{Apache, "ProxyPass /app http://127.0.0.1:3000/", apacheDocs, apacheTested},
	{Apache, "FallbackResource /index.html", "https://httpd.apache.org/docs/2.4/mod/mod_dir.html#fallbackresource", apacheTested},
	{Redirects, "/app/* /:splat 200", redirectsDocs, ""},
	{Redirects, "/* /index.html 200", redirectsDocs, ""},
}

const (
	nginxDocs     = "https://nginx.org/en/docs/http/ngx_http_proxy_module.html#proxy_pass"
	nginxTested   = "1.22.1"
	caddyTested   = "2.6.2"
	apacheDocs    = "https://httpd.apache.org/docs/2.4/mod/mod_proxy.html#proxypass"
	apacheTested  = "2.4.71"
	redirectsDocs = "https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/"
)

// exampleAt is where the examples have their application.
const exampleAt = "/app"

// plain is the characters of a folder that no configuration reads otherwise.
const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

// Examples returns a rule of each kind, for the paths below the first folder of a path; below /app/
// where it has none, or one with other characters.
func Examples(path string) []Example {
	at := exampleAt
	if first, _, ok := strings.Cut(strings.TrimPrefix(path, "/"), "/"); ok && first != "" && strings.Trim(first, plain) == "" {
		at = "/" + first
	}
	list := examples
	for i := range list {
		list[i].Text = strings.ReplaceAll(list[i].Text, exampleAt, at)
	}
	return list[:]
}
