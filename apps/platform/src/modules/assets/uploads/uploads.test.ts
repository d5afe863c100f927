import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FileRef } from '@portal/domain/assets/file';
import { PART_BYTES } from '@portal/domain/assets/upload-policy';
import { startS3Double, type S3Double } from '../../../testing/s3-double.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { sha256Of, type Target, uploadCalls, type UploadCalls } from '../../../testing/upload-calls.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TEXT = Buffer.from('수업 계획서 초안이에요.\n');
const file = (name = '계획서.txt', bytes = TEXT) => ({ name, bytes, location: 'TEACHER_POPUP' as const });
const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#3a6' } });

describe.each(['the disk', 'an S3 store'])('a file that is kept on %s', (where) => {
  let double: S3Double | undefined;
  let t: TestApp;
  let my: UploadCalls;
  let her: UploadCalls;
  // The signatures of S3 go by the time of this machine.
  const clock = testClock();

  beforeAll(async () => {
    double = where === 'the disk' ? undefined : await startS3Double();
    t = await createTestApp({
      clock,
      env: { ...double?.env },
      onLog: (l) => l.includes('unexpected') && console.log(l),
    });
    for (const username of ['math', 'other']) await t.addUser({ username });
    my = uploadCalls(t, await t.signIn('math'));
    her = uploadCalls(t, await t.signIn('other'));
  });
  beforeEach(() => clock.set(new Date()));
  afterAll(async () => {
    await t.close();
    await double?.close();
  });

  const codeOf = (answer: { statusCode: number; json<T>(): T }) =>
    [answer.statusCode, answer.json<{ code: string }>().code] as const;
  const rowsOf = (id: string) =>
    t.database.raw.query<{ state: string; flags: string[] }>('select state, flags from file_asset where id = $1', [id]);

  it('is signed, sent, checked and read again, byte by byte [UPL-3]', async () => {
    const target = await my.signed(file());
    expect(target).toEqual({
      id: expect.stringMatching(/^file_/) as string,
      url: expect.stringContaining(`/assets/v1/content/${target.id}?`) as string,
      previewUrl: null,
      uploadUrl: expect.any(String) as string,
      headers: { 'content-type': 'text/plain' },
    });
    expect((await my.put(target, TEXT)).status).toBeLessThan(300);
    const completed = await my.complete(target.id, sha256Of(TEXT));
    const ref = completed.json<{ data: FileRef }>().data;
    expect([completed.statusCode, ref]).toMatchObject([
      200,
      { id: target.id, name: '계획서.txt', size: TEXT.length, contentType: 'text/plain', previewUrl: null },
    ]);
    const read = await my.read(ref.url);
    expect([read.statusCode, read.rawPayload.equals(TEXT)]).toEqual([200, true]);
    expect((await my.read(target.url)).statusCode).toBe(200);
  });

  it('answers a repeated completion like the first one, and knows what is the same [UPL-3]', async () => {
    const bytes = Buffer.from('같은 내용이에요.');
    const ref = await my.upload(file('a.txt', bytes));
    expect((await my.complete(ref.id, sha256Of(bytes))).json()).toEqual({ data: ref });
    expect((await my.complete(ref.id)).json()).toEqual({ data: ref });
    expect(codeOf(await my.complete(ref.id, sha256Of(TEXT)))).toEqual([415, 'CONTENT_MISMATCH']);
    const find = async (calls: UploadCalls, location: string) =>
      (await calls.call('GET', `?sha256=${sha256Of(bytes)}&location=${location}`)).json<{
        data: { items: unknown[] };
      }>();
    expect(await find(my, 'TEACHER_POPUP')).toEqual({
      data: { items: [{ file: ref, uploadedAt: clock.now().toISOString() }] },
    });
    expect((await find(my, 'DEFAULT')).data.items).toEqual([]);
    expect((await find(her, 'TEACHER_POPUP')).data.items).toEqual([]);
    expect((await my.call('GET', `/${ref.id}`)).json()).toEqual({ data: ref });
  });

  it('is not there before its bytes are', async () => {
    const target = await my.signed(file());
    expect(codeOf(await my.complete(target.id))).toEqual([409, 'UPLOAD_INCOMPLETE']);
    expect((await my.read(target.url)).statusCode).toBe(404);
    expect(codeOf(await my.call('GET', `/${target.id}`))).toEqual([404, 'NOT_FOUND']);
  });

  it('is not taken in another length or as another type [UPL-3]', async () => {
    const target = await my.signed(file());
    for (const bytes of [Buffer.concat([TEXT, TEXT]), TEXT.subarray(1)])
      expect((await my.put(target, bytes)).status).toBeGreaterThanOrEqual(400);
    const asPage = { ...target, headers: { 'content-type': 'text/html' } };
    expect((await my.put(asPage, TEXT)).status).toBeGreaterThanOrEqual(400);
    const forged = { ...target, uploadUrl: target.uploadUrl.replace(/(ignature=).{4}/, '$10000') };
    expect((await my.put(forged, TEXT)).status).toBeGreaterThanOrEqual(400);
    expect(codeOf(await my.complete(target.id))).toEqual([409, 'UPLOAD_INCOMPLETE']);
  });

  it('does not change any more, whoever still has its address', async () => {
    const target = await my.signed(file());
    await my.put(target, TEXT);
    const ref = (await my.complete(target.id)).json<{ data: FileRef }>().data;
    await my.put(target, Buffer.alloc(TEXT.length, 'x'));
    expect((await my.read(ref.url)).rawPayload.equals(TEXT)).toBe(true);
  });

  it('is refused when its checksum is another one, and is gone then', async () => {
    const id = await my.send(file());
    for (let again = 0; again < 2; again++)
      expect(codeOf(await my.complete(id, '0'.repeat(64)))).toEqual([415, 'CONTENT_MISMATCH']);
    expect(codeOf(await my.complete(id))).toEqual([415, 'CONTENT_MISMATCH']);
    expect(codeOf(await my.call('GET', `/${id}`))).toEqual([404, 'NOT_FOUND']);
  });

  it('is refused when it is a program under another name [UPL-2]', async () => {
    const id = await my.send(file('a.txt', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])));
    expect(codeOf(await my.complete(id))).toEqual([415, 'TYPE_BLOCKED']);
    expect(await rowsOf(id)).toMatchObject([{ state: 'REFUSED' }]);
  });

  it('as a picture is written anew, upright, without its place, and has a small one [CRS-8]', async () => {
    const bytes = await picture(2_000, 1_000)
      .withExif({ IFD0: { Artist: '비밀 이름' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([bytes, Buffer.from('<script>tail</script>')]);
    const ref = await my.upload({
      name: '사진.JPG',
      bytes: polyglot,
      contentType: 'image/jpeg',
      location: 'COURSE_IMAGE',
    });
    const read = await my.read(ref.url);
    const found = await sharp(read.rawPayload).metadata();
    expect(found).toMatchObject({ format: 'jpeg', width: 1_000, height: 2_000 });
    expect([found.exif, found.xmp, found.icc, read.rawPayload.includes('tail')]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
    expect(ref).toMatchObject({ contentType: 'image/jpeg', size: read.rawPayload.length });
    const preview = await my.read(ref.previewUrl!);
    expect(preview.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': `${preview.rawPayload.length}`,
    });
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 640 });
    // What was sent, with the place in it, is nowhere any more.
    if (double) for (const held of double.objects.values()) expect(held.bytes.equals(polyglot)).toBe(false);
  });

  it('is deleted while nothing uses it, and not once something does', async () => {
    const [one, two] = [await my.upload(file()), await my.upload(file())];
    await t.database.raw.query(`insert into file_use (file_id, used_by) values ($1, 'course:1')`, [two.id]);
    await t.database.raw.query('update file_asset set unused_since = null where id = $1', [two.id]);
    expect((await my.call('DELETE', `/${one.id}`)).json()).toEqual({});
    expect((await my.read(one.url)).statusCode).toBe(404);
    expect(codeOf(await my.call('DELETE', `/${one.id}`))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await my.call('DELETE', `/${two.id}`))).toEqual([409, 'WRONG_STATE']);
    await t.assets.sweepFiles();
    expect(await rowsOf(one.id)).toEqual([]);
    expect((await my.read(two.url)).statusCode).toBe(200);
  });

  describe('in parts', () => {
    const bytes = Buffer.concat([Buffer.alloc(PART_BYTES, 'a'), Buffer.alloc(PART_BYTES, 'b'), Buffer.from('끝')]);
    const partOf = (part: number) => bytes.subarray((part - 1) * PART_BYTES, part * PART_BYTES);
    const begin = async () =>
      (await my.call('POST', '/multipart', my.orderOf({ name: '영상.hwp', bytes, location: 'LECTURE' }))).json<{
        data: { id: string; partSize: number; partCount: number };
      }>().data;
    const targets = async (id: string, parts: number[]) =>
      (await my.call('POST', `/multipart/${id}/parts`, { parts })).json<{
        data: { items: (Target & { part: number })[] };
      }>().data.items;
    const stored = async (id: string) =>
      (await my.call('GET', `/multipart/${id}`)).json<{ data: { stored: number[] } }>().data.stored;

    it('is resumed where it was left, and joined whatever order they came in [UPL-3]', async () => {
      const plan = await begin();
      expect(plan).toMatchObject({ partSize: PART_BYTES, partCount: 3 });
      const [third, first] = await targets(plan.id, [3, 1]);
      expect(third).toMatchObject({ part: 3 });
      expect((await my.put(third!, partOf(3))).status).toBeLessThan(300);
      expect(await stored(plan.id)).toEqual([3]);
      // A part whose answer was lost is sent again.
      for (let again = 0; again < 2; again++) expect((await my.put(first!, partOf(1))).status).toBeLessThan(300);
      expect(await stored(plan.id)).toEqual([1, 3]);
      expect(codeOf(await my.complete(plan.id))).toEqual([409, 'UPLOAD_INCOMPLETE']);
      const [second] = await targets(plan.id, [2]);
      await my.put(second!, partOf(2));
      const ref = (await my.complete(plan.id, sha256Of(bytes))).json<{ data: FileRef }>().data;
      expect(ref).toMatchObject({ name: '영상.hwp', size: bytes.length, contentType: 'application/octet-stream' });
      expect(await stored(plan.id)).toEqual([1, 2, 3]);
      const read = await my.read(ref.url);
      expect(read.rawPayload.equals(bytes)).toBe(true);
      // A range over the border of two parts.
      const range = await my.read(ref.url, { range: `bytes=${PART_BYTES - 2}-${PART_BYTES + 1}` });
      expect([range.statusCode, range.body]).toEqual([206, 'aabb']);
      // Nothing can be added or changed afterwards.
      expect((await my.put(first!, Buffer.alloc(PART_BYTES, 'x'))).status).toBeGreaterThanOrEqual(400);
      expect(codeOf(await my.call('POST', `/multipart/${plan.id}/parts`, { parts: [1] }))).toEqual([
        409,
        'WRONG_STATE',
      ]);
      expect((await my.read(ref.url, { range: 'bytes=0-0' })).body).toBe('a');
    });

    it('is complete where a server was killed between joining and writing it down', async () => {
      const { id } = await begin();
      for (const { part, ...target } of await targets(id, [1, 2, 3])) await my.put(target, partOf(part));
      const completed = await my.complete(id);
      await t.database.raw.query(
        `update file_asset set state = 'SIGNED', checked_at = null, unused_since = null where id = $1`,
        [id],
      );
      expect(await stored(id)).toEqual([1, 2, 3]);
      expect((await my.complete(id)).json()).toEqual(completed.json());
    });

    it('takes each in its own length only, and none that it does not have', async () => {
      const { id } = await begin();
      const [first, third] = await targets(id, [1, 3]);
      expect((await my.put(first!, partOf(3))).status).toBeGreaterThanOrEqual(400);
      expect((await my.put(third!, partOf(1))).status).toBeGreaterThanOrEqual(400);
      for (const part of [4, 1_000]) {
        const answer = await my.call('POST', `/multipart/${id}/parts`, { parts: [1, part] });
        expect(answer.json()).toMatchObject({ code: 'VALIDATION', fields: { parts: expect.any(String) as string } });
      }
      expect(await stored(id)).toEqual([]);
    });

    it('is given up with everything that came of it', async () => {
      const { id } = await begin();
      const [first] = await targets(id, [1]);
      await my.put(first!, partOf(1));
      expect((await my.call('DELETE', `/${id}`)).statusCode).toBe(200);
      await t.assets.sweepFiles();
      expect((await my.put(first!, partOf(1))).status).toBeGreaterThanOrEqual(400);
      expect(codeOf(await my.call('GET', `/multipart/${id}`))).toEqual([404, 'NOT_FOUND']);
      expect(await rowsOf(id)).toEqual([]);
      if (double) expect(double.uploads.size).toBe(1);
    });

    it('is not what was sent in one, and the other way round', async () => {
      const { id } = await my.signed(file());
      for (const answer of [
        await my.call('GET', `/multipart/${id}`),
        await my.call('POST', `/multipart/${id}/parts`, { parts: [1] }),
      ])
        expect(codeOf(answer)).toEqual([404, 'NOT_FOUND']);
    });
  });

  /** Names of everything that the store holds. */
  async function held(): Promise<string[]> {
    if (double) return [...double.objects.keys(), ...[...double.uploads.values()].map(({ key }) => key)];
    const root = join(t.config.dataDir, 'files');
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    return found.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  }

  it('is swept where no row knows of it, once it is a day old', async () => {
    const known = (await my.upload(file())).id;
    const [old, young] = ['0123'.repeat(8), '4567'.repeat(8)];
    const lastWeek = new Date(Date.now() - 7 * 24 * HOUR);
    for (const [key, at] of [
      [old, lastWeek],
      [young, new Date()],
    ] as const)
      if (double) double.objects.set(`files/${key}`, { bytes: TEXT, type: 'text/plain', modified: at });
      else {
        const folder = join(t.config.dataDir, 'files/objects', key.slice(0, 2));
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, key), TEXT);
        await utimes(join(folder, key), at, at);
      }
    // Every six hours; the first time was at the start.
    clock.advance(7 * HOUR);
    await t.assets.sweepFiles();
    const left = (await held()).join();
    expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
    expect(await rowsOf(known)).toHaveLength(1);
  });

  it('is swept when nobody sent it in time, and when nothing used it for a day', async () => {
    const before = await held();
    const late = await my.signed(file());
    const unfinished = await my.send(file());
    const unused = await my.upload(file());
    clock.advance(15 * MINUTE + HOUR - 1_000);
    await t.assets.sweepFiles();
    expect(await rowsOf(late.id)).toHaveLength(1);
    clock.advance(2_000);
    await t.assets.sweepFiles();
    expect(await rowsOf(late.id)).toEqual([]);
    expect(await rowsOf(unused.id)).toMatchObject([{ state: 'CHECKED' }]);
    expect((await held()).length).toBeGreaterThan(before.length);
    clock.advance(23 * HOUR);
    await t.assets.sweepFiles();
    for (const id of [unfinished, unused.id]) expect(await rowsOf(id)).toEqual([]);
    expect((await held()).length).toBeLessThanOrEqual(before.length);
  });
});
