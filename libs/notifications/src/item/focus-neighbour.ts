import { FEED_LINK } from './arrow-keys.ts';

/** A menu gives the focus back to its button a moment after the choice. */
const AFTER_MENU_MS = 60;

/** Before a notification leaves its list: finds what takes the focus then, so that the keyboard does not fall to the top. */
export function focusNeighbour(within: Element | null): void {
  const feed = within?.closest('[data-feed]');
  const own = within?.closest('li');
  const links = [...(feed?.querySelectorAll<HTMLElement>(`[${FEED_LINK}]`) ?? [])];
  const at = links.findIndex((link) => own?.contains(link));
  const heading = feed?.closest('[role=dialog], main, body')?.querySelector<HTMLElement>('[tabindex="-1"]');
  const next = links.slice(at + 1).find((link) => !own?.contains(link)) ?? links[at - 1] ?? heading;
  setTimeout(() => {
    if (!own?.isConnected) (next?.isConnected ? next : heading)?.focus();
  }, AFTER_MENU_MS);
}
