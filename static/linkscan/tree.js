// The tree of an HTML page, as far as it decides which tags become elements.
import { Parser, InsertionMode, getTagID } from "../vendor/parse5.js";

export const HTML = "http://www.w3.org/1999/xhtml";

// The types of parse5's tokens, and how the text after a tag is to be read.
const CHARACTERS = 0, NULLS = 1, WHITESPACE = 2, OPEN = 3, CLOSE = 4, COMMENT = 5, DOCTYPE = 6;
const DATA = 0, PLAINTEXT = 4;

/**
 * The parser, which since the select element may hold anything (HTML Standard of 2025)
 * has no insertion mode for it.
 */
export class LinkParser extends Parser {
  get insertionMode() { return this.mode; }

  set insertionMode(mode) {
    if (mode !== InsertionMode.IN_SELECT && mode !== InsertionMode.IN_SELECT_IN_TABLE) this.mode = mode;
  }

  /** Makes none again: they come from tags that were read already, and n of them could be made n times. */
  _reconstructActiveFormattingElements() {}

  open(tagName, attrs, selfClosing) {
    this.onStartTag({ type: OPEN, tagName, tagID: getTagID(tagName), attrs, selfClosing, ackSelfClosing: false, location: null });
  }

  close(tagName) { this.onEndTag({ type: CLOSE, tagName, tagID: getTagID(tagName), attrs: [], selfClosing: false, ackSelfClosing: false, location: null }); }
  characters() { this.onCharacter({ type: CHARACTERS, chars: "x", location: null }); }
  whitespace() { this.onWhitespaceCharacter({ type: WHITESPACE, chars: " ", location: null }); }
  nulls() { this.onNullCharacter({ type: NULLS, chars: "\0", location: null }); }
  comment() { this.onComment({ type: COMMENT, data: "", location: null }); }
  doctype() { this.onDoctype({ type: DOCTYPE, name: "html", publicId: null, systemId: null, forceQuirks: false, location: null }); }

  /** What the text after the tag ends at, as Tokenizer.expectRaw has it; null if it is none. */
  rawText(tagName) {
    const { state } = this.tokenizer;
    this.tokenizer.state = DATA;
    return state === DATA ? null : state === PLAINTEXT ? "" : tagName;
  }
}

const SELECT = getTagID("select");

/**
 * A parser that says of its tree only what events asks for: made(node, inTemplate),
 * merged(node, attributes), text(node), popped(node) and bodyDropped(). No node knows
 * its parent or its children. Elements that are made again from one tag say so once.
 */
export function parserOf(make, events) {
  const parser = make({ scriptingEnabled: false, treeAdapter: adapter(events) });
  const { openElements } = parser;
  const topmost = openElements.indexOfTopmostOf;
  openElements.indexOfTopmostOf = (ids) => topmost.call(openElements, ids.filter((id) => id !== SELECT));
  return parser;
}

function adapter(events) {
  const nothing = () => {};
  return {
    createDocument: () => ({}),
    createDocumentFragment: () => ({}),
    createCommentNode: () => ({}),
    createElement: (tagName, namespaceURI, attrs) => ({ tagName, namespaceURI, attrs, texts: tagName === "style" || tagName === "script" ? [] : null, content: null }),
    onElementCreated(node, { isInTemplate }) {
      if (node.attrs.made) return;
      node.attrs.made = true;
      events.made(node, isInTemplate);
    },
    adoptAttributes(node, attrs) {
      const more = attrs.filter(({ key }) => !node.attrs.some((own) => own.key === key));
      node.attrs = [...node.attrs, ...more];
      if (more.length > 0) events.merged(node, more);
    },
    insertText: events.text,
    insertTextBefore: events.text,
    onItemPop: events.popped,
    detachNode: (node) => { if (node.tagName === "body") events.bodyDropped(); },
    getTagName: (node) => node.tagName,
    getNamespaceURI: (node) => node.namespaceURI,
    getAttrList: (node) => node.attrs,
    setTemplateContent: (node, content) => { node.content = content; },
    getTemplateContent: (node) => node.content,
    getParentNode: () => null,
    getFirstChild: () => null,
    getChildNodes: () => [],
    getDocumentMode: () => "no-quirks",
    appendChild: nothing, insertBefore: nothing, setDocumentType: nothing, setDocumentMode: nothing,
  };
}
