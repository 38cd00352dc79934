// Runs in the head of embed.html, before anything is painted: puts what the address
// of the frame asks for into the fields, and hides the example in the page if the
// address asks for something else. This is for the first paint only; embed-frame.js
// and the program read the address later.
{
  const page = document.documentElement;
  const known = Object.fromEntries(Object.entries(document.currentScript.dataset).map(([name, list]) => [name, list.split(" ")])); // embed.html says which views, languages and attributes there are
  const [VIEW] = known.resolution;
  const [DIALECT] = known.dialects;
  const [LANG] = known.languages;
  const query = Object.fromEntries([...new URLSearchParams(location.search)].map(([name, value]) => [name.replace(/^(?:amp;)+/, ""), value])); // as embed-frame.js
  const on = (value) => !/^(?:false|off|no|0)$/i.test(value); // as embed-inline.js reads attributes
  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text; // the program reports that it is damaged
    }
  };
  // As model.DecodePermalink: what stands on a page was perhaps encoded once more.
  const given = location.hash.slice(1);
  const link = (/^v(?:%3d|=1%26)/i.test(given) ? decoded(given) : given).replace(/&(?:amp;)+/g, "&");
  const fragment = Object.fromEntries(link.split("&").filter(Boolean).map((field) => {
    const [name, value = ""] = field.split(/=(.*)/s);
    return [name, decoded(value)];
  }));

  // The values with which the example in the page is right; null is any value. Texts
  // are compared with those in the fields.
  const USUAL = { v: "1", base: null, ref: null, view: VIEW, dialect: DIALECT, lang: LANG, theme: null, controls: null, readonly: null };
  if ("lenient" in query && on(query.lenient)) query.strict = "false";
  if ("no-controls" in query && on(query["no-controls"])) query.controls = "false";
  const usual = ([name, value]) => Object.hasOwn(USUAL, name) && (USUAL[name] ?? value) === value;
  const asked = { ...fragment, ...Object.fromEntries(known.attributes.filter((name) => name in query).map((name) => [name, query[name]])) };
  if (!Object.entries(asked).every(usual)) page.dataset.given = "texts";
  if (!known.fields.includes(asked.view ?? VIEW)) page.dataset.given = "view"; // which has other fields
  const drawn = (asked.dialect ?? DIALECT) === DIALECT || asked.view !== "parse" && known.resolve.includes(asked.dialect);
  const shows = known.resolution.includes(asked.view ?? VIEW) && drawn ? "resolution" : "tables"; // as the program will say: it lays out the fields

  const readonly = "readonly" in query && on(query.readonly);
  const lang = known.languages.includes(query.lang) ? query.lang : LANG;
  page.lang = lang;

  function fill(field) {
    const text = asked[field.dataset.uri]?.replace(/[\r\n]/g, ""); // a single-line field cannot hold them
    if (text !== undefined && text !== field.defaultValue) {
      field.dataset.first ??= field.defaultValue;
      field.defaultValue = text;
      page.dataset.given ??= "texts";
    }
    field.readOnly = readonly;
  }

  function set(box) {
    const value = asked[box.dataset.uriOption];
    if (value !== undefined) box.defaultChecked = on(value);
    box.disabled = readonly;
  }

  function applyLook(place) {
    place.dataset.shows = shows;
    if (query.theme === "light" || query.theme === "dark") place.dataset.theme = query.theme;
    if (query.preset === "slide") place.dataset.preset = "slide";
    if ("controls" in query) place.dataset.controls = on(query.controls) ? "on" : "off";
  }

  // A script that cannot be fetched, or one that imports it, cannot report that.
  function missing({ target }) {
    if (target.localName !== "script") return;
    const notice = document.querySelector("[data-uri=failed]");
    notice.textContent = notice.textContent.replace("{reason}", `${target.getAttribute("src")} cannot be fetched`);
    notice.hidden = false;
    page.dataset.started = ""; // and has said so
    document.querySelector(".loading").classList.add("done");
  }
  addEventListener("error", missing, true);

  // The page arrives in parts, each of which may be painted.
  function apply() {
    document.querySelectorAll("#embed").forEach(applyLook);
    document.querySelectorAll("input[type=text]").forEach(fill);
    document.querySelectorAll("[data-uri-option]").forEach(set);
    if (lang === LANG) return;
    for (const e of document.querySelectorAll(`[data-in-${lang}]`)) {
      const word = e.getAttribute(`data-in-${lang}`);
      if (e.textContent !== word) e.textContent = word;
    }
  }
  const portions = new MutationObserver(apply);
  portions.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    apply();
    portions.disconnect();
  });
}
