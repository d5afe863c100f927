import type { KeyboardEvent } from 'react';

const COMPOSING_KEY = 229;

/** Where a finger writes, the key is for a new line. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Whether the key belongs to a Korean syllable that is not whole yet. Safari says so by the number alone. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY;

/** Whether this key sends what is written: not the one that ends a syllable, and not the one that begins a line. */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !isComposing(event) && !event.shiftKey && (!isTouch() || event.ctrlKey);
