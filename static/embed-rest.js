// What HTML puts into <uri-playground> where its end tag is missing, or where it was
// written as <uri-playground …/>: the rest of what is around it, so that nothing follows.
// Loaded for an embed that nothing follows and that holds an element.
const REST = "h1, h2, h3, h4, h5, h6, header, footer, main, nav, aside, section, article, form, script, uri-playground";

/** Reports whether the element holds what should come after it, and says so to the author. */
export function holdsRest(element) {
  const children = [...element.children].filter(({ slot }) => !slot); // others are notes
  const holds = children.length > 1 || children.some((child) => child.matches(REST) || child.querySelector(REST) !== null);
  if (holds) console.warn("uri-playground: the end tag is missing, or the tag ends with />, so the element holds what should come after it. It needs </uri-playground>.", element);
  return holds;
}
