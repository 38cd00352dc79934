package model

// action marks what an action is, so that nothing else can be dispatched. These
// are on the state:

func (ApplyFix) action()       {}
func (BrowserResult) action()  {}
func (ChooseBox) action()      {}
func (ChooseFinding) action()  {}
func (ChoosePicture) action()  {}
func (ChooseView) action()     {}
func (Copied) action()         {}
func (CopyAs) action()         {}
func (DrawMachine) action()    {}
func (Expand) action()         {}
func (FoldPanes) action()      {}
func (Go) action()             {}
func (GoTo) action()           {}
func (MoveCaret) action()      {}
func (MoveInPicture) action()  {}
func (MoveInTarget) action()   {}
func (NextQuestion) action()   {}
func (OfferSite) action()      {}
func (OpenDocument) action()   {}
func (OpenExample) action()    {}
func (OpenExercise) action()   {}
func (OpenLesson) action()     {}
func (OpenLink) action()       {}
func (OpenParting) action()    {}
func (OpenThrough) action()    {}
func (OpenWorked) action()     {}
func (PickChar) action()       {}
func (PickUp) action()         {}
func (PointAt) action()        {}
func (Predict) action()        {}
func (PutDown) action()        {}
func (SavePicture) action()    {}
func (Saved) action()          {}
func (ScrollPicture) action()  {}
func (ScrollTrace) action()    {}
func (SetComparison) action()  {}
func (SetDialect) action()     {}
func (SetDraft) action()       {}
func (SetFilter) action()      {}
func (SetGlance) action()      {}
func (SetHost) action()        {}
func (SetLang) action()        {}
func (SetLecture) action()     {}
func (SetOption) action()      {}
func (SetPane) action()        {}
func (SetPredict) action()     {}
func (SetPurpose) action()     {}
func (SetRef) action()         {}
func (SetSeed) action()        {}
func (SetSpeed) action()       {}
func (SetText) action()        {}
func (SetTexts) action()       {}
func (SetReadOnly) action()    {}
func (SetTheme) action()       {}
func (SetTool) action()        {}
func (SetTyped) action()       {}
func (SetView) action()        {}
func (ShowPlaces) action()     {}
func (ShowResolution) action() {}
func (TakeEmbed) action()      {}
func (TakeLink) action()       {}
func (TakeOver) action()       {}
func (TakeSite) action()       {}
func (Taken) action()          {}
func (Tick) action()           {}
func (ToggleMatter) action()   {}
func (WordsMissing) action()   {}
func (lectureCommand) action() {}
func (lessonCommand) action()  {}

// ShowLink becomes one on the state:

func (ShowLink) action() {}

// These are on the links of a page:

func (BrowserRows) action()   {}
func (ChooseAt) action()      {}
func (LinksFound) action()    {}
func (ScanDone) action()      {}
func (ScanFailed) action()    {}
func (ScrollLinks) action()   {}
func (ScrollSource) action()  {}
func (SetLinkField) action()  {}
func (SourceChanged) action() {}
func (SourceRead) action()    {}
func (SourceText) action()    {}
func (Work) action()          {}
func (linkCommand) action()   {}

// These are on a site:

func (NoteSite) action()    {}
func (OpenSite) action()    {}
func (SitePage) action()    {}
func (SiteRead) action()    {}
func (WorkSite) action()    {}
func (siteCommand) action() {}
