package render

// Limits of what is shown or looked at, in bytes unless said otherwise: a page is as quick
// to draw for a long text as for a short one.
const (
	ValueBytes   = 120  // of a value in a cell
	CellBytes    = 240  // of a text in a cell of its own
	SayBytes     = 80   // of a value that a sentence names
	FixBytes     = 60   // of a text that a button names
	BufferBytes  = 160  // of a buffer that a row shows
	TargetBytes  = 1200 // of the target
	CopiedBytes  = 2000 // of a text that is copied or printed
	CopiedRows   = 2000 // rows of a trace that are copied or printed
	SuspectBytes = 2000 // of a text that are searched for dangers
	MoreBytes    = 4000 // the longest text that is looked at further at every keystroke
)
