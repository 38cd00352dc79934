// A resolution as tables that need no script.

/** Fills a copy of the figure in the template, and returns its HTML; null without a target. */
export function tableOf(template, playground, { base, ref, options }) {
  const answer = playground.resolve(base, ref, options);
  if (!answer.ok) return null;
  const figure = template.content.firstElementChild.cloneNode(true);
  const words = {};
  for (const word of figure.querySelectorAll("[data-state]")) {
    words[word.dataset.state] = word.textContent;
    word.remove();
  }
  const rows = (name) => figure.querySelector(`[data-rows=${name}]`);
  const texts = [playground.parse(base), playground.parse(ref), playground.parse(answer.target)];
  for (const name of ["scheme", "authority", "path", "query", "fragment"]) {
    rows("components").append(row(name, ...texts.map((text) => stateOf(text[name], words))));
  }
  const [whole] = rows("components").children;
  whole.before(row("URI", base, ref, answer.target));
  for (const { step, output, input } of answer.trace) rows("trace").append(row(step, output, input));
  if (!answer.trace.length) rows("trace").parentElement.remove();
  return markup(figure);
}

function stateOf(value, words) {
  if (value) return value;
  const word = document.createElement("i");
  word.textContent = value === null ? words.undefined : words.empty;
  return word;
}

function row(head, ...cells) {
  const tr = document.createElement("tr");
  const th = document.createElement("th");
  th.scope = "row";
  th.textContent = head;
  tr.append(th);
  for (const cell of cells) {
    const td = document.createElement("td");
    const code = typeof cell === "string" ? document.createElement("code") : cell;
    if (typeof cell === "string") code.textContent = cell;
    td.append(code);
    tr.append(td);
  }
  return tr;
}

// The HTML of a figure without the keys of words and without white space between
// elements.
function markup(figure) {
  for (const e of [figure, ...figure.querySelectorAll("*")]) for (const name of Object.keys(e.dataset)) delete e.dataset[name];
  return new XMLSerializer().serializeToString(figure)
    .replace(/ xmlns="[^"]*"/, "")
    .replace(/>\s+</g, "><")
    .replace(/<(figure|table|caption|thead|tbody|tr)\b|<\/(figure|table|thead|tbody)>/g, "\n$&").trim();
}
