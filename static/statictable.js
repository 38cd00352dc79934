// A resolution as tables that need no script.

/** Fills a copy of the figure in the template, and returns its HTML; null without a target. Its link leads to the full site. */
export function tableOf(template, playground, { base, ref, options, link }) {
  const answer = playground.resolve(base, ref, options);
  if (!answer.ok) return null;
  const figure = template.content.firstElementChild.cloneNode(true);
  const words = {};
  for (const word of figure.querySelectorAll("[data-state]")) {
    words[word.dataset.state] = word.textContent;
    word.remove();
  }
  figure.querySelector("a").setAttribute("href", link);
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
    td.append(typeof cell === "string" ? codeOf(cell) : cell);
    tr.append(td);
  }
  return tr;
}

// A URI that may go on in another line after each delimiter, so that the table fits into a column.
function codeOf(text) {
  const code = document.createElement("code");
  text.split(/(?<=[/?#&=])(?![/?#&=])/).forEach((part, i) => code.append(...(i ? [document.createElement("wbr")] : []), part));
  return code;
}

// A page without a policy for styles lets long words go on in another line, too.
const STYLE = "margin-inline: 0; overflow-wrap: anywhere";

// The HTML of a figure without the keys of words and without white space between
// elements.
function markup(figure) {
  for (const e of [figure, ...figure.querySelectorAll("*")]) for (const name of Object.keys(e.dataset)) delete e.dataset[name];
  return new XMLSerializer().serializeToString(figure)
    .replace(/ xmlns="[^"]*"( class="[^"]*")/, `$1 style="${STYLE}"`) // which the policy of this page forbids on an element
    .replaceAll("<wbr />", "<wbr>")
    .replace(/>\s+</g, "><")
    .replace(/<(figure|table|caption|thead|tbody|tr)\b|<\/(figure|table|thead|tbody)>/g, "\n$&").trim();
}
