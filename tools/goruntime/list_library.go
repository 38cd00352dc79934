package main

const (
	vecty = "github.com/hexops/vecty"
	maps  = "internal/runtime/maps"
	dom   = "honnef.co/go/js/dom/v2"
)

// libraryFiles are parts of other packages that are off.
var libraryFiles = []file{
	// Every component has a Copy, and each of its fields but Core is a prop.
	// Classes, dataset and style of an element are asked of the browser where they
	// change; six questions for each element that stays as it is were most of what
	// drawing a page again took.
	{vecty, "dom.go", []change{
		text("tinyGoAssertCopier(c)\n", "panic(\"vecty: a component without Copy\")\n}\n\nfunc copyByReflection(c Component) Component {\n"),
		text("s.Elem().Type().Field(i).Tag.Get(\"vecty\") == \"prop\"", "sf.Type() != reflect.TypeOf(Core{})"),
		texts(2, "classList := h.node.Get(\"classList\")\n", ""),
		texts(2, "classList.Call(", "h.node.Get(\"classList\").Call("),
		texts(2, "dataset := h.node.Get(\"dataset\")\n", ""),
		text("dataset.Set(name", "h.node.Get(\"dataset\").Set(name"),
		text("dataset.Delete(name", "h.node.Get(\"dataset\").Delete(name"),
		texts(2, "style := h.node.Get(\"style\")\n", ""),
		texts(2, "style.Call(", "h.node.Get(\"style\").Call("),
	}},
	// Values of methods are made by nobody; values are set to those of their type.
	{"reflect", "value.go", []change{
		body("func valueMethodName() string", "return \"unknown method\""),
	}},
	{"reflect", "makefunc.go", []change{
		body("func makeMethodValue(op string, v Value) Value", "panic(\"reflect: \" + op + \": no values of methods\")"),
	}},
	{"reflect", "type.go", []change{
		body("func directlyAssignable(T, V *abi.Type) bool", "return T == V"),
	}},
	{"internal/cpu", "cpu.go", []change{
		body("func processOptions(env string)", ""),
	}},
	// Maps with small keys are few here; they take the way of all others. Those
	// with strings keep theirs.
	{maps, "runtime_fast32.go", []change{
		body("func runtime_mapaccess1_fast32(typ *abi.MapType, m *Map, key uint32) unsafe.Pointer", "return runtime_mapaccess1(typ, m, abi.NoEscape(unsafe.Pointer(&key)))"),
		body("func runtime_mapaccess2_fast32(typ *abi.MapType, m *Map, key uint32) (unsafe.Pointer, bool)", "return runtime_mapaccess2(typ, m, abi.NoEscape(unsafe.Pointer(&key)))"),
		body("func runtime_mapassign_fast32(typ *abi.MapType, m *Map, key uint32) unsafe.Pointer", "return runtime_mapassign(typ, m, abi.NoEscape(unsafe.Pointer(&key)))"),
	}},
	{maps, "runtime_fast64.go", []change{
		body("func runtime_mapaccess1_fast64(typ *abi.MapType, m *Map, key uint64) unsafe.Pointer", "return runtime_mapaccess1(typ, m, abi.NoEscape(unsafe.Pointer(&key)))"),
		body("func runtime_mapaccess2_fast64(typ *abi.MapType, m *Map, key uint64) (unsafe.Pointer, bool)", "return runtime_mapaccess2(typ, m, abi.NoEscape(unsafe.Pointer(&key)))"),
		body("func runtime_mapassign_fast64(typ *abi.MapType, m *Map, key uint64) unsafe.Pointer", "return runtime_mapassign(typ, m, abi.NoEscape(unsafe.Pointer(&key)))"),
		body("func runtime_mapassign_fast64ptr(typ *abi.MapType, m *Map, key unsafe.Pointer) unsafe.Pointer", "return runtime_mapassign(typ, m, abi.NoEscape(unsafe.Pointer(&key)))"),
	}},
	// Only the message of a number that could not be read quotes anything.
	{"strconv", "number.go", []change{
		text("Quote(e.Num)", "`\"` + e.Num + `\"`"),
	}},
	// Its dates are numbers: the packages time and syscall ask the file system of
	// Node.js for its constants when they start.
	{dom, "dom.go", []change{
		texts(2, "time.Unix(0, ", "("),
	}},
	{dom, "events.go", []change{
		text("time.Unix(int64(s), int64(ns))", "int64(s)*1e9 + int64(ns)"),
	}},
}
