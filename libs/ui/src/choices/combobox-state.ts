import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type ComboboxOption, useFound } from './combobox-option.ts';

/** How far PageUp and PageDown go. */
const LEAP = 10;

interface ComboboxStateOptions {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
  isFixed: boolean;
  input: RefObject<HTMLInputElement | null>;
}

/** What a search field knows: what is typed, what was found, and which of it Enter takes. */
export function useComboboxState({ options, value, onChange, isFixed, input }: ComboboxStateOptions) {
  const [isOpen, setIsOpen] = useState(false);
  // Null while nothing is searched; then the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const found = useFound(options, typed ?? '');
  const chosen = options.find((option) => option.value === value);
  // While one searches, the best answer is at hand for Enter.
  const first = typed?.trim() && found.length > 0 ? 0 : null;
  const active = isOpen ? (pointed ?? first) : null;

  function open() {
    if (isFixed || isOpen) return;
    const at = options.findIndex((option) => option.value === value);
    setPointed(at < 0 ? null : at);
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    setTyped(null);
    setPointed(null);
  }

  function pick(next: string) {
    close();
    if (next !== value) onChange(next);
    input.current?.focus();
  }

  function search(text: string) {
    setTyped(text);
    setPointed(null);
    setIsOpen(true);
    // Who deletes the whole name means no choice.
    if (text === '' && value !== '') onChange('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The keys belong to the syllable while it is being composed.
    if (event.nativeEvent.isComposing || isFixed) return;
    const last = found.length - 1;
    const at = active ?? -1;
    const to = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + LEAP),
      PageUp: Math.max(0, at - LEAP),
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else if (last >= 0) setPointed(to);
    } else if (event.key === 'Enter' && isOpen) {
      // It ends the search and does not send the form.
      event.preventDefault();
      const option = active === null ? undefined : found[active];
      if (option) pick(option.value);
      else close();
    }
  }

  return { isOpen, typed, found, chosen, active, point: setPointed, open, close, pick, search, onKeyDown };
}
