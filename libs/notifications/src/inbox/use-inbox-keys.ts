import type { KeyboardEvent } from 'react';
import { FEED_LINK } from '../item/arrow-keys.ts';

interface InboxKeys {
  /** The one that is open. */
  chosenId: string | undefined;
  /** Opens one beside the list; without it the keys move the focus alone, because each is a page of its own. */
  open?: ((id: string) => void) | undefined;
  back: () => void;
  showKeys: () => void;
}

// Where letters are written, or mean a choice.
const WRITING = 'textarea, select, [contenteditable=""], [contenteditable=true], input:not([type=radio])';

/** The rows, and the one that the keys count from: where the focus is, else the one that is open. */
function rowsOf(root: HTMLElement, chosenId: string | undefined) {
  const rows = [...root.querySelectorAll<HTMLElement>(`[data-feed] [${FEED_LINK}]`)];
  const line = document.activeElement?.closest('li');
  const focused = rows.findIndex((row) => row === document.activeElement || (line && row.closest('li') === line));
  return { rows, at: focused >= 0 ? focused : rows.findIndex((row) => row.dataset['notification'] === chosenId) };
}

/**
 * Keys of the page: j and k, e, u, Escape, ?. They are heard only while the focus is inside (WCAG 2.1.4), never while
 * something is written, nor in what lies over the page. Letters go by their place, so that they work in Hangul too.
 */
export function useInboxKeys({ chosenId, open, back, showKeys }: InboxKeys) {
  function step(root: HTMLElement, by: 1 | -1) {
    const { rows, at } = rowsOf(root, chosenId);
    const row = rows[at < 0 ? 0 : at + by];
    row?.focus();
    const id = row?.dataset['notification'];
    if (id !== undefined) open?.(id);
  }
  function press(root: HTMLElement, what: 'archive' | 'unread') {
    const { rows, at } = rowsOf(root, chosenId);
    const row = rows[at];
    const id = row ? row.dataset['notification'] : chosenId;
    const buttons = [...root.querySelectorAll<HTMLElement>(`[data-${what}]`)];
    buttons.find(({ dataset }) => id !== undefined && dataset[what] === id)?.click();
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget: root } = event;
    // A dialog or a menu is a child for React, and elsewhere in the document.
    if (!(target instanceof HTMLElement) || !root.contains(target)) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.matches(WRITING)) return;
    if (event.key === '?') showKeys();
    else if (event.key === 'Escape') back();
    else if (event.shiftKey) return;
    else if (event.code === 'KeyJ') step(root, 1);
    else if (event.code === 'KeyK') step(root, -1);
    else if (event.code === 'KeyE') press(root, 'archive');
    else if (event.code === 'KeyU') press(root, 'unread');
    else return;
    event.preventDefault();
  };
}
