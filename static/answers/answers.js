// The pages of answers: buttons that copy, and the search in the list of all. Both can be read
// without this script, which needs no network.
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  const says = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.copied;
    setTimeout(() => (button.textContent = says), 2000);
  });
}

// Without accents and capitals, so that “resolu” finds “résolu”.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Of a link with other names, so that "../x" finds what is said of "../img/logo.png".
const shape = (link) => link.replace(/[^./?#:\\]+(\.[^./?#:\\]+)*/g, "x");

const form = document.querySelector("#search");
if (form) {
  const found = document.querySelector("#found");
  const instead = document.querySelector("#else");
  const groups = [...document.querySelectorAll(".all section")].map((section) => ({
    section,
    kind: document.querySelector(`.kinds [href="#${section.id}"]`).parentElement,
    answers: [...section.querySelectorAll("li")].map((item) => {
      const link = item.querySelector(":scope > code")?.cloneNode(true);
      link?.querySelector("span")?.remove(); // the target
      return { item, text: plain(item.textContent), link: shape(link?.textContent ?? "") };
    }),
  }));
  const search = () => {
    const asked = form.elements.q.value.trim();
    const words = plain(asked).split(/\s+/);
    const show = (finds) => {
      let all = 0;
      for (const { section, kind, answers } of groups) {
        let count = 0;
        for (const answer of answers) {
          answer.item.hidden = !finds(answer);
          count += !answer.item.hidden;
        }
        kind.hidden = section.hidden = count === 0;
        kind.lastElementChild.textContent = count;
        all += count;
      }
      return all;
    };
    const like = shape(asked);
    const count = show(({ text }) => words.every((word) => text.includes(word))) ||
      show(({ link }) => /[./?#:]/.test(asked) && (link === like || link.startsWith(like + "/")));
    found.textContent = asked && (count ? found.dataset.some : found.dataset.none).replace(/\{(text|n)\}/g, (_, name) => (name === "n" ? count : asked));
    instead.hidden = count > 0;
  };
  form.hidden = false;
  form.addEventListener("input", search);
  form.addEventListener("submit", (event) => event.preventDefault());
  search(); // of what the browser has kept in the field
}
