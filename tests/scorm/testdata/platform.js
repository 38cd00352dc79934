// A learning platform around a package: scorm-again, and before it what SCORM 1.2 says of lengths and forms,
// which scorm-again takes more loosely. Each call is noted, and each that is refused.
const calls = [];
const refused = [];

const FORMS = [
  [/^cmi\.core\.lesson_status$/, /^(passed|completed|failed|incomplete|browsed)$/],
  [/^cmi\.core\.score\.(raw|min|max)$/, /^(100|\d{1,2})(\.\d+)?$/],
  [/^cmi\.core\.exit$/, /^(time-out|suspend|logout|)$/],
  [/^cmi\.core\.session_time$/, /^\d{4}:[0-5]\d:[0-5]\d$/],
  [/^cmi\.suspend_data$/, /^[ -~]{0,4096}$/],
  [/^cmi\.interactions\.\d+\.(objectives\.\d+\.)?id$/, /^\w{1,255}$/],
  [/^cmi\.interactions\.\d+\.type$/, /^(choice|fill-in|sequencing)$/],
  [/^cmi\.interactions\.\d+\.student_response$/, /^.{0,255}$/],
  [/^cmi\.interactions\.\d+\.result$/, /^(correct|wrong|neutral)$/],
];
const types = {}; // of interactions

function fits(name, value) {
  const form = FORMS.find(([names]) => names.test(name));
  const [, n, field] = /^cmi\.interactions\.(\d+)\.(\w+)/.exec(name) ?? [];
  if (field === "type") types[n] = value;
  if (field === "student_response" && types[n] !== "fill-in") return /^[a-z0-9](,[a-z0-9])*$/.test(value);
  return form !== undefined && form[1].test(value);
}

// Starts the platform with what it has kept of a student, and with errors that it answers itself.
function start(kept, errors = {}) {
  const inner = new Scorm12API({ strict_errors: true, autocommit: false, lmsCommitUrl: kept.commit, logLevel: 5 });
  inner.loadFromJSON(kept.cmi);
  let error = null;
  globalThis.API = Object.fromEntries(["LMSInitialize", "LMSFinish", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSGetLastError", "LMSGetErrorString", "LMSGetDiagnostic"].map((call) => [call, (...given) => {
    if (call === "LMSGetLastError" && error !== null) return error;
    if (call.startsWith("LMSGetE") || call.startsWith("LMSGetD") || call === "LMSGetLastError") return inner[call](...given);
    calls.push([call, ...given]);
    const wrong = call === "LMSSetValue" && !(given.length === 2 && given.every((one) => typeof one === "string") && fits(...given));
    error = errors[given[0]] ?? (wrong ? "405" : null);
    if (wrong) refused.push(given);
    if (error !== null) return "false";
    const answer = inner[call](...given);
    if (call !== "LMSGetValue" && String(answer) !== "true") refused.push([call, ...given, inner.LMSGetLastError()]);
    return call === "LMSGetValue" ? answer : String(answer); // as texts, as SCORM 1.2 says
  }]));
}

// What was set last.
const value = (name) => calls.findLast(([call, at]) => call === "LMSSetValue" && at === name)?.[2] ?? null;

// The answers, a line for each.
function interactions() {
  const found = {};
  for (const [call, name, text] of calls) {
    const [, n, field] = (call === "LMSSetValue" && /^cmi\.interactions\.(\d+)\.(.+)$/.exec(name)) || [];
    if (n) (found[n] ??= {})[field] = text;
  }
  return Object.entries(found).map(([n, i]) => [n, i.id, i.type, i.student_response, i.result, i["objectives.0.id"]].filter(Boolean).join(" "));
}

// --- what a student does ---

// The window of the package: in a frame, in frames in one another, or of its own.
function content() {
  let at = globalThis.popup ?? globalThis;
  while (at.frames.length) at = at.frames[0];
  return at;
}
const playground = () => content().document.querySelector("uri-playground");
const inside = (selector) => playground().shadowRoot.querySelector(selector);
const drawn = async () => {
  for (let i = 0; i < 2; i++) await new Promise((done) => content().requestAnimationFrame(() => setTimeout(done)));
};

async function visit(exercise) {
  const [lesson, n] = exercise.split("/");
  playground().set({ view: "lesson", lesson, exercise: n });
  await drawn();
}

async function press(selector) {
  inside(selector).click();
  await drawn();
}

// Answers by the button that has this value, or else by the field.
async function answer(text) {
  const button = inside(`.answer [data-value="${CSS.escape(text)}"]`);
  if (button) button.click();
  else {
    const field = inside(".answer input");
    field.value = text;
    field.form.requestSubmit();
  }
  await drawn();
}

async function answerAll(answers) {
  for (const [exercise, text] of Object.entries(answers)) {
    await visit(exercise);
    await answer(text);
  }
}

// Clicks each choice in turn. Between them it does something, such as to start over.
async function clickAll(exercises, between) {
  for (const exercise of exercises) {
    await visit(exercise);
    for (const { dataset: { value } } of [...playground().shadowRoot.querySelectorAll(".answer [data-value]")]) {
      await answer(value);
      await between?.(exercise);
    }
  }
}

// Reads the solution and copies it.
async function copyAll(exercises) {
  for (const exercise of exercises) {
    await visit(exercise);
    await press("[data-act=solution]");
    const solution = inside(".solution code").textContent;
    await press("[data-act=again]");
    const button = [...playground().shadowRoot.querySelectorAll(".answer [data-value]")].find(({ textContent }) => textContent === solution);
    await answer(button?.dataset.value ?? solution);
  }
}

// Types an answer to a task of the course, and sends it.
async function type(text) {
  const field = inside(".lesson-field input");
  field.value = text;
  const { Event } = content();
  field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  await drawn();
  field.form.requestSubmit();
  await drawn();
}

// Clicks each button of a task's stage, and sends what came of it.
async function clickThrough() {
  const buttons = () => [...playground().shadowRoot.querySelectorAll(".lesson-stage :is(button, input[type=radio]):not(:disabled)")];
  for (let i = 0; i < buttons().length && i < 40; i++) {
    buttons()[i].click();
    await drawn();
    inside("[data-act=check]")?.click();
    await drawn();
    inside("[data-act=retry]")?.click();
    await drawn();
  }
}

// Reads the solution of a task, and types it when the task is asked again.
async function copyTask(lesson, n) {
  for (let i = 0; i < 2; i++) {
    await type("x:");
    await press("[data-act=retry]");
  }
  await press("[data-act=show-answer]");
  const solution = inside(".lesson-field input").value;
  await visit("link/1");
  await visit(`${lesson}/${n}`);
  await type(solution);
}
