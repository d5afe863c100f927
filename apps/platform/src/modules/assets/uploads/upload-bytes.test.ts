import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MB, PART_BYTES, UPLOAD_QUOTA } from '@portal/domain/assets/upload-policy';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { type SignedUpload, type Target, uploadCalls, type UploadCalls } from '../../../testing/upload-calls.ts';

const MINUTE = 60_000;
const TEXT = Buffer.from('수업 계획서 초안이에요.\n');
const FILE = { name: '계획서.txt', bytes: TEXT, location: 'TEACHER_POPUP' } as const;
const clock = testClock('2026-11-18T01:42:00Z');

let t: TestApp;
let me: { id: string };
let my: UploadCalls;
let port: number;
const room = { leastFreeShare: 0 };

beforeAll(async () => {
  t = await createTestApp({ clock });
  // The share is read anew for every file, so that a test can fill the disk and empty it again.
  Object.defineProperty(t.config.files, 'leastFreeShare', { get: () => room.leastFreeShare });
  me = await t.addUser({ username: 'math' });
  my = uploadCalls(t, await t.signIn('math'));
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = t.app.server.address() as AddressInfo);
});
beforeEach(() => {
  clock.set('2026-11-18T01:42:00Z');
  room.leastFreeShare = 0;
});
afterAll(() => t.close());

/** Begins a real PUT whose body the test sends as it likes. */
function begin(target: Target, headers: Record<string, string | number> = { 'content-length': TEXT.length }) {
  const { pathname, search } = new URL(target.uploadUrl);
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: `${pathname}${search}`,
    headers: { ...target.headers, ...headers },
  });
  request.on('error', () => undefined);
  const answer = once(request, 'response').then(async ([response]: { statusCode: number }[]) => response!.statusCode);
  answer.catch(() => undefined);
  return { request, answer };
}

const folder = (name: string) => join(t.config.dataDir, 'files', name);
const filesIn = async (name: string) =>
  (await readdir(folder(name), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const waitFor = async (holds: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200 && !(await holds()); tries++) await wait(10);
};

describe('the bytes of a file [UPL-3]', () => {
  it.each([
    ['no length', {}, 411],
    ['chunks', { 'transfer-encoding': 'chunked' }, 411],
    ['one byte too many', { 'content-length': TEXT.length + 1 }, 400],
    ['one byte too few', { 'content-length': TEXT.length - 1 }, 400],
    ['another type', { 'content-length': TEXT.length, 'content-type': 'text/html' }, 400],
    ['no type', { 'content-length': TEXT.length, 'content-type': '' }, 400],
  ])('with %s are refused before one of them is read', async (_name, headers, status) => {
    const { request, answer } = begin(await my.signed(FILE), headers);
    // Only the head: the answer comes although no byte of the body was sent.
    request.flushHeaders();
    expect(await answer).toBe(status);
    request.destroy();
  });

  it('are taken once: whoever sends them again hears that they are here', async () => {
    const target = await my.signed(FILE);
    expect((await my.put(target, TEXT)).status).toBe(204);
    const again = await my.put(target, TEXT);
    expect([again.status, again.body]).toEqual([409, expect.stringContaining('WRONG_STATE')]);
  });

  it.each([
    [25 * MB, 15],
    [25 * MB + 1, 120],
  ])('of %d bytes may begin for %d minutes, and end later', async (size, minutes) => {
    const bytes = Buffer.alloc(size);
    const order = { originalFileName: 'a.hwp', contentType: '', size: String(size), location: 'LECTURE' };
    const sign = async () =>
      (await my.call('POST', '/create-signed-upload-url', order)).json<{ data: SignedUpload }>().data;
    const [early, late] = [await sign(), await sign()];
    clock.advance(minutes * MINUTE - 1);
    const { request, answer } = begin(early, { 'content-length': size });
    request.flushHeaders();
    await waitFor(async () => (await filesIn('work')) > 0);
    clock.advance(2);
    request.end(bytes);
    expect(await answer).toBe(204);
    const refused = await my.put(late, TEXT);
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('SIGNATURE_EXPIRED')]);
  });

  it.each([
    ['another file', async (target: SignedUpload) => target.uploadUrl.replace(target.id, (await my.signed(FILE)).id)],
    ['a file that never was', (target: SignedUpload) => target.uploadUrl.replace(target.id, 'file_none')],
    ['a longer time', (target: SignedUpload) => target.uploadUrl.replace(/expires=\d+/, 'expires=99999999999')],
    ['no signature', (target: SignedUpload) => target.uploadUrl.replace(/&signature=.*/, '')],
    ['two signatures', (target: SignedUpload) => `${target.uploadUrl}&signature=x`],
    ['something more', (target: SignedUpload) => `${target.uploadUrl}&owner=me`],
  ])('at an address with %s find nothing', async (_name, change) => {
    const target = await my.signed(FILE);
    const forged = { ...target, uploadUrl: await change(target) };
    expect((await my.put(forged, TEXT)).status).toBe(404);
    expect((await my.put(target, TEXT)).status).toBe(204);
  });

  it('that stop in the middle leave nothing, and can be sent again', async () => {
    const target = await my.signed(FILE);
    const before = await filesIn('objects');
    for (let abort = 0; abort < 20; abort++) {
      const { request } = begin(target);
      request.write(TEXT.subarray(0, abort));
      if (abort % 2) await waitFor(async () => (await filesIn('work')) > 0);
      request.destroy();
    }
    await waitFor(async () => (await filesIn('work')) === 0);
    expect([await filesIn('work'), await filesIn('objects')]).toEqual([0, before]);
    expect((await my.complete(target.id)).json()).toMatchObject({ code: 'UPLOAD_INCOMPLETE' });
    expect((await my.put(target, TEXT)).status).toBe(204);
  });

  it('of a file that was deleted meanwhile are not kept', async () => {
    const target = await my.signed(FILE);
    const before = await filesIn('objects');
    const { request, answer } = begin(target);
    request.write(TEXT.subarray(0, 3));
    await waitFor(async () => (await filesIn('work')) > 0);
    await my.call('DELETE', `/${target.id}`);
    request.end(TEXT.subarray(3));
    expect(await answer).toBe(409);
    expect(await filesIn('objects')).toBe(before);
  });
});

