import {
  type CompositionEvent,
  type InputEvent,
  type InputEventHandler,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Listened<E extends TextControl> {
  ref?: Ref<E> | undefined;
  onInput?: InputEventHandler<E> | undefined;
  onCompositionStart?: ((event: CompositionEvent<E>) => void) | undefined;
  onCompositionEnd?: ((event: CompositionEvent<E>) => void) | undefined;
}

/** Characters as a reader counts them: a composed letter and an emoji are one (code points after NFC). */
export const countCharacters = (text: string) => [...text.normalize('NFC')].length;

/**
 * Counts what is typed, but not the half-built syllable of an input method, and never cuts:
 * `maxLength` would take the last Hangul syllable apart.
 */
export function useCharacterCount<E extends TextControl>(
  { ref, onInput, onCompositionStart, onCompositionEnd }: Listened<E>,
  onCount: ((count: number) => void) | undefined,
) {
  const control = useRef<E>(null);
  const composing = useRef(false);
  useImperativeHandle(ref, () => control.current as E);
  const tell = () => {
    if (!composing.current && control.current) onCount?.(countCharacters(control.current.value));
  };
  // Also counts a value that was set from outside.
  useEffect(tell);
  return {
    ref: control,
    onInput(event: InputEvent<E>) {
      onInput?.(event);
      tell();
    },
    onCompositionStart(event: CompositionEvent<E>) {
      composing.current = true;
      onCompositionStart?.(event);
    },
    onCompositionEnd(event: CompositionEvent<E>) {
      composing.current = false;
      onCompositionEnd?.(event);
      tell();
    },
  };
}
