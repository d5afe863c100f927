import type { InputEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Digits that a field sets in order while they are typed, with a separator between their groups. `write` shapes and shows
 * a text; the caret keeps its digits before it, and who deletes a separator means the digit beside it.
 */
export function typeDigits(
  event: InputEvent<HTMLInputElement>,
  shown: string,
  separator: string,
  write: (raw: string) => void,
) {
  const element = event.currentTarget;
  const typed = element.value;
  let raw = typed;
  let caret = element.selectionStart ?? raw.length;
  if (shown.length === raw.length + 1 && shown[caret] === separator) {
    const digit = event.nativeEvent.inputType === 'deleteContentForward' ? caret + 1 : caret - 1;
    raw = shown.slice(0, digit) + shown.slice(digit + 1);
    caret = Math.max(0, digit);
  }
  const digitsBefore = raw.slice(0, caret).replaceAll(/\D/g, '').length;
  const isAtEnd = caret === raw.length;
  flushSync(() => write(raw));
  if (!isAtEnd && element.value !== typed) placeCaret(element, digitsBefore);
}

/** Puts the caret behind as many digits as stood before it. */
function placeCaret(element: HTMLInputElement, digits: number) {
  let at = 0;
  for (let seen = 0; seen < digits && at < element.value.length; at += 1) {
    if (/\d/.test(element.value[at] ?? '')) seen += 1;
  }
  element.setSelectionRange(at, at);
}
