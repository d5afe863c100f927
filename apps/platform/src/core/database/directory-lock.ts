import { link, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import process from 'node:process';

/** The data folder cannot be used; the message is for the person who starts the server. */
export class DirectoryUnusable extends Error {}

interface Holder {
  pid: number;
  /** Start time of that process where the system tells it, because process numbers are used again. */
  started: string | null;
}

const heldHere = new Set<string>();

/** Takes `<dir>.lock` for this process; a lock whose process has died is taken over. Resolves to the release. */
export async function lockDirectory(dir: string): Promise<() => Promise<void>> {
  const file = `${dir}.lock`;
  if (heldHere.has(file)) throw inUse(dir, process.pid);
  heldHere.add(file);
  try {
    await claim(dir, file);
  } catch (error) {
    heldHere.delete(file);
    throw error;
  }
  return async () => {
    heldHere.delete(file);
    await rm(file, { force: true });
  };
}

async function claim(dir: string, file: string): Promise<void> {
  // Written aside and linked into place, so that nobody can ever read half a lock.
  const own = `${file}.${process.pid}`;
  const mine: Holder = { pid: process.pid, started: await startOf(process.pid) };
  try {
    await writeFile(own, JSON.stringify(mine));
    if (await linked(own, file)) return;
    const holder = await readHolder(file);
    if (holder && (await isAlive(holder))) throw inUse(dir, holder.pid);
    await takeOver(dir, file, own, JSON.stringify(holder));
  } catch (error) {
    if (error instanceof DirectoryUnusable) throw error;
    throw new DirectoryUnusable(`The data folder ${dir} cannot be written: ${(error as Error).message}`);
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
}

// Two starters may both see a dead holder. Only one makes the `.takeover` file and may replace the lock.
async function takeOver(dir: string, file: string, own: string, dead: string): Promise<void> {
  const guard = `${file}.takeover`;
  const age = await stat(guard).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > 10_000) await rm(guard, { force: true });
  if (!(await linked(own, guard))) throw new DirectoryUnusable(`Another process is just starting on ${dir}.`);
  try {
    if (JSON.stringify(await readHolder(file)) === dead) await unlink(file).catch(() => undefined);
    if (!(await linked(own, file))) throw new DirectoryUnusable(`Another process is just starting on ${dir}.`);
  } finally {
    await rm(guard, { force: true });
  }
}

const inUse = (dir: string, pid: number) =>
  new DirectoryUnusable(
    `The data folder ${dir} is already in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
  );

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

async function isAlive({ pid, started }: Holder): Promise<boolean> {
  // A container restarts with the same number: a lock of this very number that this process does not hold is an old one.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === null || started === (await startOf(pid));
}

async function startOf(pid: number): Promise<string | null> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')')).split(' ')[20] ?? null;
  } catch {
    return null;
  }
}
