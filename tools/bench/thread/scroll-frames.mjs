/** In the page: scrolls by so much a frame, and tells how far what is read moved besides, and what is drawn and held. */
export async function scrollFrames({ step, frames, restMs }) {
  const box = document.querySelector('[role=log]');
  const top = box.getBoundingClientRect().top;
  const middle = box.clientHeight / 2;
  const seen = () => {
    for (const message of box.querySelectorAll('[data-seq]'))
      if (message.getBoundingClientRect().bottom - top > middle) return message;
    return undefined;
  };
  const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let jump = 0;
  let unseen = 0;
  await next();
  for (let frame = 0; frame < frames; frame += 1) {
    const message = seen();
    if (!message) unseen += 1;
    const stood = message?.getBoundingClientRect().top;
    const from = box.scrollTop;
    box.scrollTop += step;
    const moved = box.scrollTop - from;
    // A wheel tells of its step in the frame in which it makes it.
    box.dispatchEvent(new Event('scroll'));
    await next();
    // After what this frame still measures: what is painted is what counts.
    await new Promise((resolve) => setTimeout(resolve));
    if (message?.isConnected) jump = Math.max(jump, Math.abs(message.getBoundingClientRect().top - stood + moved));
  }
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const first = seen();
  return {
    jump,
    unseen,
    seq: Number(first?.dataset.seq),
    drawn: box.querySelectorAll('[data-seq]').length,
    held: window.held?.() ?? null,
  };
}
