import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From row to row by the arrow keys, over all groups of a list: down from its search field, and up into that again. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget: list } = event;
  if (step === undefined || event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  const stops = [...list.querySelectorAll<HTMLElement>('input[type=search], [data-row]')];
  const at = stops.indexOf(target);
  const next = at === -1 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
