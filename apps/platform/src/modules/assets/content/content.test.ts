import sharp from 'sharp';
import type { FileRef } from '@portal/domain/assets/file';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { uploadCalls, type UploadCalls } from '../../../testing/upload-calls.ts';

const TEXT = Buffer.from('0123456789');
const clock = testClock('2026-11-18T01:42:00Z');

let t: TestApp;
let my: UploadCalls;
let ref: FileRef;
let picture: FileRef;
beforeAll(async () => {
  t = await createTestApp({ clock });
  await t.addUser({ username: 'math' });
  my = uploadCalls(t, await t.signIn('math'));
  ref = await my.upload({ name: `수업 "계획"; ('1').txt`, bytes: TEXT, location: 'TEACHER_POPUP' });
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  picture = await my.upload({ name: '사진.png', bytes, contentType: 'image/png', location: 'AVATAR' });
});
afterAll(() => t.close());

describe('a file that is read', () => {
  it('can do nothing in a browser: it is saved under its name, and never run, guessed or framed', async () => {
    const { headers, body } = await my.read(ref.url);
    expect(body).toBe('0123456789');
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition':
        `attachment; filename="__ _____ __1__.txt"; ` +
        `filename*=UTF-8''%EC%88%98%EC%97%85%20%22%EA%B3%84%ED%9A%8D%22%3B%20%28%271%27%29.txt`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'x-frame-options': 'DENY',
      'accept-ranges': 'bytes',
      'content-length': '10',
    });
  });

  it('is shown in place only as a picture that was written anew', async () => {
    const shown = await my.read(picture.url);
    expect(shown.headers['content-disposition']).toMatch(/^inline; /);
    const preview = await my.read(picture.previewUrl!);
    expect(preview.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringContaining('.webp') as string,
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=-100', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=8-100', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=0-1', 200, '0123456789', undefined],
    ['bytes=', 200, '0123456789', undefined],
  ])('answers %s with %d', async (range, status, body, contentRange) => {
    const answer = await my.read(ref.url, { range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, contentRange]);
  });

  it('goes on where a broken download ended only if it is the same file', async () => {
    const { etag } = (await my.read(ref.url)).headers as { etag: string };
    const goOn = async (tag: string) => (await my.read(ref.url, { range: 'bytes=5-', 'if-range': tag })).body;
    expect([await goOn(etag), await goOn('"another"')]).toEqual(['56789', '0123456789']);
  });

  it('tells its headers without its bytes', async () => {
    const { pathname, search } = new URL(ref.url);
    const answer = await t.request({ method: 'HEAD', url: `${pathname}${search}` });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', '10']);
  });

  it.each([
    ['another id', (url: string) => url.replace(/file_[\w-]+/, picture.id)],
    ['an id that never was', (url: string) => url.replace(/file_[\w-]+/, 'file_none')],
    ['the preview of it', (url: string) => url.replace('?', '/preview?')],
    ['no signature', (url: string) => url.replace(/\?.*/, '')],
    ['a signature with one letter changed', (url: string) => url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
    ['an end that is no number', (url: string) => url.replace(/expires=\d+/, 'expires=1e99')],
    ['two ends', (url: string) => `${url}&expires=1`],
    ['something more', (url: string) => `${url}&inline=1`],
  ])('is not found at an address with %s', async (_name, change) => {
    const answer = await my.read(change(ref.url));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is read for at least half an hour from one address, and for an hour at most', async () => {
    const fresh = async () => (await my.call('GET', `/${ref.id}`)).json<{ data: FileRef }>().data.url;
    clock.set('2026-11-18T01:59:59Z');
    my = uploadCalls(t, await t.signIn('math'));
    const url = await fresh();
    clock.set('2026-11-18T02:29:59Z');
    expect((await my.read(url)).statusCode).toBe(200);
    clock.set('2026-11-18T02:30:00Z');
    const late = await my.read(url);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, 'SIGNATURE_EXPIRED']);
    clock.set('2026-11-18T01:42:00Z');
  });
});

it('is shown on pages of other origins where files have one of their own', async () => {
  const apart = await createTestApp({ env: { FILES_ORIGIN: 'https://files.example' } });
  await apart.addUser({ username: 'math' });
  const calls = uploadCalls(apart, await apart.signIn('math'));
  const { url } = await calls.upload({ name: 'a.txt', bytes: TEXT, location: 'TEACHER_POPUP' });
  expect(new URL(url).origin).toBe('https://files.example');
  expect((await calls.read(url)).headers['cross-origin-resource-policy']).toBe('cross-origin');
  await apart.close();
});
