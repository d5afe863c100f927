/** Lets a claim go. */
export type Release = () => void;

/**
 * Claims an upload for this tab, so that two tabs never send the same file; null where another tab has it.
 * The claim ends with the tab. A browser without locks has no claims, and so no refusals.
 */
export function claim(id: string): Promise<Release | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(`portal-upload:${id}`, { ifAvailable: true }, hold).catch(() => resolve(() => undefined));
  });
}