describe('room for files', () => {
  it('ends at the last twentieth of the disk, for new ones only, and is back when there is room [G15]', async () => {
    const target = await my.signed(FILE);
    const ref = await my.upload(FILE);
    room.leastFreeShare = 1.1;
    for (const answer of [
      await my.sign(FILE),
      await my.call('POST', '/multipart', my.orderOf({ ...FILE, location: 'LECTURE' })),
    ])
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([507, 'STORAGE_FULL']);
    expect((await my.put(target, TEXT)).status).toBe(507);
    expect((await my.read(ref.url)).statusCode).toBe(200);
    expect((await my.call('GET', `/${ref.id}`)).statusCode).toBe(200);
    room.leastFreeShare = 0.05;
    expect((await my.put(target, TEXT)).status).toBe(204);
  });

  const fill = (rows: number, size: number, state: string) =>
    t.database.raw.exec(`
      insert into file_asset (id, owner_id, location, uploader_code, name, content_type, size, state, object_key, stored_size,
          checked_at, created_at, expires_at)
        select 'fill_' || n, '${me.id}', 'LECTURE', 'x', 'a', 'b', ${size}, '${state}', 'fill_' || n, 1, now(), now(),
          timestamptz '2026-11-18T02:00Z' from generate_series(1, ${rows}) n`);
  afterEach(() => t.database.raw.exec(`delete from file_asset where id like 'fill_%'`));

  it('is 50 GB for one person, with what she may still send', async () => {
    await fill(2, UPLOAD_QUOTA.bytes / 2 - MB, 'SIGNED');
    const answer = await my.sign({ ...FILE, bytes: Buffer.alloc(3 * MB) });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { code: 'QUOTA_TOTAL', message: expect.stringMatching(/lớn hơn 51200MB\. .* 51\d{3}MB\.$/) as string },
    ]);
    clock.advance(20 * MINUTE);
    my = uploadCalls(t, await t.signIn('math'));
    expect((await my.sign({ ...FILE, bytes: Buffer.alloc(3 * MB) })).statusCode).toBe(200);
  });

  it('is 100 files that have not arrived yet, and nothing stays of one that is refused', async () => {
    await fill(UPLOAD_QUOTA.open, 1, 'SIGNED');
    const before = await readdir(join(t.config.dataDir, 'files/parts'));
    for (const answer of [await my.sign(FILE), await my.call('POST', '/multipart', my.orderOf(FILE))])
      expect(answer.json()).toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await readdir(join(t.config.dataDir, 'files/parts'))).toEqual(before);
    clock.advance(20 * MINUTE);
    my = uploadCalls(t, await t.signIn('math'));
    expect((await my.sign(FILE)).statusCode).toBe(200);
  });

  it('is 5,000 files for one person', async () => {
    await fill(UPLOAD_QUOTA.files, 1, 'CHECKED');
    expect((await my.sign(FILE)).json()).toMatchObject({
      code: 'LIMIT_REACHED',
      message: '5000개까지 만들 수 있어요. 쓰지 않는 것을 지워 주세요',
    });
  });
});

