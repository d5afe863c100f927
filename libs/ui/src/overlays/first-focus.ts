const CONTROL =
  'a[href], button:enabled, summary, select:enabled, textarea:enabled, input:enabled:not([type=hidden], [type=radio]), [type=radio]:checked:enabled';

/**
 * Where a dialog begins whose text scrolls: at its first control in sight, as by itself the box that scrolls would take the
 * focus. Null leaves the choice to the dialog, where nothing scrolls or there is text alone to be scrolled.
 */
export function firstFocusOf(content: HTMLElement | null): HTMLElement | null {
  const box = content?.querySelector<HTMLElement>('[data-part=body]');
  if (!box || box.scrollHeight <= box.clientHeight + 1) return null;
  const control = box.querySelector<HTMLElement>(CONTROL);
  const isInSight = control && control.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom;
  return isInSight ? control : null;
}
