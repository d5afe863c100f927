import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The keys of a toolbar (ARIA practices): one stop for Tab, arrows, Home and End inside. Of its buttons each has a `name`. */
export function useRoving(bar: RefObject<HTMLElement | null>, names: readonly string[]) {
  const [last, setLast] = useState<string | undefined>();
  const current = last !== undefined && names.includes(last) ? last : names[0];
  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button[name]:not(:disabled)') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (at === -1) return;
    const step = STEPS[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && (at + step + buttons.length) % buttons.length;
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next)?.focus();
  }
  return {
    onKeyDown,
    onFocus: ({ target }: FocusEvent<HTMLElement, Element>) =>
      target instanceof HTMLButtonElement && setLast(target.name),
    tabIndexOf: (name: string) => (name === current ? 0 : -1),
  };
}
