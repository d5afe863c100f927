import { flushSync } from 'react-dom';
import { focusNear } from '@portal/portal-core/focus-near';
import { useUndo } from '@portal/portal-core/use-undo';
import type { CourseFields } from '../form/course-fields.ts';
import { useEditor } from './editor-context.ts';

type ListName = 'programme' | 'packages' | 'weeklySchedule';

/**
 * Takes a line out of a list and offers to put it back in its place, whatever was written meanwhile.
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
