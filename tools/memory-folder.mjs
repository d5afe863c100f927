import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory for what is thrown away anyway (databases, uploads, profiles of browsers), gone when the process ends:
 * a new database takes 30 ms there and 600 on a slow disk. Undefined where there is no such place, or little room in it.
 */
export function memoryFolder() {
  if (!existsSync(MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ENOUGH_BYTES) return undefined;
  const folder = mkdtempSync(join(MEMORY, 'portal-'));
  // PostgreSQL runs as another user and finds its own folder below.
  chmodSync(folder, 0o711);
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      // A disk that a test mounted in it and could not take away again: the run has ended all the same.
      console.log(`Left behind: ${error.message}`);
    }
  });
  return folder;
}
