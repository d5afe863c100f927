import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps the focus where the keyboard was when the pressed button is gone: on the row, and not on its next button, which
 * may be the one that cancels; with `onGone` when the row itself is gone.
 */
export function useRowFocus(onGone: () => void) {
  const ref = useRef<HTMLLIElement>(null);
  const focused = useRef<Element | null>(null);
  // The browser tells nobody that what had the focus was taken away; whoever leads the focus elsewhere is heard.
  const isLost = () =>
    focused.current !== null && !focused.current.isConnected && document.activeElement === document.body;
  useEffect(() => {
    if (isLost()) ref.current?.focus();
  });
  const leave = useEffectEvent(() => {
    if (isLost()) onGone();
  });
  useEffect(() => () => leave(), []);
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => void (focused.current = target),
    onBlur: () => void (focused.current = null),
  };
}
