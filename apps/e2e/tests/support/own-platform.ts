import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../platform/src/main.ts', import.meta.url));

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A platform with the demo and settings of its own, beside the one that all journeys share. Resolves to its end. */
export async function startOwnPlatform(port: number, settings: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-own-'));
  const env = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '0', ...settings };
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...env } });
  let said = '';
  await new Promise<void>((ready, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (said += String(chunk)).includes('Stop with Ctrl-C') && ready());
    child.once('exit', () => fail(new Error(said)));
  });
  return async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
}
