package play

import (
	"slices"
	"testing"
)

func TestTheme(t *testing.T) {
	s := NewSession(Initial("en"))
	if effects := s.Do(SetTheme{"dark"}); !slices.Contains(effects, Effect(ApplyTheme{"dark"})) {
		t.Errorf("effects %v", effects)
	}
	if effects := s.Do(SetTheme{"plaid"}); s.State().Theme != "dark" || len(effects) > 0 {
		t.Errorf("theme %q, effects %v", s.State().Theme, effects)
	}
}
