import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { focusNear } from '@portal/portal-core/focus-near';
import { useUndo } from '@portal/portal-core/use-undo';
import type { PackValues } from './pack-values.ts';

/** Takes a thing out of a list of the pack and offers to put it back in its place, whatever was written meanwhile. */
export function useTakeOut(name: 'documents' | 'homework.documents' | 'polls' | 'pages') {
  const { getValues, setValue } = useFormContext<PackValues>();
  const offerUndo = useUndo();
  const read = (): readonly unknown[] => getValues(name) ?? [];
  const write = (list: readonly unknown[]) => setValue(name, list as never);

  return (at: number, text: string) => {
    const [taken] = read().slice(at, at + 1);
    if (taken === undefined) return;
    const lines = document.activeElement?.closest('[data-lines]');
    flushSync(() => write(read().toSpliced(at, 1)));
    focusNear(lines, at);
    offerUndo({ text, undo: () => write(read().toSpliced(at, 0, taken)) });
  };
}
