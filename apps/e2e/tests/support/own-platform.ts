import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';

const MAIN = fileURLToPath(new URL('../../../platform/src/main.ts', import.meta.url));
/** One for all of them, where each has a data folder of its own and would compile everything anew. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/platform-tests/compiled', import.meta.url));

/** It fills its demo in seconds on a quiet machine. That is no time of the journey, whose own limit begins after it. */
const STARTS_WITHIN_MS = 120_000;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A platform with the demo and settings of its own, beside the one that all journeys share. */
export async function ownPlatform(port: number, settings: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-own-'));
  const env = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '0', ...settings };
  let child: ChildProcess | undefined;

  /** Begins with what the last one left in its folder. */
  async function start(): Promise<void> {
    test.setTimeout(test.info().timeout + STARTS_WITHIN_MS);
    const started = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...env },
    });
    child = started;
    let said = '';
    await new Promise<void>((ready, fail) => {
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk) => (said += String(chunk)).includes('Stop with Ctrl-C') && ready());
      started.once('exit', () => fail(new Error(said)));
    });
  }
  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return {
    start,
    /** It dies in the middle of whatever it does. */
    kill: () => end('SIGKILL'),
    async stop(): Promise<void> {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same, started. Resolves to its end. */
export async function startOwnPlatform(port: number, settings: Readonly<Record<string, string>>) {
  const platform = await ownPlatform(port, settings);
  await platform.start();
  return () => platform.stop();
}
