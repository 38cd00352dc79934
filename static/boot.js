// Starts the site's own playground in the fields that the page already holds.
import { load } from "./loader.js";

const main = document.getElementById("playground");
if (location.hash.length > 1) main.querySelector("[data-static]")?.replaceChildren(); // a permalink shows something else

try {
  const playground = await load({ harvest: false }); // the view of links loads it
  playground.mount(main, { lang: document.documentElement.lang, hash: true });
} catch (error) {
  const failed = main.querySelector("[data-uri=failed]");
  failed.textContent = failed.textContent.replace("{reason}", error.message);
  failed.hidden = false;
  main.querySelector("[data-uri=loading]").classList.add("done");
}
