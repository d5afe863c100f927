/**
 * Where the focus goes when a line of a list is gone: to the one that took its place, or to the button that adds one. The
 * lines stand in `[data-lines]`, their buttons carry `data-remove`, and the one that adds a line `data-add`.
 */
export function focusNear(lines: Element | null | undefined, at: number): void {
  const buttons = [...(lines?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const next = buttons[at] ?? buttons[at - 1] ?? lines?.querySelector<HTMLElement>('[data-add]');
  next?.focus();
}
