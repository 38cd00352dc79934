package model

import (
	"reflect"
	"testing"
)

// Whatever field of the state is another one, Reduce says that something changed,
// and of the fields that a single pane depends on, which.
func TestChangesKnowEveryField(t *testing.T) {
	of := map[string]Changes{
		"Base": Texts, "Ref": Texts, "Options": Options, "View": Shown, "Comparison": Shown, "Lang": Language, "Languages": Language,
		"Step": Position, "Moved": Position, "Steps": Position, "DivergesAfter": Position, "Playing": Position, "Speed": Position, "Predict": Position, "Notes": Position, "Glance": Position, "Pane": Position, "Scroll": Scrolled,
		"Point": Pointed, "Cursor": Pointed, "Browser": Browsed, "Filter": Filtered, "Typing": Rested,
	}
	fields := reflect.TypeFor[State]()
	for i := range fields.NumField() {
		var before, after State
		field := fields.Field(i).Name
		vary(t, reflect.ValueOf(&after).Elem().Field(i))
		want, ok := of[field]
		if !ok {
			want = Others
		}
		if got := changes(&before, &after); got != want {
			t.Errorf("%s: %b, want %b", field, got, want)
		}
	}
	if c := changes(&State{}, &State{}); c != 0 || c.Only(All) {
		t.Errorf("nothing changed: %b", c)
	}
}

// vary makes a value another one than zero.
func vary(t *testing.T, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.String:
		v.SetString("x")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int:
		v.SetInt(1)
	case reflect.Uint8, reflect.Uint32:
		v.SetUint(1)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
	case reflect.Array:
		vary(t, v.Index(0))
	case reflect.Struct:
		first := 0
		for v.Field(first).Type().Size() == 0 { // what marks an action
			first++
		}
		vary(t, v.Field(first))
	default:
		t.Fatalf("no other %s", v.Type())
	}
}

func TestReduceSaysWhatChanged(t *testing.T) {
	s := Initial("en")
	for _, c := range []struct {
		do   Action
		want Changes
	}{
		{SetTexts{Base: s.Base, Ref: s.Ref}, 0}, {SetRef{Ref: "x"}, Texts | Rested}, {SetView{Name: "trace"}, Shown}, {SetView{Name: "odd"}, 0},
		{ScrollTrace{Top: 40}, Scrolled}, {PointAt{Point: "0:1-2"}, Pointed}, {BrowserResult{Text: "x"}, Browsed},
		{SetOption{Name: "strict", On: false}, Options}, {SetDialect{Name: "rfc1630"}, Shown | Others}, {SetFilter{Text: "x"}, Filtered},
		{SetSpeed{Index: 0}, Position},
	} {
		_, got, _ := Reduce(s, nil, c.do)
		if got != c.want {
			t.Errorf("%#v: %b, want %b", c.do, got, c.want)
		}
	}
}

// The menu leads from a lesson back to the list; a page that sets the view of the
// lessons, perhaps with a lesson, stays in it.
func TestLessonsAreChosenAgain(t *testing.T) {
	s, _, _ := Reduce(Initial("en"), nil, OpenLesson{ID: "dots"})
	if next, _, _ := Reduce(s, nil, SetView{Name: LessonView}); next.Learning.Lesson != "dots" {
		t.Errorf("a page that sets the view again leads to %q", next.Learning.Lesson)
	}
	if next, _, _ := Reduce(s, nil, ChooseView{Name: LessonView}); next.Learning.Lesson != "" || next.View != LessonView {
		t.Errorf("the menu leads to %q in %q", next.Learning.Lesson, next.View)
	}
	s, _, _ = Reduce(s, nil, SetView{Name: "resolve"})
	if next, _, _ := Reduce(s, nil, ChooseView{Name: LessonView}); next.Learning.Lesson != "dots" {
		t.Errorf("from another view the menu leads to %q", next.Learning.Lesson)
	}
}
