import { type Ref, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';

interface TypedTextOptions<V> {
  value: V;
  /** What the field has while nothing that can be read stands in it. */
  empty: V;
  /** The value as it is written. */
  show: (value: V) => string;
  onChange: (value: V) => void;
  /** Says what is wrong with a text that cannot be read. */
  unreadable: (text: string) => string;
  input: RefObject<HTMLInputElement | null>;
  /** Of the caller's form, which leads to its first error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface TypedText<V> {
  text: string;
  /** Takes a text over, with what it means. */
  write: (text: string, value: V) => void;
  /** Says from now on what is wrong, if something is: the visitor tries to send. */
  tell: () => void;
  /** The visitor left: puts what can be read in its order, and says what cannot. */
  settle: () => void;
  /** What is said about a text that cannot be read. */
  problem: string | undefined;
}

/**
 * A value that is typed as text. What was typed stands as long as it means the value; a value from outside wins. A text
 * that cannot be read is told to the browser's form, as `<input type="date">` does for half a date: a form that asks
 * its controls (`validity.customError`) is not sent with the text silently left out.
 */
export function useTypedText<V>({
  value,
  empty,
  show,
  onChange,
  unreadable,
  input,
  ref,
}: TypedTextOptions<V>): TypedText<V> {
  const [typed, setTyped] = useState({ text: show(value), value });
  const [isTold, setIsTold] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const text = typed.value === value ? typed.text : show(value);
  const reason = value === empty && text.trim() !== '' ? unreadable(text) : null;
  useEffect(() => input.current?.setCustomValidity(reason ?? ''), [input, reason]);
  const onReset = useEffectEvent(() => {
    setTyped({ text: '', value: empty });
    setIsTold(false);
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [input]);

  function write(nextText: string, next: V) {
    setTyped({ text: nextText, value: next });
    if (next !== empty || nextText.trim() === '') setIsTold(false);
    if (next !== value) onChange(next);
  }
  const tell = () => setIsTold(reason !== null);
  return {
    text,
    write,
    tell,
    settle: () => (value === empty ? tell() : write(show(value), value)),
    problem: (isTold && reason) || undefined,
  };
}
