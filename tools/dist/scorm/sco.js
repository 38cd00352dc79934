// The page of a SCORM 1.2 package. It tells the learning platform what was answered and how much counts,
// and keeps the progress there: in the browser, the next student would find that of this one.
import { exercises, masteryScore, repeats, words } from "./course.js";

const PARENTS = 7; // the frames around this one that are looked into
const LONGEST_DATA = 4096; // characters of suspend_data
const LONGEST_RESPONSE = 255; // and of a response
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"; // by which SCORM 1.2 names choices

const playground = document.querySelector("uri-playground");
const said = document.getElementById("said");
const back = document.getElementById("back");

// Returns the API in a window, or in those around it. Those of another origin cannot be looked into.
function apiIn(at) {
  try {
    for (let n = 0; at && n <= PARENTS; n++) {
      if (at.API) return at.API;
      if (at === at.parent) break;
      at = at.parent;
    }
  } catch { /* none to be found */ }
  return null;
}

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

// A word of the progress is "dots/3" of the handbook, with ~ or ! where it counts no more, or "link/4@20785+"
// of the course, an answer of that day, which counts if + follows.
const idOf = (word) => word.replace(/@.*|[~!]$/, "");
const isRight = (word) => (word.includes("@") ? /@\d+\+/.test(word) : !/[~!]$/.test(word));

// Returns the progress within what the platform keeps. What the grade does not need goes first, the oldest first.
function clipped(progress) {
  const isNeeded = (word) => exercises[idOf(word)]?.counts && (isRight(word) || !word.includes("@"));
  const list = progress.split(" ");
  while (list.join(" ").length > LONGEST_DATA) list.splice(Math.max(0, list.findIndex((word) => !isNeeded(word))), 1);
  return list.join(" ");
}

class Session {
  #api;
  #began = Date.now();
  #progress;
  #answers;
  #passed; // before this session
  #mastery;
  #best; // the grade, in percent; what repeats does not fall, although old answers are dropped in time
  #last; // the exercise that was solved last, while no other is answered
  #due = false; // something is to be committed
  #refused = ""; // why the platform did not take something

