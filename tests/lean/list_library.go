package main

const (
	vecty = "github.com/hexops/vecty"
	dom   = "honnef.co/go/js/dom/v2"
)

// libraryFiles are parts of other packages that are off.
var libraryFiles = []file{
	// Every component has a Copy, and its props are tagged with nothing else.
	{vecty, "dom.go", []change{
		text("tinyGoAssertCopier(c)\n", "panic(\"vecty: a component without Copy\")\n}\n\nfunc copyByReflection(c Component) Component {\n"),
		text("Tag.Get(\"vecty\") == \"prop\"", "Tag == `vecty:\"prop\"`"),
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
