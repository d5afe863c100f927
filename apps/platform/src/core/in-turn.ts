export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Does works of one key one after the other, in this process. For what must not wait inside a transaction, where it would keep a
 * connection from everybody; between processes the database decides.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    const done = () => void (last.get(key) === mine && last.delete(key));
    mine.then(done, done);
    return mine;
  };
}
