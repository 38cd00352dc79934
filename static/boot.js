// Mounts the site's own playground, which adopts the fields in the page.

document.documentElement.dataset.started = ""; // see stuck.css
const main = document.getElementById("playground");
const clear = (selector) => main.querySelectorAll(selector).forEach((e) => e.replaceChildren());
if (location.hash.length > 1) clear("[data-static], .check"); // a permalink shows something else

// What is drawn over the fields is that of the example, until the program draws.
const plain = () => clear(".check");
if ([...main.querySelectorAll(".annotated")].some((e) => e.textContent !== e.closest(".box").querySelector("input").value)) plain();
main.addEventListener("input", plain);

// The fragment of the address is that of the permalink, and stays.
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("result").focus();
});

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
  const { checkBrowser, loadFor } = await import("./loader.js").catch(() => { throw new Error("loader.js cannot be fetched"); });
  checkBrowser();
  const playground = await loadFor({ link: location.hash });
  main.addEventListener("drawn", () => main.removeEventListener("input", plain), { once: true });
  playground.mount(main, { lang: document.documentElement.lang, hash: true });
} catch (error) {
  const failed = main.querySelector("[data-uri=failed]");
  failed.textContent = failed.textContent.replace("{reason}", error.message);
  failed.hidden = false;
  main.querySelector("[data-uri=loading]").classList.add("done");
}
