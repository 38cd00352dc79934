// Finds in a script where it registers a service worker. Scripts are not read otherwise: an address that
// is put together is known to none but them.

const CALL = /\bserviceWorker\s*\??\.\s*register\s*\(\s*(["'`])/g;
const SCOPE = /^\s*,\s*\{[^{}]*?\bscope["']?\s*:\s*(["'`])/;

const LONGEST = 2_000; // code units of an address, and of what stands before its scope
const BEFORE = 500; // code units before a call that are searched for a comment
const FURTHER = 100_000; // code units that are searched before others have their turn

/**
 * Yields the address of each script that is registered, and then its scope, if one is stated, as { ref, context, start, end };
 * null where a pause may be made. Both are relative to the document.
 */
export function* registrations(text) {
  let paused = 0;
  for (CALL.lastIndex = 0; ; ) {
    const at = CALL.lastIndex;
    const call = CALL.exec(text);
    if (!call) return;
    if (call.index - paused > FURTHER) {
      paused = call.index;
      yield null;
    }
    const next = Math.max(CALL.lastIndex, at);
    const script = literal(text, next, call[1]);
    if (script && !isComment(text, call.index)) {
      yield { ...script, context: "register()" };
      const after = script.end + 1;
      const scoped = SCOPE.exec(text.slice(after, after + LONGEST));
      const scope = scoped && literal(text, after + scoped[0].length, scoped[1]);
      if (scope) yield { ...scope, context: "register() scope" };
    }
    CALL.lastIndex = next;
  }
}

/** The string that begins at an index, as far as it stands for itself: without escapes, and nothing is put in. */
function literal(text, start, quote) {
  const rest = text.slice(start, start + LONGEST);
  const length = rest.indexOf(quote);
  const ref = rest.slice(0, length);
  return length < 0 || /[\\\n\r]|\$\{/.test(ref) ? null : { ref, start, end: start + length };
}

/** Reports whether an index is in a comment, by what stands before it. */
function isComment(text, index) {
  const before = text.slice(Math.max(0, index - BEFORE), index);
  return /(?:^|[^:"'`])\/\/[^\n]*$/.test(before) || before.lastIndexOf("/*") > before.lastIndexOf("*/");
}
