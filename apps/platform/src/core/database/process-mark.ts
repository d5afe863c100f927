import { readFile, readlink } from 'node:fs/promises';
import process from 'node:process';

/** What tells one process from all others of a machine, also of other containers; null where the system does not tell. */
export interface ProcessMark {
  readonly pid: number;
  /** Start time of that process, because process numbers are used again. */
  readonly started: string | null;
  /** The start of the machine. */
  readonly boot: string | null;
  /** Where process numbers are counted: each container begins at 1. */
  readonly space: string | null;
}

export const markOfThisProcess = async (): Promise<ProcessMark> => ({
  pid: process.pid,
  started: await startOf(process.pid),
  boot: await orNull(readFile('/proc/sys/kernel/random/boot_id', 'utf8')),
  space: await orNull(readlink('/proc/self/ns/pid')),
});

/** Whether that process still runs. One in another container cannot be asked: it counts as running. */
export async function isRunning({ pid, started, boot, space }: ProcessMark, mine: ProcessMark): Promise<boolean> {
  if (boot !== mine.boot) return false;
  if (space !== mine.space) return true;
  // Where no start is told, an equal number is that of a process before this one.
  if (pid === mine.pid) return started !== null && started === mine.started;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === null || started === (await startOf(pid));
}

async function startOf(pid: number): Promise<string | null> {
  const line = await orNull(readFile(`/proc/${pid}/stat`, 'utf8'));
  return line?.slice(line.lastIndexOf(')')).split(' ')[20] ?? null;
}

const orNull = (read: Promise<string>): Promise<string | null> => read.then((text) => text.trim()).catch(() => null);
