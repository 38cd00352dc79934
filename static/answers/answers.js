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

const form = document.querySelector("#search");
if (form) {
  const found = document.querySelector("#found");
  const instead = document.querySelector("#else");
  const groups = [...document.querySelectorAll(".all section")].map((section) => ({
    section,
    answers: [...section.querySelectorAll("li")].map((item) => ({ item, text: plain(item.textContent) })),
  }));
  const search = () => {
    const asked = form.elements.q.value.trim();
    const words = plain(asked).split(/\s+/);
    let count = 0;
    for (const { section, answers } of groups) {
      const before = count;
      for (const { item, text } of answers) {
        item.hidden = !words.every((word) => text.includes(word));
        count += !item.hidden;
      }
      section.hidden = count === before;
    }
    found.textContent = asked && (count ? found.dataset.some : found.dataset.none).replace(/\{(text|n)\}/g, (_, name) => (name === "n" ? count : asked));
    instead.hidden = count > 0;
  };
  form.hidden = false;
  form.addEventListener("input", search);
  form.addEventListener("submit", (event) => event.preventDefault());
  search(); // of what the browser has kept in the field
}
