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
	"view":         func(value string) Action { return SetView{value} },
	"ref":          func(value string) Action { return SetRef{value} },
	"texts":        func(value string) Action { return SetTexts(twoTexts(value)) },
	"take-target":  func(string) Action { return TakeOver{} },
	"text":         func(value string) Action { return SetText{value} },
	"show":         func(value string) Action { return ShowResolution(twoTexts(value)) },
	"example":      func(value string) Action { return OpenExample{value} },
	"literalRule":  func(value string) Action { return SetOption{"literalRule", value == "on"} },
	"dialect":      func(value string) Action { return SetDialect{value} },
	"document":     openDocument,
	"through":      func(value string) Action { return OpenThrough(twoTexts(value)) },
	"char":         func(value string) Action { return PickChar{value} },
	"purpose":      func(value string) Action { return SetPurpose{value} },
	"tool":         func(value string) Action { return SetTool{value} },
	"host":         func(value string) Action { return SetHost{value} },
	"matter":       func(value string) Action { return ToggleMatter{value} },
	"pair":         func(value string) Action { return SetComparison{value} },
	"parting":      func(value string) Action { return OpenParting{atoi(value)} },
	"pane":         func(value string) Action { return SetPane{value} },
	"step":         func(value string) Action { return GoTo{atoi(value)} },
	"copy":         func(value string) Action { return CopyAs{value} },
	"take-link":    func(string) Action { return TakeLink{} },
	"take-embed":   func(string) Action { return TakeEmbed{} },
	"lecture":      func(value string) Action { return SetLecture{value == "on"} },
	"fold":         func(value string) Action { return FoldPanes{value == "on"} },
	"expand":       func(string) Action { return Expand{} },
	"picture":      func(value string) Action { return ChoosePicture{value} },
	"from":         func(value string) Action { return ScrollPicture{atoi(value)} },
	"box":          func(value string) Action { return ChooseBox{atoi(value)} },
	"lesson":       func(id string) Action { return OpenLesson{id} },
	"exercise":     func(value string) Action { return OpenExercise{atoi(value)} },
	"worked":       func(id string) Action { return OpenWorked{id} },
	"seed":         func(value string) Action { return SetSeed{value} },
	"links-show":   func(number string) Action { return ShowLink{Number: number} },
	"links-from":   func(number string) Action { return ShowLink{Number: number, Places: true} },
	"places":       func(value string) Action { return ShowPlaces(twoTexts(value)) },
	"predict":      func(value string) Action { return SetPredict{value} },
	"predicted":    func(value string) Action { return Predict{Answer: value} },
	"glance":       func(value string) Action { return SetGlance{value == "on"} },
	"give-up":      func(string) Action { return Predict{GiveUp: true} },
	"typed":        func(value string) Action { return SetTyped{value == "on"} },
	"question":     func(string) Action { return NextQuestion{} },
	"pick-up":      func(value string) Action { return PickUp{Piece: value} },
	"put-down":     func(value string) Action { return PutDown{To: value} },
	"site-finding": func(id string) Action { return ChooseFinding{id} },
	"site-take":    func(string) Action { return TakeSite{} },
	"save":         func(value string) Action { return SavePicture{value} },
}

// CommandAction is the action that a button or form stands for, by its name and
// value; nil if there is no such command.
func CommandAction(name, value string) Action {
	if action := commands[name]; action != nil {
		return action(value)
	}
	if do := lessonCommands[name]; do != nil {
		return lessonCommand{do, value}
	}
	if do := lectureCommands[name]; do != nil {
		return lectureCommand{do, value}
	}
	if do := linkCommands[name]; do != nil {
		return linkCommand{do, value}
	}
	if do := siteCommands[name]; do != nil {
		return siteCommand{do, value}
	}
	return nil
}

// CommandNames is the names of all commands, in order.
func CommandNames() []string {
	names := slices.AppendSeq(slices.Collect(maps.Keys(commands)), maps.Keys(lessonCommands))
	names = slices.AppendSeq(slices.AppendSeq(names, maps.Keys(lectureCommands)), maps.Keys(linkCommands))
	names = slices.AppendSeq(names, maps.Keys(siteCommands))
	slices.Sort(names)
	return names
}

// twoTexts is a base and a reference, which a newline separates.
func twoTexts(value string) (texts struct{ Base, Ref string }) {
	texts.Base, texts.Ref, _ = strings.Cut(value, "\n")
	return texts
}

// atoi is the number that a text holds; 0 for none.
func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}
