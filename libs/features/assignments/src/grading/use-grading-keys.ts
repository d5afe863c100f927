import { useEffectEvent, useLayoutEffect } from 'react';

interface GradingKeys {
  isOn: boolean;
  onSave?: () => void;
  onStep?: (by: 1 | -1) => void;
  /** The comment of this place is put in: Alt and a figure from 1. */
  onComment?: (place: number) => void;
  /** A figure is typed while nothing is written: a score begins with it. */
  onFigure?: (figure: string) => void;
  /** Returns whether there was something to take back. */
  onUndo: () => boolean;
}

const WRITING = 'input, textarea, select, [contenteditable]';
const ASIDE = '[role=dialog], [role=alertdialog], [role=menu]';
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of the stream, by where they lie and not by what they write: a Korean keyboard writes other letters. */
export function useGradingKeys({ isOn, onSave, onStep, onComment, onFigure, onUndo }: GradingKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { code, target } = event;
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element) || target.closest(ASIDE)) return;
    const hasControl = event.ctrlKey || event.metaKey;
    const by = STEPS[code];
    if (hasControl && !event.altKey && (code === 'Enter' || code === 'NumpadEnter')) {
      event.preventDefault();
      onSave?.();
    } else if (event.altKey && !hasControl && by && !target.matches('select')) {
      event.preventDefault();
      onStep?.(by);
    } else if (event.altKey && !hasControl && !event.shiftKey && /^(?:Digit|Numpad)[1-9]$/.test(code)) {
      event.preventDefault();
      onComment?.(Number(code.slice(-1)) - 1);
    } else if (hasControl && !event.altKey && !event.shiftKey && code === 'KeyZ') {
      if (onUndo()) event.preventDefault();
    } else if (!hasControl && !event.altKey && /^(?:Digit|Numpad)\d$/.test(code) && !target.matches(WRITING)) {
      event.preventDefault();
      onFigure?.(code.slice(-1));
    }
  });
  // Heard from the moment on in which the desk is seen: a key that is pressed then is not lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
