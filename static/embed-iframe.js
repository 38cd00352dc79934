// What <uri-playground> needs when it starts in a frame: embed.html, which has a
// policy of its own where that of the page forbids WebAssembly.
//
// The two talk by messages { "uri-playground": 1, type, … }; 1 is the version of
// this protocol. From the frame come hello (it listens), ready { version, state },
// event { event, detail }, and failed { code, message }; to the frame go
// open { attributes, style }, set { attributes, style } and focus. Each side hears
// the other window only, and from one origin only.
import { themeOf, watchTheme } from "./pagetheme.js";

/** The version of the protocol, and the key of its messages. */
export const PROTOCOL = 1;
export const KEY = "uri-playground";

const PATIENCE_MS = 20_000; // until the frame has said hello
const SIZE_MS = 500; // until it has told its height, which far from the viewport it does not

// What the page sets of colours, fonts and size, since no style reaches a frame.
const VARIABLES = "bg pane line soft ink dim accent run now good open bad bad-bg scheme authority userinfo host port path query fragment base ref made font mono".split(" ");
function styleOf(element) {
  const style = getComputedStyle(element);
  const values = VARIABLES.map((name) => [`--uri-${name}`, style.getPropertyValue(`--uri-${name}`).trim()]);
  return Object.fromEntries([["--uri-rem", style.fontSize], ...values]);
}

const failure = (code, message) => Object.assign(new Error(message), { code });

// Scripts in a frame of the page's own origin could take its sandbox away, so
// there it has no origin. Elsewhere it keeps its own, and is no danger.
function sandboxed(frame, origin) {
  const foreign = origin !== location.origin;
  frame.setAttribute("sandbox", `allow-scripts allow-popups allow-popups-to-escape-sandbox${foreign ? " allow-same-origin" : ""}`);
  return foreign ? { from: origin, to: origin } : { from: "null", to: "*" };
}

/** Starts an embed; the answer is for <uri-playground>. */
export function start({ element, root, site, attributes, fragment, signal, hear }) {
  const frame = document.createElement("iframe");
  const { from, to } = sandboxed(frame, new URL(site).origin);
  frame.title = "URI Playground";
  frame.src = `${site}embed.html#${fragment}`;
  frame.referrerPolicy = "no-referrer";
  const all = { ...attributes }; // for a frame that begins anew, as it does when it is moved
  const send = (type, more) => frame.contentWindow?.postMessage({ [KEY]: PROTOCOL, type, ...more }, to);
  const dress = (type, values) => send(type, { attributes: { ...values, theme: themeOf(element, all.theme) }, style: styleOf(element) });

  return new Promise((ready, failed) => {
    const give = setTimeout(() => failed(failure("frame", "the frame does not answer; perhaps the page's policy forbids it (frame-src)")), PATIENCE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(give);
      frame.remove();
      failed(failure("ended", "the embed was removed"));
    });
    let seen;
    const sized = new Promise((done) => (seen = done));
    const resize = (height) => {
      Object.assign(frame.style, { position: "", visibility: "", width: "", height: `${Math.ceil(height)}px` });
      seen();
    };
    Object.assign(frame.style, { position: "absolute", visibility: "hidden", width: `${element.clientWidth}px` });
    const take = {
      hello: () => dress("open", all),
      failed: ({ code, message }) => failed(failure(code, message)),
      event({ event, detail }) {
        if (event === "resize") resize(detail.height);
        hear(event, detail);
      },
      ready({ version, state }) {
        clearTimeout(give);
        const running = {
          detail: { mode: "frame", version, state },
          focus() {
            frame.focus();
            send("focus");
          },
          set(values) {
            Object.assign(all, values);
            dress("set", values);
          },
        };
        // It is seen once it has its height, so that what is below does not move.
        setTimeout(() => frame.style.position && resize(frame.offsetHeight), SIZE_MS);
        sized.then(() => ready(running));
      },
    };
    addEventListener("message", ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== from || !data || !(KEY in data)) return;
      if (data[KEY] !== PROTOCOL) return failed(failure("protocol", `the frame speaks protocol ${data[KEY]}, this page ${PROTOCOL}`));
      if (Object.hasOwn(take, data.type)) take[data.type](data);
    }, { signal });
    watchTheme(element, signal, () => dress("set"));
    root.append(frame);
  });
}
