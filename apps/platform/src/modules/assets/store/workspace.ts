import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files under way: arriving, or looked at. None of them is ever served. */
export interface Workspace {
  /** A name that nothing has yet. */
  newPath(): string;
  /** Gives `work` names of its own, and removes what it left there. */
  withPaths<T>(count: number, work: (...paths: string[]) => Promise<T>): Promise<T>;
  /** Removes what was not written to since `before`: a process that ended left it. */
  sweep(before: Date): Promise<void>;
}

export async function openWorkspace(dir: string): Promise<Workspace> {
  await mkdir(dir, { recursive: true });
  const newPath = () => join(dir, randomUUID());
  return {
    newPath,
    async withPaths(count, work) {
      const paths = Array.from({ length: count }, newPath);
      try {
        return await work(...paths);
      } finally {
        await Promise.all(paths.map((path) => rm(path, { force: true })));
      }
    },
    async sweep(before) {
      for (const name of await readdir(dir)) {
        const path = join(dir, name);
        // It may be gone by now: its own process removes it too.
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
