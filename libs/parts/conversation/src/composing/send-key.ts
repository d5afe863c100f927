import type { KeyboardEvent } from 'react';

/** Where a finger writes, the key is for a new line. */
export const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Whether this key sends what is written: not the one that ends a Korean syllable, and not the one that begins a line. */
export const isSendKey = ({ key, shiftKey, ctrlKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && !shiftKey && (!isTouch() || ctrlKey);
