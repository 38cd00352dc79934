// In the head of embed.html, run before anything is painted: what the address of
// the frame says stands in the fields at once. The example that the page holds is
// left out where the address asks for something else. This is a first sight only;
// embed-frame.js and the program read the address for good.
{
  const page = document.documentElement;
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text; // the program says that it is damaged
    }
  };
  const fragment = Object.fromEntries(location.hash.slice(1).split("&").filter(Boolean).map((field) => {
    const [name, value = ""] = field.split(/=(.*)/s);
    return [name, decoded(value)];
  }));

  // What may be said without another result than that of the example; null is
  // anything. The texts are compared with those in the fields.
  const USUAL = { v: "1", base: null, ref: null, view: "resolve", dialect: "rfc3986", lang: "en", theme: null, controls: null, readonly: null };
  const TOLD = ["base", "ref", "view", "dialect", "lang", "step", "strict", "erratum4547", "erratum4789"]; // of the query, where others may write, too
  const usual = ([name, value]) => Object.hasOwn(USUAL, name) && (USUAL[name] ?? value) === value;
  const told = { ...fragment, ...Object.fromEntries(TOLD.filter((name) => name in query).map((name) => [name, query[name]])) };
  if (!Object.entries(told).every(usual)) page.dataset.given = "texts";
  if (!["resolve", "parse", "trace", "runs"].includes(told.view ?? "resolve")) page.dataset.given = "view"; // which has other fields

  const on = (value) => !/^(?:false|off|no|0)$/i.test(value); // as embed-inline.js reads attributes
  const readonly = "readonly" in query && on(query.readonly);
  const lang = query.lang === "fr" ? "fr" : "en";
  page.lang = lang;

  function fill(field) {
    const text = told[field.dataset.uri]?.replace(/[\r\n]/g, ""); // which no such field holds
    if (text !== undefined && text !== field.defaultValue) {
      field.defaultValue = text;
      page.dataset.given ??= "texts";
    }
    field.readOnly = readonly;
  }

  function set(box) {
    const value = told[box.dataset.uriOption];
    if (value !== undefined) box.defaultChecked = on(value);
    box.disabled = readonly;
  }

  function put(place) {
    if (query.theme === "light" || query.theme === "dark") place.dataset.theme = query.theme;
    if ("controls" in query) place.dataset.controls = on(query.controls) ? "on" : "off";
  }

  // A script that is missing, or one that it imports, cannot say so itself.
  function missing({ target }) {
    if (target.localName !== "script") return;
    const said = document.querySelector("[data-uri=failed]");
    said.textContent = said.textContent.replace("{reason}", `${target.getAttribute("src")} cannot be fetched`);
    said.hidden = false;
    document.querySelector(".loading").classList.add("done");
  }
  addEventListener("error", missing, true);

  // What the page holds comes in portions, each of which may be painted.
  function take() {
    document.querySelectorAll("#embed").forEach(put);
    document.querySelectorAll("input[type=text]").forEach(fill);
    document.querySelectorAll("[data-uri-option]").forEach(set);
    if (lang === "en") return;
    for (const e of document.querySelectorAll("[data-fr]")) if (e.textContent !== e.dataset.fr) e.textContent = e.dataset.fr;
  }
  const portions = new MutationObserver(take);
  portions.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    take();
    portions.disconnect();
  });
}
