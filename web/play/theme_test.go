package play

import (
	"slices"
	"testing"

	"uriplayground/web/locales"
	"uriplayground/web/model"
)

func TestTheme(t *testing.T) {
	s := NewSession(locales.All(), nil, model.Initial("en"))
	if effects := s.Do(model.SetTheme{Name: "dark"}); !slices.Contains(effects, model.Effect(model.ApplyTheme{Name: "dark"})) {
		t.Errorf("effects %v", effects)
	}
	if effects := s.Do(model.SetTheme{Name: "plaid"}); s.State().Theme != "dark" || len(effects) > 0 {
		t.Errorf("theme %q, effects %v", s.State().Theme, effects)
	}
}
