package model

// TakeLink puts the permalink of the present state on the clipboard. It is also the
// effect.
type TakeLink struct {
	act
	effect
}

func (TakeLink) reduce(s State, _ *Panels) State { return s }

// TakeEmbed puts the line that embeds the present state on the clipboard.
type TakeEmbed struct{ act }

func (TakeEmbed) reduce(s State, _ *Panels) State { return s }

// CopyEmbed puts that line on the clipboard. Fallback is said in the embed where no
// script runs.
type CopyEmbed struct {
	effect
	Fallback string
}

// Taken says what is on the clipboard, "link", "embed" or "source", or that the browser
// refused.
type Taken struct {
	act
	What string
	OK   bool
}

func (a Taken) reduce(s State, _ *Panels) State {
	switch {
	case a.OK && a.What == "link" && (s.ViewShown().Files || s.ViewShown().Source && !s.hasText()):
		s.Taken = "take.link.done.without" // the source, or the files
	case a.OK:
		s.Taken = "take." + a.What + ".done"
	case a.What == "source":
		s.Taken = "take.source.refused"
	default:
		s.Taken = "take.refused"
	}
	return s
}
