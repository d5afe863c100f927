import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/platform/src/main.ts', import.meta.url));

/**
 * Starts the platform as its users do, with demo data in a folder of its own; `origin` where something stands before it,
 * `folder` where another one was killed.
 */
export async function startPlatform({ port, origin = `http://localhost:${port}`, databaseUrl = '', folder: given }) {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
      LOGIN_LIMIT_PER_MINUTE: '0',
    },
  });
  const end = async (signal) => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await gone;
    }
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error(`The platform ended with code ${child.exitCode}.`);
    const ready = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return { origin, pid: child.pid, folder, stop, kill: () => end('SIGKILL') };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error('The platform was not ready within a minute.');
}

/** Tokens of a demo teacher, by the same call as the login form's. */
export async function signIn(origin, username) {
  const answer = await fetch(`${origin}/mid/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...commonHeaders() },
    body: JSON.stringify({
      clientId: 'teacher-portal',
      userType: 'TEACHER',
      grantType: 'password',
      username,
      password: 'demo1234!',
    }),
  });
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** The headers of every API call (SES-6). */
export const commonHeaders = () => ({
  'accept-language': 'ko',
  platform: 'WEB',
  'tenant-code': 'KR',
  'device-id': '6f1b9f0e-3c0c-4a83-9c42-0f6d7f1f5f10',
});
