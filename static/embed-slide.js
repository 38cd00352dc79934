// Fits an embed with preset="slide" into the height that there is: a slide does not scroll,
// and what is below its edge is cut off. Its type follows its width, so it is made narrower.
const LEAST = 0.4; // of the width; type would be too small

const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

// The ancestors that cut off what is below their edge, up to one that scrolls.
function clippers(element) {
  const found = [];
  for (let at = parentOf(element); at && at !== document.body && at !== document.documentElement; at = parentOf(at)) {
    const { overflowY } = getComputedStyle(at);
    if (overflowY === "auto" || overflowY === "scroll") break;
    if (overflowY !== "visible") found.push(at);
  }
  return found;
}

// The height from the top of the element to the inner edge of each ancestor that cuts it off.
// Slides are scaled as a whole, so it is worked out in pixels of the element.
function roomFor(element) {
  const { top, width } = element.getBoundingClientRect();
  const scale = width / element.offsetWidth || 1;
  let room = Infinity;
  for (const clipper of clippers(element)) {
    const { bottom, height } = clipper.getBoundingClientRect();
    let padding = clipper.offsetHeight - clipper.clientHeight - clipper.clientTop; // its border and scroll bar
    padding *= height / clipper.offsetHeight / scale || 1;
    for (let at = parentOf(element); at; at = at === clipper ? null : parentOf(at)) padding += parseFloat(getComputedStyle(at).paddingBottom) || 0;
    room = Math.min(room, (bottom - top) / scale - padding);
  }
  return room;
}

/** Keeps the element, whose content is in the box, as high as there is room until the signal aborts. */
export function fitSlide(element, box, signal) {
  let share = 1;
  let before = "";
  const apply = () => Object.assign(box.style, { maxWidth: share < 1 ? `${100 * share}%` : "", marginInline: share < 1 ? "auto" : "" });
  const fit = () => {
    if (signal.aborted || !element.offsetWidth) return;
    const wanted = element.getAttribute("preset") === "slide";
    // It gets larger again only with more room: type that grows and shrinks with each step would be in the way.
    const now = [wanted, element.clientWidth, ...clippers(element).map(({ clientHeight }) => clientHeight)].join();
    if (now !== before) share = 1;
    before = now;
    apply();
    for (let room; wanted && share > LEAST && element.offsetHeight > (room = roomFor(element)) + 1;) {
      const [was, high] = [share, element.offsetHeight];
      share = Math.max(LEAST, share * Math.min(0.98, room / high));
      apply();
      if (was < 1 || element.offsetHeight < high) continue;
      share = 1; // its height does not follow its width yet: it is seen again when that changes
      before = "";
      return apply();
    }
  };
  fit();
  const observer = new ResizeObserver(() => requestAnimationFrame(fit)); // which changes sizes
  for (const changes of [element, box, ...clippers(element)]) observer.observe(changes);
  signal.addEventListener("abort", () => observer.disconnect());
}
