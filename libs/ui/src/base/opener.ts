import { type RefObject, useInsertionEffect, useRef } from 'react';

/** The button behind what has the focus: an entry of a menu is gone when a dialog closes, the button of the menu is not. */
export function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Where the focus goes when something over the page closes: to what the caller chose, else to what opened it. */
export function useOpener(open: boolean, chosen: RefObject<HTMLElement | null> | undefined): () => HTMLElement | null {
  const opener = useRef<HTMLElement>(null);
  // As early as this: a form inside may take the focus to its first field before any other effect runs.
  useInsertionEffect(() => {
    if (open) opener.current = openerOf(document.activeElement);
  }, [open]);
  return () => (chosen ? chosen.current : opener.current?.isConnected ? opener.current : null);
}
