package export

import (
	"encoding/json"
	"testing"
)

// What is said of a link is said of it as it is, whatever it holds: neither a placeholder
// nor a link is made of it, and the file is named by a relative reference.
func TestSarifIsWhatItSays(t *testing.T) {
	for _, c := range []struct{ message, file, wantMessage, wantFile string }{
		{"a[0]: no", "a.html", "a[0]: no", "a.html"},
		{`x\[y](z): no`, "a/b:c.html", `x\\\[y\](z): no`, "a/b:c.html"},
		{"/users/{0}/{x}{{12}} {7", "ab:c.html", "/users/{{0}}/{x}{{{12}}} {7", "./ab:c.html"},
	} {
		var s Sarif
		s.Open(nil)
		s.Add(true, SarifResult{Message: c.message, File: c.file})
		s.Close()
		var log struct {
			Runs []struct {
				Results []struct {
					Message   struct{ Text string }
					Locations []struct {
						PhysicalLocation struct{ ArtifactLocation struct{ URI string } }
					}
				}
			}
		}
		text := s.Text()
		if err := json.Unmarshal([]byte(text.String()), &log); err != nil {
			t.Fatal(err)
		}
		result := log.Runs[0].Results[0]
		if result.Message.Text != c.wantMessage || result.Locations[0].PhysicalLocation.ArtifactLocation.URI != c.wantFile {
			t.Errorf("%+v, want %+v", result, c)
		}
	}
}
