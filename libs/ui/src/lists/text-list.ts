import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { focusMove } from './move-buttons.tsx';
import { linesOf, moved } from './text-lines.ts';

interface TextListOptions {
  value: readonly string[];
  onChange: (value: string[]) => void;
  nameOf: (number: number) => string;
  max: number;
  /** The lines of a text that is written or pasted in one; without it a paste alone has several, at its ends of lines. */
  split?: ((text: string) => string[]) | undefined;
}

// Who goes on writing does so at the end.
function focusText(row: Element | undefined) {
  const text = row?.querySelector('textarea');
  text?.focus();
  text?.setSelectionRange(text.value.length, text.value.length);
}

/** What can be done to the lines of a TextListField, with the focus and the words that go with it. */
export function useTextList({ value, onChange, nameOf, max, split }: TextListOptions) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<{ index: number; focus: (row: Element | undefined) => void } | null>(null);
  const [said, setSaid] = useState('');
  const [cut, setCut] = useState(0);
  // One empty line to begin with; it is none until something stands in it.
  const lines = value.length > 0 ? value : [''];
  const isFull = lines.length >= max;

  // The row that gets the focus is there after the change only.
  useEffect(() => {
    if (next.current) next.current.focus(list.current?.children[next.current.index]);
    next.current = null;
  });

  function change(wanted: string[], words = '', focusAt?: number, focus = focusText) {
    if (focusAt !== undefined) next.current = { index: focusAt, focus };
    setCut(0);
    setSaid(words);
    onChange(wanted.length === 1 && wanted[0] === '' ? [] : wanted);
  }

  function write(index: number, text: string) {
    const written = split?.(text) ?? [];
    if (written.length > 1) return replace(index, written, (count) => MESSAGES.added(nameOf(index + count)));
    // Dropped text may bring line ends; a line has none.
    return change(lines.map((line, other) => (other === index ? text.replaceAll(/\s*[\r\n]+\s*/g, ' ') : line)));
  }

  /** Puts several lines in the place of one, as many as there is room for. */
  function replace(index: number, by: readonly string[], words: (count: number) => string) {
    const taken = by.slice(0, Math.max(1, max - lines.length + 1));
    const wanted = [...lines.slice(0, index), ...taken, ...lines.slice(index + 1)];
    change(wanted, words(taken.length), index + taken.length - 1);
    setCut(by.length - taken.length);
  }

  function addAfter(index: number) {
    if (isFull || lines[index + 1] === '') return focusText(list.current?.children[index + 1]);
    const wanted = [...lines.slice(0, index + 1), '', ...lines.slice(index + 1)];
    return change(wanted, MESSAGES.added(nameOf(index + 2)), index + 1);
  }

  function remove(index: number) {
    const wanted = lines.filter((_, other) => other !== index);
    change(wanted, MESSAGES.removed(nameOf(index + 1)), Math.max(0, index - 1));
  }

  function move(from: number, to: number) {
    const way = to < from ? 'up' : 'down';
    change(moved(lines, from, to), MESSAGES.dragMoved(nameOf(from + 1), to + 1), to, (row) => focusMove(row, way));
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>, index: number) {
    // The keys belong to the syllable while it is being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      addAfter(index);
    } else if (event.key === 'Backspace' && lines[index] === '' && lines.length > 1) {
      event.preventDefault();
      remove(index);
    }
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, index: number) {
    const pasted = (split ?? linesOf)(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const after = text.slice(selectionEnd ?? text.length);
    const last = pasted.length - 1;
    replace(
      index,
      pasted.map((line, n) => (n === 0 ? before : '') + line + (n === last ? after : '')),
      MESSAGES.pasted,
    );
  }

  return { list, lines, isFull, said, cut, write, addAfter, remove, move, onKeyDown, onPaste };
}
