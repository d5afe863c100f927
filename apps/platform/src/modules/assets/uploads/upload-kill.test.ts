import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileRef } from '@portal/domain/assets/file';
import { MB, PART_BYTES } from '@portal/domain/assets/upload-policy';
import { end, running } from '../../../plug/plugged.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openTestFolder } from '../../../testing/test-database.ts';
import { sha256Of, type Target, uploadCalls } from '../../../testing/upload-calls.ts';

const whole = { name: 'a.hwp', bytes: Buffer.alloc(20 * MB, 'w'), location: 'LECTURE' } as const;
const parted = { name: 'b.hwp', bytes: Buffer.alloc(2 * PART_BYTES + 5, 'p'), location: 'LECTURE' } as const;
const partOf = (part: number) => parted.bytes.subarray((part - 1) * PART_BYTES, part * PART_BYTES);

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-kill-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The platform on the folder that the killed one used. */
async function open() {
  const database = await openTestFolder(join(dataDir, 'database'));
  return createTestApp({ database, env: { DATA_DIR: dataDir } });
}

async function startProgram() {
  const platform = await running({ DATA_DIR: dataDir });
  return { port: platform.port, kill: () => end(platform, 'SIGKILL') };
}

function put(port: number, { uploadUrl, headers }: Target, bytes: Buffer, length = bytes.length) {
  const { pathname, search } = new URL(uploadUrl);
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: `${pathname}${search}`,
    headers: { ...headers, 'content-length': length },
  }).on('error', () => undefined);
  request.write(bytes);
  return request;
}

const filesIn = async (name: string) =>
  (await readdir(join(dataDir, 'files', name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const arrived = async () => {
  const sizes = await Promise.all((await filesIn('work')).map(async (path) => (await stat(path)).size));
  return sizes.filter((size) => size > MB).length;
};

describe('a server that is killed while files arrive [G13]', () => {
  it('shows nothing half, sweeps what it left, and takes the rest where it was [UPL-3]', async () => {
    const first = await open();
    await first.addUser({ username: 'math' });
    const headers = await first.signIn('math');
    const before = uploadCalls(first, headers);
    const target = await before.signed(whole);
    const plan = await before.call('POST', '/multipart', before.orderOf(parted));
    const { id } = plan.json<{ data: { id: string } }>().data;
    const signed = await before.call('POST', `/multipart/${id}/parts`, { parts: [1, 2, 3] });
    const parts = signed.json<{ data: { items: Target[] } }>().data.items;
    await first.close();

    const program = await startProgram();
    const done = put(program.port, parts[0]!, partOf(1));
    done.end();
    expect(((await once(done, 'response')) as { statusCode: number }[])[0]!.statusCode).toBe(204);
    put(program.port, target, whole.bytes.subarray(0, 10 * MB), whole.bytes.length);
    put(program.port, parts[1]!, partOf(2).subarray(0, 4 * MB), PART_BYTES);
    while ((await arrived()) < 2) await wait(20);
    await program.kill();
    expect(await filesIn('work')).toHaveLength(2);
    expect(await filesIn('objects')).toEqual([]);

    const t = await open();
    const my = uploadCalls(t, headers);
    for (const path of await filesIn('work')) await utimes(path, new Date(0), new Date(0));
    await t.assets.sweepFiles();
    expect(await filesIn('work')).toEqual([]);
    for (const one of [target.id, id])
      expect((await my.complete(one)).json()).toMatchObject({ code: 'UPLOAD_INCOMPLETE' });

    expect((await my.call('GET', `/multipart/${id}`)).json()).toMatchObject({ data: { stored: [1] } });
    for (const part of [2, 3]) expect((await my.put(parts[part - 1]!, partOf(part))).status).toBe(204);
    expect((await my.put(target, whole.bytes)).status).toBe(204);
    for (const [one, { bytes }] of [
      [target.id, whole],
      [id, parted],
    ] as const) {
      const completed = await my.complete(one, sha256Of(bytes));
      const read = await my.read(completed.json<{ data: FileRef }>().data.url);
      expect(read.rawPayload.equals(bytes)).toBe(true);
    }
    await t.close();
  }, 120_000);
});
