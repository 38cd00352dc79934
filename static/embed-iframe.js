// Runs <uri-playground> in a frame, embed.html, whose own policy allows WebAssembly
// where that of the page forbids it.
//
// The two exchange messages { "uri-playground": 1, type, … }; 1 is the version of
// this protocol. The frame sends alive (its script runs), hello (it listens), ready { version,
// state }, event { event, detail } and failed { code, message }; the page sends
// open { attributes, style }, set { attributes, style, room }, again and focus; room is how high a slide may be. Each side accepts
// messages from the other window only, and from one origin only.
import { levelOf, notesOf, sizeOf, themeKnown, themeOf, watchNotes, watchSize, watchTheme } from "./pagetheme.js";

/** The version of the protocol, and the key of its messages. */
export const PROTOCOL = 1;
export const KEY = "uri-playground";

const ALIVE_MS = 20_000; // until the frame says anything
const LOADED_MS = 5_000; // until it does after it has loaded: its script runs before that
const SILENT_MS = 1_000; // until it does so in a browser that runs its scripts
const SIZE_MS = 500; // until it reports its height, which it does not do far from the viewport
const MAX_HEIGHT = 20_000; // CSS pixels; what is taller scrolls in the frame
const EVENTS = ["change", "step", "answer", "progress", "error", "resize"];

// The colours, fonts and size that the page sets: its styles do not reach a frame.
const VARIABLES = "bg pane line soft ink dim accent run now now-line unit good open bad bad-bg scheme authority userinfo host port path query fragment base base-fill base-tint ref ref-fill ref-tint made focus run-a run-a-fill run-b run-b-fill run-both font mono".split(" ");
function styleOf(element) {
  const style = getComputedStyle(element);
  const values = VARIABLES.map((name) => [`--uri-${name}`, style.getPropertyValue(`--uri-${name}`).trim()]);
  return Object.fromEntries([["--uri-rem", sizeOf(element)], ...values]);
}

const failure = (code, message) => Object.assign(new Error(message), { code });

// Scripts in a frame of the page's own origin could remove its sandbox, so such a
// frame gets no origin. One of another origin keeps its own. WebKit runs no script in a frame
// without an origin whose policy allows those of 'self': there it gets its origin after all.
function sandboxed(frame, origin) {
  const foreign = origin !== location.origin;
  frame.setAttribute("sandbox", `allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads${foreign ? " allow-same-origin" : ""}`);
  return foreign ? { from: origin, to: origin } : { from: "null", to: "*" };
}

/**
 * Starts an embed and resolves to its handle. playground.js of an earlier version may call
 * this, so the names of the arguments stay.
 */
export function start({ element, root, site, attributes, fragment, signal, hear }) {
  const frame = document.createElement("iframe");
  let { from, to } = sandboxed(frame, new URL(site).origin);
  frame.title = "URI Playground";
  frame.src = `${site}embed.html#${fragment}`;
  frame.referrerPolicy = "no-referrer";
  frame.allow = "clipboard-write";
  const notes = notesOf(element, attributes.notes);
  const all = { ...attributes, ...(notes && { notes }) }; // for a frame that loads again, as it does when it is moved
  const send = (type, more) => frame.contentWindow?.postMessage({ [KEY]: PROTOCOL, type, ...more }, to);
  const sendStyled = (type, values) => send(type, { attributes: { ...values, theme: themeOf(element, all.theme), headingLevel: levelOf(element) }, style: styleOf(element) });

  return new Promise((ready, failed) => {
    let answers = false;
    const timers = [];
    const give = (time) => timers.push(setTimeout(() => answers || failed(failure("frame", "the frame does not answer; perhaps a policy of the page forbids it (frame-src, Cross-Origin-Embedder-Policy)")), time));
    give(ALIVE_MS);
    const silent = () => {
      if (answers || from !== "null") return;
      frame.sandbox.add("allow-same-origin");
      from = to = location.origin;
      frame.remove(); // it loads again where it is put
      root.append(frame);
    };
    frame.addEventListener("load", () => {
      give(LOADED_MS);
      timers.push(setTimeout(silent, SILENT_MS));
    });
    signal.addEventListener("abort", () => {
      timers.forEach(clearTimeout);
      frame.remove();
      failed(failure("ended", "the embed was removed"));
    });
    // The policy of the page may forbid the frame, which hears nothing of it.
    document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective, disposition }) => {
      const refused = disposition === "enforce" && /^(?:frame|child|default)-src$/.test(effectiveDirective) && frame.src.startsWith(blockedURI);
      if (refused) failed(failure("frame", `the policy of the page forbids the frame: ${effectiveDirective} needs ${new URL(site).origin}`));
    }, { signal });
    let seen;
    const sized = new Promise((done) => (seen = done));
    const resize = (height) => {
      if (!(height >= 0)) return;
      Object.assign(frame.style, { position: "", visibility: "", width: "", height: `${Math.min(Math.ceil(height), MAX_HEIGHT)}px` });
      seen();
    };
    Object.assign(frame.style, { position: "absolute", visibility: "hidden", width: `${element.clientWidth}px` });
    const handlers = {
      hello: () => themeKnown(element, all.theme).then(() => sendStyled("open", all), failed),
      failed: ({ code, message }) => failed(failure(code, message)),
      event({ event, detail }) {
        if (!EVENTS.includes(event) || !detail) return;
        if (event === "resize") resize(detail.height);
        hear(event, detail);
      },
      ready({ version, state }) {
        if (Object(state) !== state) return;
        const running = {
          detail: { mode: "frame", version, state },
          focus() {
            frame.focus();
            send("focus");
          },
          moved,
          room: (room) => send("set", { room }),
          again: () => (send("again"), true),
          set(values) {
            if (Object.hasOwn(values, "notes")) values = { ...values, notes: notesOf(element, values.notes) };
            Object.assign(all, values);
            sendStyled("set", values);
          },
        };
        // It is shown once it has its height, so that nothing below it moves.
        setTimeout(() => frame.style.position && resize(frame.offsetHeight), SIZE_MS);
        sized.then(() => ready(running));
      },
    };
    addEventListener("message", ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== from || data?.[KEY] === undefined) return;
      answers = true;
      if (data[KEY] !== PROTOCOL) return failed(failure("protocol", `the frame speaks protocol ${data[KEY]}, this page ${PROTOCOL}`));
      if (Object.hasOwn(handlers, data.type)) handlers[data.type](data);
    }, { signal });
    watchNotes(element, signal, (notes) => {
      all.notes = notes;
      sendStyled("set", { notes });
    });
    const moved = watchTheme(element, signal, () => sendStyled("set"));
    watchSize(element, root, signal, () => sendStyled("set"));
    root.append(frame);
  });
}
