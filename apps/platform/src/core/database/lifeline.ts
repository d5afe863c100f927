import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

/** A socket beside a lock. The system answers for whoever holds it, in every container, until that process ends. */
export interface Lifeline {
  /** What stands behind the lock's own name; null where the file system or the machine has no such sockets. */
  readonly name: string | null;
  close(): Promise<void>;
}

export async function openLifeline(lock: string): Promise<Lifeline> {
  const none = { name: null, close: async () => undefined };
  if (process.platform !== 'linux') return none;
  const name = `${randomUUID()}.sock`;
  const folder = await open(dirname(lock), 'r');
  const server = createServer((line) => line.destroy());
  try {
    server.listen(inFolder(folder.fd, `${basename(lock)}.${name}`));
    await once(server, 'listening');
  } catch {
    await folder.close();
    return none;
  }
  server.unref();
  return {
    name,
    async close() {
      server.close();
      await once(server, 'close');
      await folder.close();
    },
  };
}

/** False only when nobody can be there any more. */
export async function isLineAnswered(lock: string, name: string): Promise<boolean> {
  const folder = await open(dirname(lock), 'r');
  try {
    const line = connect(inFolder(folder.fd, `${basename(lock)}.${name}`));
    await once(line, 'connect').finally(() => line.destroy());
    return true;
  } catch (error) {
    return !['ECONNREFUSED', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code));
  } finally {
    await folder.close();
  }
}

// A socket's path may have a hundred letters and no more, however deep the folder lies.
const inFolder = (fd: number, file: string) => join('/proc/self/fd', String(fd), file);
