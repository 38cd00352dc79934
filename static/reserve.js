// Firefox paints what follows a style sheet in the body before the sheet is there, other than
// Chromium. Before a script it waits for both, so an embed below this one has its place at once.
