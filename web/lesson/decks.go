package lesson

// Deck is slides that are ready for a lecture: as fields of a permalink, of which package model
// says more.
type Deck struct {
	ID     string // also in the key of its name
	Slides string
}

// Decks returns the decks in the order of a course.
func Decks() []Deck { return decks }

// FindDeck returns the deck with that id; ok is false if there is none.
func FindDeck(id string) (d Deck, ok bool) {
	for _, d := range decks {
		if d.ID == id {
			return d, true
		}
	}
	return Deck{}, false
}

const (
	deckGuide = "slide=https://docs.example/v2/guide"
	deckUser  = "slide=https://u.example/project/guide/intro"
	deckList  = "slide=https://shop.example/list?page=2"
)

// decks is a variable, so that no code is needed to build it.
var decks = []Deck{
	{"link", deckGuide + "/intro&with=img/a.png&vote=append&" +
		deckGuide + "/intro/&with=img/a.png&vote=noslash&" +
		deckGuide + "/intro&with=../img/a.png&vote=append,glue"},
	{"last-slash", deckGuide + "&with=a.css&vote=append&" +
		deckGuide + "/&with=a.css&vote=noslash&" +
		"slide=https://docs.example&with=css/a.css&vote=nohostslash&" +
		"slide=https://h.example/todo/list&with=todo/i.png&vote=append,double"},
	{"first-slash", deckUser + "&with=/img/a.png&vote=rootadd,project,folder&" +
		deckUser + "&with=img/a.png&vote=append&" +
		deckUser + "&with=//img/a.png&vote=netpath"},
	{"up", deckGuide + "/intro&with=../img/a.png&vote=append,glue&" +
		deckGuide + "/&with=../img/a.png&vote=noslash,glue&" +
		"slide=https://docs.example/v2/&with=../../../img/a.png&vote=above,glue&" +
		deckGuide + "/intro&with=..&vote=append,glue,finaldot"},
	{"query", deckList + "&with=item/7&vote=qkeep,append&" +
		deckList + "&with=?sort=up&vote=qdrop,qadd&" +
		deckList + "%23top&with=&vote=emptyroot,emptyq,fkeep&" +
		deckList + "&with=?&vote=emptyquery,qdrop,qadd"},
	{"questions", deckGuide + "/intro&with=//cdn.example/a&vote=netpath&" +
		deckGuide + "/intro&with=/a/../b&vote=rootadd,project,folder,glue&" +
		deckGuide + "/intro?x=1&with=a?y=2&vote=append&" +
		deckGuide + "/&with=https:intro&vote=colon,samescheme"},
	{"looks", deckGuide + "/&with=note:1&vote=colon,hostport&" +
		deckGuide + "/&with=www.w3.org/TR&vote=www,noslash&" +
		deckGuide + "/&with=%252e%252e/a&vote=enc2e,noslash&" +
		deckGuide + "/&with=..img/a.png&vote=dotname,noslash&" +
		deckGuide + "/&with=.../img/a.png&vote=three,noslash"},
	{"disk", deckGuide + "/install/&with=../img/a.png&vote=noslash,glue&" +
		deckGuide + "/install&with=../img/a.png&vote=append,glue&" +
		deckUser + "&with=/img/a.png&vote=rootadd,project,folder"},
	{"base-of", "slide=https://docs.example/css/a.css&with=images/w.jpg&vote=append&" +
		"slide=https://docs.example/app&with=a.css&vote=append&" +
		"slide=https://docs.example/foo/&with=bar.png&vote=noslash"},
	{"move", "slide=https://new.example/site/guide/&with=/img/a.png&vote=rootadd,project&" +
		"slide=https://new.example/site/guide/&with=../img/a.png&vote=noslash,glue&" +
		"slide=https://new.example/site/guide/&with=https://docs.example/img/a.png"},
}
