package rfc3986_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// A text of very many faults gets as many as help, and one for the rest.
func TestFaultsAreLimited(t *testing.T) {
	text := "http://h/" + strings.Repeat("^", 3*rfc3986.MaxFaults)
	faults := rfc3986.Validate(rfc3986.Split(text))
	if len(faults) != rfc3986.MaxFaults+1 {
		t.Fatalf("%d faults", len(faults))
	}
	last := faults[rfc3986.MaxFaults]
	if last.Code != syntax.MoreFaults || last.Level != syntax.Info || int(last.End) != len(text) {
		t.Errorf("the last one is %v", last)
	}
	if last.Start != faults[rfc3986.MaxFaults-1].End {
		t.Errorf("the rest begins at %d", last.Start)
	}
}

// As many faults as there may be are listed without a rest.
func TestFaultsUpToTheLimit(t *testing.T) {
	text := "http://h/" + strings.Repeat("^", rfc3986.MaxFaults)
	if faults := rfc3986.Validate(rfc3986.Split(text)); len(faults) != rfc3986.MaxFaults {
		t.Errorf("%d faults", len(faults))
	}
}