  constructor(api) {
    this.#api = api;
    const status = this.#get("cmi.core.lesson_status");
    this.#progress = this.#get("cmi.suspend_data");
    this.#answers = Number(this.#get("cmi.interactions._count")) || 0;
    this.#mastery = Number(this.#get("cmi.student_data.mastery_score")) || masteryScore;
    this.#passed = status === "passed" || status === "completed";
    this.#best = Number(this.#get("cmi.core.score.raw")) || 0;
    if (!this.#passed) this.#set("cmi.core.lesson_status", "incomplete");
    this.#set("cmi.core.score.min", 0);
    this.#set("cmi.core.score.max", 100);
    this.#set("cmi.core.exit", "suspend"); // to be resumed
    this.#commit();
    playground.setAttribute("progress", this.#progress);
    playground.addEventListener("uri-answer", ({ detail }) => this.#answered(detail));
    playground.addEventListener("uri-progress", ({ detail }) => this.#solved(detail.progress));
    addEventListener("pagehide", () => this.#finish(), { once: true });
    this.#show();
  }

  // What a platform lacks it answers with an empty text and an error, which is not shown.
  #get(name) { return String(this.#api.LMSGetValue(name) ?? ""); }

  #set(name, value) { this.#check(this.#api.LMSSetValue(name, String(value)), name); }

  // Some platforms have only what is mandatory, and answer 401 to the rest.
  #check(answer, what) {
    const error = String(answer) === "true" ? "0" : String(this.#api.LMSGetLastError());
    if (error !== "0" && (error !== "401" || what === "cmi.suspend_data")) this.#refused ||= `${what}: ${error}`;
  }

  #commit() { this.#check(this.#api.LMSCommit(""), "LMSCommit"); }

  // One commit for all that follows from an answer.
  #save() {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      this.#commit();
      this.#show();
    });
  }

  #answered({ exercise, answer, right, counts, belief }) {
    if (!Object.hasOwn(exercises, exercise)) return;
    const { type, choices } = exercises[exercise];
    const response = type === "choice" ? LETTERS[choices.indexOf(answer)] : answer.replace(/\s+/g, " ").slice(0, LONGEST_RESPONSE).replace(/[\uD800-\uDBFF]$/, "");
    const at = `cmi.interactions.${this.#answers++}`;
    this.#refused = "";
    this.#set(`${at}.id`, asID(exercise));
    belief.split(" ").filter(Boolean).forEach((one, i) => this.#set(`${at}.objectives.${i}.id`, asID(one)));
    this.#set(`${at}.type`, type);
    this.#set(`${at}.student_response`, response);
    this.#set(`${at}.result`, counts ? "correct" : right ? "neutral" : "wrong");
    // Of choices only one counts, until another exercise is answered.
    if (choices && !right && this.#last === exercise) playground.setAttribute("progress", this.#progress.split(" ").map((word) => (word === exercise ? `${word}~` : word)).join(" "));
    if (counts || this.#last !== exercise) this.#last = counts ? exercise : undefined;
    this.#save();
  }

  #solved(progress) {
    this.#progress = progress;
    const { percent, open } = this.#score();
    this.#set("cmi.suspend_data", clipped(progress));
    this.#set("cmi.core.score.raw", percent);
    this.#set("cmi.core.lesson_status", this.#passed || percent >= this.#mastery ? "passed" : open ? "incomplete" : "failed");
    this.#save();
  }

  // How many exercises count, and whether some still may: of the course each, as often as it is asked.
  #score() {
    const list = this.#progress.split(" ");
    const done = new Set(list.filter(isRight).map(idOf));
    const spent = new Set(list.filter((word) => !word.includes("@")).map(idOf));
    const ids = Object.keys(exercises).filter((id) => exercises[id].counts);
    const n = ids.filter((id) => done.has(id)).length;
    const percent = Math.floor(n * 100 / ids.length);
    this.#best = repeats ? Math.max(this.#best, percent) : percent;
    return { n, of: ids.length, percent: this.#best, open: ids.some((id) => !spent.has(id)) };
  }

  #show() {
    said.textContent = this.#refused ? fill(words.refused, { reason: this.#refused }) : fill(words.solved, this.#score());
  }

  #finish() {
    const seconds = Math.floor((Date.now() - this.#began) / 1000);
    const digits = (n, length) => String(n).padStart(length, "0");
    this.#set("cmi.core.session_time", [digits(Math.floor(seconds / 3600), 4), digits(Math.floor(seconds / 60) % 60, 2), digits(seconds % 60, 2)].join(":"));
    this.#api.LMSFinish("");
    addEventListener("pageshow", () => location.reload(), { once: true }); // if it comes back, it does as a session of its own
  }
}

// An identifier of SCORM 1.2 is alphanumeric.
const asID = (name) => name.replace(/\W+/g, "_").slice(0, LONGEST_RESPONSE);

// An example of a lesson is shown in another view, which has no way back.
playground.addEventListener("uri-change", ({ detail }) => { back.hidden = detail.view === "lesson"; });
back.addEventListener("click", () => playground.setAttribute("view", "lesson"));

const api = apiIn(window) ?? apiIn(opener);
if (api && String(api.LMSInitialize("")) === "true") {
  const mode = String(api.LMSGetValue("cmi.core.lesson_mode"));
  if (mode === "browse" || mode === "review") {
    playground.setAttribute("progress", String(api.LMSGetValue("cmi.suspend_data") ?? ""));
    said.textContent = words.review;
    addEventListener("pagehide", () => api.LMSFinish(""), { once: true });
  } else {
    new Session(api);
  }
} else {
  said.textContent = words.alone;
}
