import { flushSync } from 'react-dom';
import { useUndo } from '@portal/portal-core/use-undo';
import type { CourseFields } from '../form/course-fields.ts';
import { useEditor } from './editor-context.ts';

type ListName = 'programme' | 'packages' | 'weeklySchedule';

/** Where the focus goes when a line is gone: to the one that took its place, or to the button that adds one. */
function focusNear(lines: Element | null | undefined, at: number) {
  const buttons = [...(lines?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const next = buttons[at] ?? buttons[at - 1] ?? lines?.querySelector<HTMLElement>('[data-add]');
  next?.focus();
}

/**
 * Takes a line out of a list and offers to put it back in its place, whatever was written meanwhile. The lines stand in
 * `[data-lines]`, their buttons carry `data-remove`, and the one that adds a line `data-add`.
 */
export function useRemoval<N extends ListName>(name: N) {
  const { form } = useEditor();
  const offerUndo = useUndo();
  const write = (list: unknown[]) => form.setValue(name, list as never, { shouldDirty: true });
  const read = () => form.getValues(name) as CourseFields[N][number][];

  return (at: number, text: string) => {
    const [taken] = read().slice(at, at + 1);
    if (taken === undefined) return;
    const lines = document.activeElement?.closest('[data-lines]');
    flushSync(() => write(read().filter((_, place) => place !== at)));
    focusNear(lines, at);
    offerUndo({ text, undo: () => write(read().toSpliced(at, 0, taken)) });
  };
}
