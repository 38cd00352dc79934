package play

import "strings"

// Act is an action as a button of the page carries it: a name, and what it is
// to be done with.
type Act struct{ Name, Value string }

// Action is what the act stands for; nil for one without a name.
func (a Act) Action() Action {
	switch a.Name {
	case "view":
		return SetView{a.Value}
	case "ref":
		return SetRef{a.Value}
	case "example":
		return OpenExample{a.Value}
	case "char":
		return pickChar{a.Value}
	case "dialect":
		return SetDialect{a.Value}
	case "purpose":
		return setPurpose{a.Value}
	case "literalRule":
		return SetOption{a.Name, a.Value == "on"}
	case "texts":
		base, ref, _ := strings.Cut(a.Value, "\n")
		return SetTexts{base, ref}
	case "text":
		return SetText{a.Value}
	case "desk-sample", "desk-code", "desk-all", "desk-order", "desk-cancel", "desk-resume", "desk-export", "desk-open", "desk-show", "desk-slash", "desk-source", "desk-fix":
		return deskAct{a.Name, a.Value}
	case "show":
		base, ref, _ := strings.Cut(a.Value, "\n")
		return show{base, ref}
	case "unfold":
		return unfold{}
	case "copy":
		return CopyAs{a.Value}
	case "pair":
		return setPair{a.Value}
	case "step":
		return GoTo{number(a.Value)}
	case "save":
		return SavePicture{a.Value}
	case "picture":
		return choosePicture{a.Value}
	case "from":
		return drawFrom{number(a.Value)}
	case "box":
		return chooseBox{number(a.Value)}
	case "":
		return nil
	}
	return learn(a)
}

// unfold makes what unfolds. An embed has it only then: pages hold many of them.
type unfold struct{}

func (unfold) reduce(s State) State {
	s.Folded = false
	return s
}

// show opens two texts in the view of the resolution.
type show struct{ base, ref string }

func (a show) reduce(s State) State {
	s = SetTexts{a.base, a.ref}.reduce(s)
	s.View, s.Step = Views()[0], End
	return s
}
