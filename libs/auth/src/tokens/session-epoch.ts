import type { SessionEnvironment } from '../browser/environment.ts';

const KEY = 'portal-session-epoch';

/**
 * A name for "this sign-in", new at every sign-in and sign-out in any tab. Two tabs, or one tab before and after a wait,
 * belong to the same session exactly when their epochs are equal. Where storage is denied only this tab and what the
 * channel says are known.
 */
export function createSessionEpoch({ storage, uuid }: Pick<SessionEnvironment, 'storage' | 'uuid'>) {
  let known = storage.get(KEY) ?? '';
  // Storage may lag behind the channel; an epoch that was left is never entered again.
  const past = new Set<string>();

  function current(): string {
    const stored = storage.get(KEY);
    return stored === undefined || past.has(stored) ? known : stored;
  }

  function enter(next: string): boolean {
    if (next === known) return false;
    past.add(known);
    known = next;
    return true;
  }

  return {
    current,
    /** Whether this tab has noticed the latest sign-in or sign-out. */
    isNoticed: () => current() === known,
    /** Takes over the latest epoch, or the one that another tab told; says whether it is a new one. */
    notice: (told?: string) => enter(told === undefined || past.has(told) ? current() : told),
    begin(): string {
      enter(uuid());
      storage.set(KEY, known);
      return known;
    },
  };
}

export type SessionEpoch = ReturnType<typeof createSessionEpoch>;
