import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { focusNear } from '@portal/portal-core/focus-near';
import { useUndo } from '@portal/portal-core/use-undo';
import type { ProfileValues } from '../values/profile-values.ts';
import { useSaveNow } from './saving-context.ts';

/** The lines of a list in the form; one that is taken away can be put back with all that stood in it. */
export function useLines<L extends 'experiences' | 'certificates' | 'areas'>(list: L, removed: string) {
  const { control, getValues } = useFormContext<ProfileValues>();
  const { fields, append, remove, insert } = useFieldArray({ control, name: list, keyName: 'key' });
  const offerUndo = useUndo();
  const saveNow = useSaveNow();
  return {
    lines: fields,
    append,
    removeLine(at: number) {
      const line = getValues(list)[at];
      const lines = document.activeElement?.closest('[data-lines]');
      flushSync(() => remove(at));
      focusNear(lines, at);
      if (!line) return;
      offerUndo({
        text: removed,
        undo: () => {
          insert(at, line as Parameters<typeof insert>[1], { shouldFocus: false });
          // She may have left the page since; then nobody else would save it.
          return saveNow();
        },
      });
    },
  };
}