describe('asking for an address', () => {
  it.each([
    ['nothing in it', { bytes: Buffer.alloc(0) }, 400, 'FILE_NOT_FOUND', 'Không tìm thấy file', 'UPL-1'],
    ['no name', { name: '' }, 400, 'FILE_NOT_FOUND', 'Không tìm thấy file', 'UPL-1'],
    ['a program', { name: 'a.exe' }, 415, 'TYPE_BLOCKED', '올릴 수 없는 파일 형식이에요', 'UPL-2'],
    ['another type', { name: 'a.hwp' }, 415, 'TYPE_NOT_ALLOWED', '올릴 수 없는 파일 형식이에요', 'UPL-2'],
  ])('for a file with %s is refused', async (_name, given, status, code, message, _requirement) => {
    const answer = await my.sign({ ...FILE, ...given });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code, message }]);
  });

  it('for a file that is too large names both sizes, word for word [UPL-1]', async () => {
    const order = { ...my.orderOf({ ...FILE, name: 'a.pdf', location: 'DEFAULT' }), size: String(26 * MB) };
    expect((await my.call('POST', '/create-signed-upload-url', order)).json()).toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: 'File không được lớn hơn 25MB. File của bạn có kích thước 26MB.',
    });
  });

  it('without the code of the application is refused at its header', async () => {
    const answer = await t.request({
      method: 'POST',
      url: '/assets/v1/files/create-signed-upload-url',
      headers: await t.signIn('math'),
      payload: my.orderOf(FILE),
    });
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      fields: { 'uploader-code': expect.any(String) as string },
    });
  });

  it('keeps the purposes of a picture apart: a text is none', async () => {
    expect((await my.sign({ ...FILE, location: 'AVATAR' })).json()).toMatchObject({ code: 'TYPE_NOT_ALLOWED' });
    expect((await my.signed({ ...FILE, name: 'a.png', location: 'AVATAR' })).previewUrl).toContain('/preview?');
  });
});

describe('a part of a file', () => {
  it('is refused like a whole one, and needs no more than its own address', async () => {
    const bytes = Buffer.alloc(PART_BYTES + 1);
    const plan = await my.call('POST', '/multipart', my.orderOf({ name: 'a.hwp', bytes, location: 'LECTURE' }));
    const { id } = plan.json<{ data: { id: string } }>().data;
    const signed = await my.call('POST', `/multipart/${id}/parts`, { parts: [2] });
    const target = signed.json<{ data: { items: Target[] } }>().data.items[0]!;
    for (const [headers, status] of [
      [{}, 411],
      [{ 'content-length': 2 }, 400],
    ] as const) {
      const { request, answer } = begin(target, headers);
      request.flushHeaders();
      expect(await answer).toBe(status);
      request.destroy();
    }
    const other = { ...target, uploadUrl: target.uploadUrl.replace('/parts/2?', '/parts/1?') };
    expect((await my.put(other, Buffer.alloc(PART_BYTES))).status).toBe(404);
    for (const part of ['0', '3', 'x'])
      expect(
        (await my.put({ ...target, uploadUrl: target.uploadUrl.replace('/parts/2?', `/parts/${part}?`) }, bytes))
          .status,
      ).toBe(404);
    expect((await my.put(target, Buffer.alloc(1))).status).toBe(204);
    clock.advance(61 * MINUTE);
    expect((await my.put(target, Buffer.alloc(1))).status).toBe(403);
  });
});
