import { useEffect } from 'react';
import type { SaveLineProps } from '@portal/portal-core/autosave/save-line';

interface Kept {
  readonly draft: { readonly restoredAt: Date | null };
  readonly phase: SaveLineProps['state']['phase'];
}

/** What this device kept may not be savable: the wrong fields are marked at once, though nobody has touched them on this page. */
export function useDraftMarked(form: { readonly trigger: () => Promise<boolean> }, { draft, phase }: Kept): void {
  const isWrong = draft.restoredAt !== null && phase === 'BLOCKED';
  useEffect(() => {
    if (isWrong) void form.trigger();
  }, [isWrong, form]);
}
