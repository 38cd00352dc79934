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

// Returns a function that makes a box narrower until the element that holds it has room. It
// gets larger again only anew: type that grows and shrinks with each step would be in the way.
function narrower(element, box) {
  let share = 1;
  const apply = () => Object.assign(box.style, { maxWidth: share < 1 ? `${100 * share}%` : "", marginInline: share < 1 ? "auto" : "" });
  return (anew, roomNow) => {
    if (anew) share = 1;
    apply();
    for (let room; share > LEAST && element.offsetHeight > (room = roomNow()) + 1;) {
      const [was, high] = [share, element.offsetHeight];
      share = Math.max(LEAST, share * Math.min(0.98, room / high));
      apply();
      if (was < 1 || element.offsetHeight < high) continue;
      share = 1; // its height does not follow its width yet: it is seen again when that changes
      apply();
      return false;
    }
    return true;
  };
}

// Calls fit now, and when one of the elements has another size, until the signal aborts.
function watch(fit, elements, signal) {
  fit();
  const observer = new ResizeObserver(() => requestAnimationFrame(() => signal?.aborted || fit())); // which changes sizes
  for (const changes of elements) observer.observe(changes);
  signal?.addEventListener("abort", () => observer.disconnect());
}

/**
 * Keeps the element, whose content is in the box, as high as there is room until the signal aborts.
 * Where the box is a frame, which fits what it holds, tell says how high that may be.
 */
export function fitSlide(element, box, signal, tell) {
  const narrow = narrower(element, box);
  let before = "";
  const fit = () => {
    if (!element.offsetWidth) return;
    const wanted = element.getAttribute("preset") === "slide";
    const roomNow = () => (wanted ? roomFor(element) : Infinity);
    const now = tell ? Math.round(roomNow() - element.offsetHeight + box.offsetHeight) : [wanted, element.clientWidth, ...clippers(element).map(({ clientHeight }) => clientHeight)].join();
    if (tell) now === before || tell((before = now));
    else before = narrow(now !== before, roomNow) ? now : "";
  };
  watch(fit, [element, box, ...clippers(element)], signal);
}

/** Does that in a frame with a box. room says how high the box may be: more than once, if the page around the frame says it. */
export function fitFrame(box, room) {
  const narrow = narrower(box, box);
  let before = [];
  const fit = () => {
    const now = [box.dataset.preset === "slide" ? room() : Infinity, innerWidth];
    before = narrow(now[0] > before[0] + 1 || now[1] !== before[1], () => now[0]) ? now : [];
  };
  watch(fit, [box, document.documentElement]);
  addEventListener("resize", fit);
  return fit;
}
