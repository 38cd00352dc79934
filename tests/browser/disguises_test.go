package browser

import (
	"encoding/json"
	"fmt"
	"testing"

	"uriplayground/internal/vectors"
)

// Chromium goes where the table of disguises says, or refuses the link.
func TestDisguises(t *testing.T) {
	p := open(t, "/")
	rows := vectors.Disguises()
	refs := make([]string, len(rows))
	for i, row := range rows {
		refs[i] = row.Ref
	}
	list, err := json.Marshal(refs)
	if err != nil {
		t.Fatal(err)
	}
	hosts := eval[[]string](p, fmt.Sprintf(`%s.map((ref) => { try { return new URL(ref, %q).host; } catch { return ""; } })`, list, vectors.DisguisePage))
	for i, row := range rows {
		host := ""
		if row.Host != nil {
			host = *row.Host
		}
		// Versions of Unicode differ in what is dropped.
		dropped := row.Code == "hidden-characters" && (hosts[i] == "" || hosts[i] == "paypal.com")
		if hosts[i] != host && !dropped {
			t.Errorf("%q leads to %q, and not to %q", row.Ref, hosts[i], host)
		}
	}
}
