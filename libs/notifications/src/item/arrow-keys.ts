import type { KeyboardEvent } from 'react';

/** Attribute of the links among which the arrow keys move. */
export const FEED_LINK = 'data-feed-link';
/** What a link carries to be one of them. */
export const feedLink = { [FEED_LINK]: '' };

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Moves the focus from one notification to another: up, down, first, last (design 4.12). Tab goes on working. */
export function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [
    ...(event.currentTarget.closest('[data-feed]')?.querySelectorAll<HTMLElement>(`[${FEED_LINK}]`) ?? []),
  ];
  const index = links.indexOf(event.currentTarget);
  event.preventDefault();
  links[step(index, links.length - 1)]?.focus();
}

/** From the heading of a list, which has the focus as it opens, the arrow keys lead into it. */
export function enterFeed(event: globalThis.KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const dialog = (event.currentTarget as HTMLElement).closest('[role=dialog]');
  const links = [...(dialog?.querySelectorAll<HTMLElement>(`[${FEED_LINK}]`) ?? [])];
  event.preventDefault();
  (event.key === 'ArrowDown' ? links[0] : links.at(-1))?.focus();
}
