/** Names the heading of the times, for whatever leads there. */
export const TIMES_ID = 'trial-times';

/** Brings the times before the reader: into sight, and with the focus. */
export function leadToTimes(): void {
  const heading = document.getElementById(TIMES_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
