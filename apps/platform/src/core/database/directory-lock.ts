import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { isLineAnswered, openLifeline } from './lifeline.ts';
import { isRunning, markOfThisProcess, type ProcessMark } from './process-mark.ts';

/** The data folder cannot be used; the message is for the person who starts the server. */
export class DirectoryUnusable extends Error {}

interface Holder extends ProcessMark {
  /** File name of the socket that answers while the holder lives; null where the file system knows no sockets. */
  readonly lifeline: string | null;
}

const heldHere = new Set<string>();

/** Takes `<dir>.lock` for this process; a lock whose process has died is taken over. Resolves to the release. */
export async function lockDirectory(dir: string): Promise<() => Promise<void>> {
  const file = `${dir}.lock`;
  const mine = await markOfThisProcess();
  if (heldHere.has(file)) throw inUse(dir, mine, mine);
  heldHere.add(file);
  try {
    const letGo = await claim(dir, file, mine);
    return async () => {
      heldHere.delete(file);
      await rm(file, { force: true });
      await letGo();
    };
  } catch (error) {
    heldHere.delete(file);
    throw error;
  }
}

/** Resolves to what lets go of the lifeline. */
async function claim(dir: string, file: string, mine: ProcessMark): Promise<() => Promise<void>> {
  // Two containers may have the same process number, so the number makes no name.
  const own = `${file}.${randomUUID()}`;
  // It answers before anybody can read of it, else a holder that has only just begun would look dead.
  const lifeline = await openLifeline(file);
  try {
    // Written aside and linked into place, so that nobody can ever read half a lock.
    await writeFile(own, JSON.stringify({ ...mine, lifeline: lifeline.name } satisfies Holder));
    if (!(await linked(own, file))) {
      const holder = await readHolder(file);
      if (holder && (await isAlive(file, holder, mine))) throw inUse(dir, holder, mine);
      await takeOver(dir, file, own, holder);
    }
    return lifeline.close;
  } catch (error) {
    await lifeline.close();
    if (error instanceof DirectoryUnusable) throw error;
    throw new DirectoryUnusable(`The data folder ${dir} cannot be written: ${(error as Error).message}`);
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
}

// Two starters may both see a dead holder. Only one makes the `.takeover` file and may replace the lock.
async function takeOver(dir: string, file: string, own: string, dead: Holder | undefined): Promise<void> {
  const guard = `${file}.takeover`;
  const age = await stat(guard).then(
    ({ mtimeMs }) => Math.abs(Date.now() - mtimeMs),
    () => 0,
  );
  if (age > 10_000) await rm(guard, { force: true });
  if (!(await linked(own, guard))) throw new DirectoryUnusable(`Another process is just starting on ${dir}.`);
  try {
    if (JSON.stringify(await readHolder(file)) === JSON.stringify(dead)) await unlink(file).catch(() => undefined);
    if (!(await linked(own, file))) throw new DirectoryUnusable(`Another process is just starting on ${dir}.`);
    if (dead?.lifeline) await rm(`${file}.${dead.lifeline}`, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

function inUse(dir: string, { pid, space }: ProcessMark, mine: ProcessMark): DirectoryUnusable {
  const holder = `process ${pid}${space === mine.space ? '' : ' of another container'}`;
  return new DirectoryUnusable(
    `The data folder ${dir} is already in use by ${holder}. Stop it, or set DATA_DIR to another folder.`,
  );
}

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

const isAlive = (file: string, holder: Holder, mine: ProcessMark): Promise<boolean> =>
  holder.lifeline ? isLineAnswered(file, holder.lifeline) : isRunning(holder, mine);
