package wire

import "strings"

// Object is an object with these values under the names, which stand in one
// text, "start end"; names behind those of the values have null. A call is a
// fraction of the code that the literal of a map is, and there are many.
func Object(names string, values ...any) map[string]any {
	object := map[string]any{}
	Put(object, names, values...)
	return object
}

// Put puts values under names into an object, as Object does.
func Put(object map[string]any, names string, values ...any) {
	for more := true; more; {
		var name string
		name, names, more = strings.Cut(names, " ")
		object[name] = nil
		if len(values) > 0 {
			object[name], values = values[0], values[1:]
		}
	}
}
