package model

import (
	"maps"
	"slices"
	"strconv"
	"strings"
)

// commands is the actions that buttons stand for, by the names that buttons
// carry. What the buttons of the lessons, of a lecture, of the links and of a site do to
// their own state is in tables of their own.
var commands = map[string]func(value string) Action{
	"view":           func(value string) Action { return SetView{Name: value} },
	"ref":            func(value string) Action { return SetRef{Ref: value} },
	"texts":          func(value string) Action { base, ref := twoTexts(value); return SetTexts{Base: base, Ref: ref} },
	"take-target":    func(string) Action { return TakeOver{} },
	"text":           func(value string) Action { return SetText{Text: value} },
	"show":           func(value string) Action { base, ref := twoTexts(value); return ShowResolution{Base: base, Ref: ref} },
	"example":        func(value string) Action { return OpenExample{ID: value} },
	"filter":         func(value string) Action { return SetFilter{Text: value} },
	"literalRule":    func(value string) Action { return SetOption{Name: "literalRule", On: value == "on"} },
	"dialect":        func(value string) Action { return SetDialect{Name: value} },
	"document":       openDocument,
	"through":        func(value string) Action { base, ref := twoTexts(value); return OpenThrough{Base: base, Ref: ref} },
	"char":           func(value string) Action { return PickChar{Char: value} },
	"purpose":        func(value string) Action { return SetPurpose{Name: value} },
	"rules":          func(value string) Action { return SetServer{Rules: value} },
	"server":         func(value string) Action { return SetServer{Rules: value, Typed: true} },
	"tool":           func(value string) Action { return SetTool{ID: value} },
	"host":           func(value string) Action { return SetHost{ID: value} },
	"matter":         func(value string) Action { return ToggleMatter{Place: value} },
	"pair":           func(value string) Action { return SetComparison{Name: value} },
	"parting":        func(value string) Action { return OpenDivergence{Step: atoi(value)} },
	"pane":           func(value string) Action { return SetPane{Name: value} },
	"step":           func(value string) Action { return SelectStep{N: atoi(value)} },
	"copy":           func(value string) Action { return CopyAs{Format: value} },
	"take-link":      func(string) Action { return CopyPermalink{} },
	"take-code":      func(code string) Action { return CopyCode{Code: code} },
	"take-embed":     func(string) Action { return CopyEmbed{} },
	"lecture":        func(value string) Action { return SetLecture{On: value == "on"} },
	"fold":           func(value string) Action { return FoldPanes{On: value == "on"} },
	"expand":         func(string) Action { return Expand{} },
	"picture":        func(value string) Action { return ChoosePicture{Name: value} },
	"picture-from":   func(value string) Action { return ScrollPicture{From: atoi(value)} },
	"box":            chooseBox,
	"lesson":         func(id string) Action { return OpenLesson{ID: id} },
	"exercise":       func(value string) Action { return OpenExercise{N: atoi(value)} },
	"worked":         func(id string) Action { return OpenWorked{ID: id} },
	"worked-predict": func(id string) Action { return OpenWorked{ID: id, Predict: true} },
	"next":           func(string) Action { return OpenNext{} },
	"task-page":      func(string) Action { return OpenTaskPage{} },
	"seed":           func(value string) Action { return SetSeed{Seed: value} },
	"links-show":     func(number string) Action { return ShowLink{Number: number} },
	"links-from":     func(number string) Action { return ShowLink{Number: number, Places: true} },
	"places":         func(value string) Action { base, ref := twoTexts(value); return ShowPlaces{Base: base, Ref: ref} },
	"expect":         func(value string) Action { return SetExpected{Target: value, Typed: true} },
	"went":           func(value string) Action { return SetWent{Address: value} },
	"remedy":         func(value string) Action { base, ref := twoTexts(value); return ApplyTargetFix{Base: base, Ref: ref} },
	"predict":        func(value string) Action { return SetPredict{How: value} },
	"predicted":      func(value string) Action { return Predict{Answer: value} },
	"glance":         func(value string) Action { return SetGlance{On: value == "on"} },
	"buffers":        func(lines string) Action { return SetDraft{Lines: lines} },
	"give-up":        func(string) Action { return Predict{GiveUp: true} },
	"typed":          func(value string) Action { return SetTyped{On: value == "on"} },
	"question":       func(string) Action { return NextQuestion{} },
	"unhide":         func(string) Action { return Unhide{} },
	"page":           func(to string) Action { return TurnPage{To: to} },
	"counted":        func(lines string) Action { return TurnPage{To: "on", Counts: lines} },
	"slide-run":      func(string) Action { return ShowSlide{} },
	"speaker":        func(string) Action { return OpenSpeaker{} },
	"tell":           func(key string) Action { return TellRoom{Key: key} },
	"pick-up":        func(value string) Action { return PickUp{Piece: value} },
	"put-down":       func(value string) Action { return PutDown{To: value} },
	"site-finding":   func(id string) Action { return ChooseFinding{ID: id} },
	"site-sample":    func(id string) Action { return OpenSample{ID: id} },
	"site-take":      func(string) Action { return TakeSite{} },
	"save":           func(value string) Action { return SavePicture{Kind: value} },
}

// CommandAction returns the action that a button or form stands for, by its name and
// value; nil if there is no such command.
func CommandAction(name, value string) Action {
	if action := commands[name]; action != nil {
		return action(value)
	}
	if do := lessonCommands[name]; do != nil {
		return lessonCommand{do: do, value: value}
	}
	if do := trackCommands[name]; do != nil {
		return trackCommand{do: do, value: value}
	}
	if do := sittingCommands[name]; do != nil {
		return lessonCommand{do: do, value: value}
	}
	if do := lectureCommands[name]; do != nil {
		return lectureCommand{do: do, value: value}
	}
	if do := linkCommands[name]; do != nil {
		return linkCommand{do: do, value: value}
	}
	if do := siteCommands[name]; do != nil {
		return siteCommand{do: do, value: value}
	}
	return nil
}

// CommandNames returns the names of all commands, in order.
func CommandNames() []string {
	names := slices.AppendSeq(slices.Collect(maps.Keys(commands)), maps.Keys(lessonCommands))
	names = slices.AppendSeq(slices.AppendSeq(names, maps.Keys(lectureCommands)), maps.Keys(linkCommands))
	names = slices.AppendSeq(slices.AppendSeq(names, maps.Keys(siteCommands)), maps.Keys(trackCommands))
	names = slices.AppendSeq(names, maps.Keys(sittingCommands))
	slices.Sort(names)
	return names
}

// twoTexts returns a base and a reference, which a newline separates.
func twoTexts(value string) (base, ref string) {
	base, ref, _ = strings.Cut(value, "\n")
	return base, ref
}

// atoi returns the number that a text contains; 0 for none.
func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
