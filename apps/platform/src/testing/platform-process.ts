import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** One for all, where each has a data folder of its own and would compile everything anew. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/platform-tests/compiled', import.meta.url));

export interface PlatformProcess {
  readonly child: ChildProcessWithoutNullStreams;
  /** Grows with what it prints. */
  readonly said: { text: string };
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Waits for words on either stream. */
  until(words: string): Promise<void>;
}

interface StartOptions {
  readonly args?: readonly string[];
  /** A program, with its arguments, that starts node in surroundings of its own. */
  readonly within?: readonly string[];
}

const running = new Set<ChildProcess>();

/** Starts the real program with these settings alone. */
export function startPlatform(
  env: Readonly<Record<string, string>>,
  { args = [], within = [] }: StartOptions = {},
): PlatformProcess {
  const [command, ...rest] = [...within, process.execPath, MAIN, ...args] as [string, ...string[]];
  const child = spawn(command, rest, {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, LOG_LEVEL: 'error', ...env },
  });
  running.add(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const until = async (words: string) => {
    for (let tries = 0; tries < 2_000 && !said.text.includes(words) && child.exitCode === null; tries++)
      await pause(50);
    if (!said.text.includes(words)) throw new Error(`It did not say «${words}» but: ${said.text}`);
  };
  return { child, said, ended, until };
}

/** For `afterAll`: whatever a failed test left running. */
export function killPlatforms(): void {
  for (const child of running) child.kill('SIGKILL');
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
