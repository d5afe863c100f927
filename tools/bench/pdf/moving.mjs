/**
 * In the page: scrolls the box around `first` by `step` points a frame until `to` pages have gone by, and tells the longest time
 * between two frames. With `restMs` it stands still at each page, as one who reads.
 */
export async function scrollPages({ first, to, step, restMs }) {
  const page = document.querySelector(first);
  let box = page.parentElement;
  while (!/auto|scroll/.test(getComputedStyle(box).overflowY) || box.scrollHeight <= box.clientHeight + 1)
    box = box.parentElement;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const gaps = [];
  const pageHeight = page.getBoundingClientRect().height;
  const end = box.scrollTop + to * pageHeight;
  let last = await frame();
  let rested = Math.floor(box.scrollTop / pageHeight);
  while (box.scrollTop < Math.min(end, box.scrollHeight - box.clientHeight - 1)) {
    const at = Math.floor(box.scrollTop / pageHeight);
    const until = at === rested ? 0 : performance.now() + restMs;
    rested = at;
    do {
      const now = await frame();
      gaps.push(now - last);
      last = now;
    } while (performance.now() < until);
    box.scrollTop += step;
  }
  return Math.max(...gaps);
}

/** In the page: whether what is in the middle of the window has been drawn, and is no white sheet. */
export function isDrawn() {
  const canvas = document
    .elementsFromPoint(innerWidth / 2, innerHeight / 2)
    .flatMap((element) => [element, ...(element.parentElement?.querySelectorAll('canvas') ?? [])])
    .find(({ tagName, width }) => tagName === 'CANVAS' && width > 0);
  if (!canvas) return false;
  const small = new OffscreenCanvas(100, 100).getContext('2d');
  small.drawImage(canvas, 0, 0, 100, 100);
  return small.getImageData(0, 0, 100, 100).data.some((value, at) => at % 4 === 0 && value > 0 && value < 200);
}
