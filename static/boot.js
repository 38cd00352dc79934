// Starts the site's own playground in the fields that the page already holds.

const main = document.getElementById("playground");
if (location.hash.length > 1) main.querySelector("[data-static]")?.replaceChildren(); // a permalink shows something else

// The lecture size, for a projector: kept in the browser, where that is allowed.
const SIZE = "uri-playground.size";
const kept = (act) => { try { return act(localStorage); } catch { return null; } };
const size = document.querySelector("[data-uri-size]");
size.checked = kept((store) => store.getItem(SIZE)) === "lecture";
const apply = () => { document.documentElement.dataset.size = size.checked ? "lecture" : "normal"; };
apply();
size.addEventListener("change", () => {
  apply();
  kept((store) => (size.checked ? store.setItem(SIZE, "lecture") : store.removeItem(SIZE)));
});

try {
  const { load } = await import("./loader.js").catch(() => { throw new Error("loader.js cannot be fetched"); });
  const playground = await load({ harvest: false }); // the view of links loads it
  await new Promise((done) => setTimeout(done)); // let the browser answer the visitor in between
  playground.mount(main, { lang: document.documentElement.lang, hash: true });
} catch (error) {
  const failed = main.querySelector("[data-uri=failed]");
  failed.textContent = failed.textContent.replace("{reason}", error.message);
  failed.hidden = false;
  main.querySelector("[data-uri=loading]").classList.add("done");
}
