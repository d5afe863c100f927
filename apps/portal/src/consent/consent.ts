import * as v from 'valibot';

const KEY = 'portal-visit-statistics';

const Choice = v.object({ isAllowed: v.boolean(), at: v.pipe(v.string(), v.isoTimestamp()) });
/** What she chose, and when. Nothing else of it is kept. */
export type Choice = v.InferOutput<typeof Choice>;

/** Whether this browser's visits may be counted. Nobody has allowed it until she says so. */
export interface Consent {
  choice(): Choice | null;
  choose(isAllowed: boolean): void;
  subscribe(listener: () => void): () => void;
}

function read(text: string | null): Choice | null {
  try {
    return text === null ? null : v.parse(Choice, JSON.parse(text));
  } catch {
    return null;
  }
}

/** The choice in this browser's storage, the same in all tabs; of this page only where storage is denied. */
export function createConsent(): Consent {
  const listeners = new Set<() => void>();
  let current = stored();

  function stored(): Choice | null {
    try {
      return read(localStorage.getItem(KEY));
    } catch {
      return null;
    }
  }
  function become(choice: Choice | null): void {
    current = choice;
    for (const listener of [...listeners]) listener();
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY || key === null) become(key === null ? null : read(newValue));
  });

  return {
    choice: () => current,
    choose(isAllowed) {
      const choice = { isAllowed, at: new Date().toISOString() };
      try {
        localStorage.setItem(KEY, JSON.stringify(choice));
      } catch {
        // Denied or full: she is asked again at the next visit.
      }
      become(choice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
