package i18n

// enKeys is the lecture size and the list of shortcuts.
var enKeys = map[string]string{
	"page.lecture": "Lecture size",
	"keys.title":   "Keyboard",
	"keys.scope":   "A key does this only while the focus is where it says.",
	"keys.player":  "Buttons of the timeline: ← and → go a step, Home and End to the start and the end, the space bar presses the button.",
	"keys.range":   "Slider of the timeline: ← and → go a step, Page Up and Page Down several.",
	"keys.walk":    "Base, reference and target as they are drawn: ←, →, Home and End walk through the characters and say where each came from; Esc stops that.",
	"keys.picture": "Derivation in the grammar: ↑ and ↓ go to what holds the box and what it holds, ← and → to its neighbours, Home to the whole.",
}
