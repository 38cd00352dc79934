package page

import (
	"reflect"
	"testing"
)

// drawn returns a table with everything that a table can have, its rows being other values
// each time.
func drawn() *Table {
	t := &Table{Heads: []string{"head"}, Window: &Window{}}
	t.AddRow("row", &TableCell{})
	return t
}

// A table that says the same is the earlier one, and so is a row of another.
func TestTablesAreReused(t *testing.T) {
	if old := drawn(); drawn().reuse(old) != old {
		t.Error("the same table is drawn again")
	}
	other, old := drawn(), drawn()
	other.Note = "another"
	if got := other.reuse(old); got == old || got.Rows[0] != old.Rows[0] {
		t.Error("a row is drawn again with its table")
	}
	other.Heads = []string{"other"}
	other.Rows[0] = drawn().Rows[0]
	if got := other.reuse(old); got.Rows[0] == old.Rows[0] {
		t.Error("a row stays below other heads")
	}
}

// Whatever changes of a table, a row or a cell, it is drawn.
func TestReuseMissesNothing(t *testing.T) {
	for _, part := range []func(*Table) any{
		func(t *Table) any { return t },
		func(t *Table) any { return t.Window },
		func(t *Table) any { return t.Rows[0] },
		func(t *Table) any { return t.Rows[0].Cells[0] },
	} {
		for i := range reflect.TypeOf(part(drawn())).Elem().NumField() {
			old, now := drawn(), drawn()
			value := reflect.ValueOf(part(now)).Elem()
			change(value.Field(i))
			if now.reuse(old) == old {
				t.Errorf("%s of %s may change unseen", value.Type().Field(i).Name, value.Type())
			}
		}
	}
}

// change gives a field another value, the first of a structure as all of it.
func change(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		v.SetString("another")
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int:
		v.SetInt(v.Int() + 1)
	case reflect.Struct:
		change(v.Field(0))
	case reflect.Slice:
		element := reflect.New(v.Type().Elem()).Elem()
		if element.Kind() == reflect.Pointer {
			element.Set(reflect.New(element.Type().Elem()))
		}
		v.Set(reflect.Append(v, element))
	case reflect.Pointer:
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		} else {
			v.SetZero()
		}
	default:
		panic("a field of " + v.Type().String())
	}
}
