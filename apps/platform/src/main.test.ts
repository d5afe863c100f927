import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, killPlatforms, startPlatform } from './testing/platform-process.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-main-'));
});
afterAll(async () => {
  killPlatforms();
  await rm(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  it('prints the address and the demo sign-ins, keeps its data over a restart, refuses a second process, and stops on a signal [R30] [R54]', async () => {
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: join(folder, 'a') };
    // This one compiles for itself, as a new installation does.
    const first = startPlatform({ ...env, NODE_COMPILE_CACHE: '' });
    await first.until('Stop with Ctrl-C');
    expect(first.said.text).toContain(`http://localhost:${port}/kr`);
    expect(first.said.text).toMatch(/math\s+중등 수학 선생님/);
    expect(first.said.text).toContain('demo1234!');
    expect(first.said.text).not.toMatch(/warning|deprecat/i);

    const signIn = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/mid/v1/auth/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          platform: 'WEB',
          'tenant-code': 'KR',
          'device-id': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
          'accept-language': 'ko',
        },
        body: JSON.stringify({
          clientId: 'teacher-portal',
          userType: 'TEACHER',
          grantType: 'password',
          username: 'math',
          password: 'demo1234!',
        }),
      });
      return (await answer.json()) as { refreshToken: string };
    };
    const { refreshToken } = await signIn();

    const second = startPlatform({ ...env, PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.said.text.trim()).toBe(
      `The data folder ${join(folder, 'a', 'database')} is already in use by process ${first.child.pid}. Stop it, or set DATA_DIR to another folder.`,
    );

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    // What it compiled is there for the next start, which need not do it again.
    expect(await readdir(join(folder, 'a', 'compile-cache'))).not.toEqual([]);

    const again = startPlatform(env);
    await again.until('Stop with Ctrl-C');
    const renewed = await fetch(`http://127.0.0.1:${port}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'teacher-portal',
        refresh_token: refreshToken,
      }),
    });
    expect(renewed.status).toBe(200);
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);

    const fresh = startPlatform(env, { args: ['--reset'] });
    await fresh.until('Stop with Ctrl-C');
    const gone = await fetch(`http://127.0.0.1:${port}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'teacher-portal',
        refresh_token: refreshToken,
      }),
    });
    expect(gone.status).toBe(400);
    expect(await signIn()).toHaveProperty('refreshToken');
    fresh.child.kill('SIGTERM');
    expect(await fresh.ended).toBe(0);
  }, 120_000);

  it('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { ended, said } = startPlatform({ PORT: String(port), DATA_DIR: join(folder, 'b'), DEMO: 'off' });
    expect(await ended).toBe(1);
    expect(said.text.trim()).toBe(
      `Port ${port} is already in use. Stop the other program, or set PORT to another number.`,
    );
    other.close();
  }, 60_000);

  it.each([
    [
      'settings that cannot be used',
      { PORT: 'x', AUTH_MODE: 'MAGIC' },
      /^The settings cannot be used:\nPORT must be a whole number\nAUTH_MODE [^\n]+$/,
    ],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://portal:hush@127.0.0.1:9/portal' },
      /^The database portal at 127\.0\.0\.1:9 cannot be used: connect ECONNREFUSED 127\.0\.0\.1:9\. Check DATABASE_URL\.$/,
    ],
  ])(
    'says in one sentence what is wrong with %s',
    async (_name, env, sentence) => {
      const { ended, said } = startPlatform(env);
      expect(await ended).toBe(1);
      expect(said.text.trim()).toMatch(sentence);
      expect(said.text).not.toMatch(/hush|\bat .*\.ts/);
    },
    60_000,
  );

  it('says in one sentence that the data folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const { ended, said } = startPlatform({ DATA_DIR: join(folder, 'file', 'below') });
    expect(await ended).toBe(1);
    expect(said.text.trim()).toMatch(
      /^The data folder .* cannot be made, because a part of its path is a file\. Set DATA_DIR to another folder\.$/,
    );
  }, 60_000);
});
