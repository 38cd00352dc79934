// Starts the site's own playground in the fields that the page already holds.
import { load } from "./playground.js";

const main = document.getElementById("playground");

try {
  const playground = await load({ harvest: false }); // the view of links loads it
  playground.mount(main, { lang: document.documentElement.lang, hash: true });
} catch (error) {
  const failed = main.querySelector("[data-uri=failed]");
  failed.textContent = failed.textContent.replace("{reason}", error.message);
  failed.hidden = false;
  main.querySelector(".loading")?.remove();
}
