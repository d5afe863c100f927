import { useEffect, useEffectEvent } from 'react';
import type { DrawingHand } from './use-drawing.ts';

const WRITTEN_IN = 'textarea, [contenteditable="true"], input:not([type="radio"], [type="checkbox"]), [role="dialog"]';

/** Ctrl+Z and Shift+Ctrl+Z for the board; where something is being written they are the field's. */
export function useUndoKeys({ undo, redo }: Pick<DrawingHand, 'undo' | 'redo'>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, code, key } = event;
    // A Korean keyboard writes ㅋ with this key.
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (code !== 'KeyZ' && key.toLowerCase() !== 'z')) return;
    if (target instanceof Element && target.closest(WRITTEN_IN)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
