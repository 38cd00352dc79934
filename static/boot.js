// Mounts the site's own playground, which adopts the fields in the page.

document.documentElement.dataset.started = ""; // see site.css
const main = document.getElementById("playground");
if (location.hash.length > 1) main.querySelector("[data-static]")?.replaceChildren(); // a permalink shows something else

// The lecture size, for a projector. It is stored if the browser allows that.
const SIZE = "uri-playground.size";
const stored = (access) => { try { return access(localStorage); } catch { return null; } };
const size = document.querySelector("[data-uri-size]");
size.checked = stored((store) => store.getItem(SIZE)) === "lecture";
const apply = () => { document.documentElement.dataset.size = size.checked ? "lecture" : "normal"; };
apply();
size.addEventListener("change", () => {
  apply();
  stored((store) => (size.checked ? store.setItem(SIZE, "lecture") : store.removeItem(SIZE)));
});

try {
  const { load } = await import("./loader.js").catch(() => { throw new Error("loader.js cannot be fetched"); });
  const playground = await load({ harvest: false }); // the view of links loads it
  await new Promise((done) => setTimeout(done)); // lets the browser handle input in between
  playground.mount(main, { lang: document.documentElement.lang, hash: true });
} catch (error) {
  const failed = main.querySelector("[data-uri=failed]");
  failed.textContent = failed.textContent.replace("{reason}", error.message);
  failed.hidden = false;
  main.querySelector("[data-uri=loading]").classList.add("done");
}
