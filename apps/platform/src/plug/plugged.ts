import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseConfig } from '../core/config/config.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { freePort, type PlatformProcess, startPlatform } from '../testing/platform-process.ts';
import { createTestApp, PASSWORD } from '../testing/test-app.ts';
import { openTestFolder } from '../testing/test-database.ts';

/** Brings a database to the newest migration and puts one teacher there, with `username` math. */
export async function withTeacher(config: DatabaseConfig): Promise<void> {
  const folder = config.kind === 'pglite' && config.dir;
  const t = await createTestApp({ database: await (folder ? openTestFolder(folder) : openDatabase(config)) });
  await t.addUser({ username: 'math' });
  await t.close();
}

export interface Running extends PlatformProcess {
  readonly port: number;
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A real process without the demo and without limits, ready for work. */
export async function running(
  env: Readonly<Record<string, string>>,
  options?: Parameters<typeof startPlatform>[1],
): Promise<Running> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  const all = { DEMO: 'off', RATE_LIMIT_PER_MINUTE: '0', LOGIN_LIMIT_PER_MINUTE: '0', PORT: String(port), ...env };
  const started = startPlatform(all, options);
  await started.until('Stop with Ctrl-C');
  return { ...started, port, origin, env: all };
}

const HEADERS = {
  platform: 'WEB',
  'tenant-code': 'KR',
  'device-id': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  'accept-language': 'ko',
};

/** Signs the teacher in, or whoever else is there; the answer is headers for her calls. */
export async function signIn(origin: string, username = 'math'): Promise<Record<string, string>> {
  const body = { clientId: 'teacher-portal', userType: 'TEACHER', grantType: 'password' };
  const answer = await fetch(`${origin}/mid/v1/auth/login`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, username, password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`Sign-in: ${answer.status} ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { ...HEADERS, authorization: `Bearer ${accessToken}` };
}

export interface Readiness {
  readonly ok: boolean;
  readonly reason?: string;
}

export const readiness = async (origin: string): Promise<Readiness> =>
  (await fetch(`${origin}/readyz`)).json() as Promise<Readiness>;

/** Waits until it says this of itself; `undefined` is that it takes work. */
export async function untilReadiness(origin: string, reason?: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const said = await readiness(origin).catch(() => undefined);
    if (said && said.reason === reason) return;
    await pause(50);
  }
  throw new Error(`it never said ${reason ?? 'that it is ready'}`);
}

/** Waits until nobody listens there: a container ends a little later than what started it. */
export async function untilGone(origin: string): Promise<void> {
  while (await readiness(origin).catch(() => undefined)) await pause(50);
}

/** A signal, and the exit code after it. */
export async function end({ child, ended }: PlatformProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  if (signal === 'SIGKILL' && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return ended;
}
