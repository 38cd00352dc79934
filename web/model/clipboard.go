package model

// CopyPermalink puts the permalink of the present state on the clipboard. It is also the
// effect.
type CopyPermalink struct {
	act
	effect
}

func (CopyPermalink) reduce(s State, _ *Panels) State { return s }

// CopyCode puts a line of code on the clipboard. It is also the effect.
type CopyCode struct {
	act
	effect
	Code string
}

func (CopyCode) reduce(s State, _ *Panels) State { return s }

// CopyEmbed puts the line that embeds the present state on the clipboard.
type CopyEmbed struct{ act }

func (CopyEmbed) reduce(s State, _ *Panels) State { return s }

// WriteEmbed puts that line on the clipboard. Fallback is said in the embed where no
// script runs.
type WriteEmbed struct {
	effect
	Fallback string
}

// ClipboardAnswer says what is on the clipboard, "link", "embed", "code" or "source", or that the browser
// refused.
type ClipboardAnswer struct {
	act
	What string
	OK   bool
}

func (a ClipboardAnswer) reduce(s State, _ *Panels) State {
	switch {
	case a.OK && a.What == "link" && (s.ViewShown().Files || s.ViewShown().Source && !s.hasText()):
		s.ClipboardNote = "take.link.done.without" // the source, or the files
	case a.OK:
		s.ClipboardNote = "take." + a.What + ".done"
	case a.What == "source":
		s.ClipboardNote = "take.source.refused"
	default:
		s.ClipboardNote = "take.refused"
	}
	return s
}
