/** What dialogs, drawers, popovers and menus share: paper on a floating layer (design 3.3). */
export const BACKDROP = {
  position: 'fixed',
  inset: '0',
  bg: 'ink.1000/45',
  zIndex: 'dialog',
  _dark: { bg: 'black/60' },
  _open: { animation: 'fade-in 180ms', animationTimingFunction: 'standard' },
  _closed: { animation: 'fade-out 120ms', animationTimingFunction: 'exit' },
} as const;

export const FLOATING = {
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  outline: '0',
} as const;

/**
 * A menu or popover may be opened from within a dialog, and a dialog from within a popover: all of them share one layer, on which
 * what is opened later lies above, for each is put at the end of the page as it opens.
 */
export const OVER_WHAT_IS_OPEN = { zIndex: '{zIndex.dialog} !important' } as const;

/** In a rising 180 ms, out in 120: leaving is never waited for. */
export const RISE = {
  _open: { animation: 'rise-in 200ms', animationTimingFunction: 'standard' },
  _closed: { animation: 'sink-out 120ms', animationTimingFunction: 'exit' },
} as const;

export const DROP = {
  _open: { animation: 'drop-in 180ms', animationTimingFunction: 'standard' },
  _closed: { animation: 'fade-out 100ms', animationTimingFunction: 'exit' },
} as const;
