package play

import "strings"

// Command is an action as a button of the page carries it: a name, and what it is
// to be done with.
type Command struct{ Name, Value string }

// Action is what the act stands for; nil for one without a name.
func (a Command) Action() Action {
	switch a.Name {
	case "view":
		return SetView{a.Value}
	case "ref":
		return SetRef{a.Value}
	case "example":
		return OpenExample{a.Value}
	case "char":
		return PickChar{a.Value}
	case "dialect":
		return SetDialect{a.Value}
	case "purpose":
		return SetPurpose{a.Value}
	case "literalRule":
		return SetOption{a.Name, a.Value == "on"}
	case "texts":
		base, ref, _ := strings.Cut(a.Value, "\n")
		return SetTexts{base, ref}
	case "text":
		return SetText{a.Value}
	case "desk-sample", "desk-code", "desk-all", "desk-order", "desk-cancel", "desk-resume", "desk-export", "desk-open", "desk-show", "desk-slash", "desk-source", "desk-fix":
		return linkCommand{a.Name, a.Value}
	case "show":
		base, ref, _ := strings.Cut(a.Value, "\n")
		return ShowResolution{base, ref}
	case "unfold":
		return Expand{}
	case "copy":
		return CopyAs{a.Value}
	case "pair":
		return SetComparison{a.Value}
	case "step":
		return GoTo{atoi(a.Value)}
	case "save":
		return SavePicture{a.Value}
	case "picture":
		return ChoosePicture{a.Value}
	case "from":
		return ScrollPicture{atoi(a.Value)}
	case "box":
		return ChooseBox{atoi(a.Value)}
	case "":
		return nil
	}
	return learn(a)
}

// Expand makes what unfolds. An embed has it only then: pages hold many of them.
type Expand struct{}

func (Expand) reduce(s State) State {
	s.Collapsed = false
	return s
}

// ShowResolution opens two texts in the view of the resolution.
type ShowResolution struct{ base, ref string }

func (a ShowResolution) reduce(s State) State {
	s = SetTexts{a.base, a.ref}.reduce(s)
	s.View, s.Step = Views()[0], End
	return s
}
