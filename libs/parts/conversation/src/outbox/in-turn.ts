const ends = new Map<string, Promise<unknown>>();

/** Runs one work of a name after the other, in this tab and, where the browser has locks, in all of them. */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const before = ends.get(name) ?? Promise.resolve();
  const turn = before.then(work, work);
  ends.set(name, turn);
  await turn;
}
