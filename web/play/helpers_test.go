package play

// tablesOf is the tables of a page; none if it shows none.
func tablesOf(p Page) []*Table {
	switch b := p.Body.(type) {
	case *TablesBody:
		return b.Tables
	case *CourseBody:
		return b.Tables
	}
	return nil
}

// panesOf is the panes of the resolution; empty if a page shows none.
func panesOf(p Page) TraceBody {
	if b := TraceOf(p.Body); b != nil {
		return *b
	}
	return TraceBody{}
}

// courseOf is the lessons of a page; nil if it shows none.
func courseOf(p Page) *Course {
	if b, ok := p.Body.(*CourseBody); ok {
		return b.Course
	}
	return nil
}

// stepsOf is the pseudocode of a page; nil if it shows none.
func stepsOf(p Page) *Steps {
	if b, ok := p.Body.(*ResolveBody); ok {
		return b.Steps
	}
	return nil
}

// pictureOf is the picture of a page; nil if it shows none.
func pictureOf(p Page) *Picture {
	if b, ok := p.Body.(*ParseBody); ok {
		return b.Picture
	}
	return nil
}

// click does what a button stands for.
func click(s *Session, c Command) []Effect { return s.Do(CommandAction(c.Name, c.Value)) }
