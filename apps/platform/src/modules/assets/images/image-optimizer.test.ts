import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { IMAGE_SMALL_WIDTHS, IMAGE_WIDTHS } from '@portal/domain/tenant/limits';
import type { ModuleDeps } from '../../../core/module.ts';
import { openImageCache } from './image-cache.ts';
import { createImageOptimizer } from './image-optimizer.ts';
import { readImageRequest } from './image-request.ts';
import { registerImages } from './images.routes.ts';
import { readPublicImages } from './public-images.ts';
import { createResizer, type Resizer, type ResizeOrder } from './resizer.ts';

const ORIGIN = 'http://localhost:3000';
const AVATAR = '/kr/images/avatars/avatar-01.webp';
let dir: string;
let app: FastifyInstance;
let resizer: Resizer;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-images-'));
  app = fastify();
  const config = { origin: ORIGIN, dataDir: dir } as ModuleDeps['config'];
  await registerImages(app, { config, log: app.log });
  resizer = createResizer();
});
afterAll(async () => {
  await Promise.all([app.close(), resizer.close()]);
  await rm(dir, { recursive: true, force: true });
});

const WEBP = { accept: 'image/avif,image/webp,*/*' };
const ask = (query: string, headers: Record<string, string> = WEBP) =>
  app.inject({ url: `/kr/_next/image${query}`, headers });
const fine = (width: number | string = 96, quality: number | string = 75) =>
  `?url=${encodeURIComponent(AVATAR)}&w=${width}&q=${quality}`;

describe('the image optimiser', () => {
  it.each([...IMAGE_SMALL_WIDTHS, ...IMAGE_WIDTHS])(
    'makes the width %i, and never one larger than the picture [IMG-1]',
    async (width) => {
      const answer = await ask(fine(width));
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(Math.min(width, 384));
    },
  );

  it('takes quality 75 when none is named [IMG-1]', async () => {
    const [named, unnamed] = [await ask(fine(256, 75)), await ask(`?url=${encodeURIComponent(AVATAR)}&w=256`)];
    expect(unnamed.statusCode).toBe(200);
    expect(unnamed.headers.etag).toBe(named.headers.etag);
    expect((await ask(fine(256, 20))).rawPayload.length).toBeLessThan(named.rawPayload.length);
  });

  it('answers a reader without WebP with a format that it knows', async () => {
    const answer = await ask(fine(64), { accept: 'image/png,*/*' });
    expect([answer.headers['content-type'], answer.headers['vary']]).toEqual(['image/png', 'Accept']);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('png');
  });

  it('is careful with what it sends: own name, no sniffing, no script, no frame', async () => {
    const { headers } = await ask(fine());
    expect(headers).toMatchObject({
      'content-disposition': 'inline; filename="avatar-01.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringContaining('public'),
    });
  });

  it('answers 304 to whoever has it already, and HEAD without a body', async () => {
    const { etag } = (await ask(fine())).headers;
    expect((await ask(fine(), { ...WEBP, 'if-none-match': String(etag) })).statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url: `/kr/_next/image${fine()}`, headers: WEBP });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
      expect((await app.inject({ method, url: `/kr/_next/image${fine()}` })).statusCode).toBe(404);
  });

  it('takes the address with its own origin before it', async () => {
    expect((await ask(`?url=${encodeURIComponent(ORIGIN + AVATAR)}&w=96&q=75`)).statusCode).toBe(200);
  });

  it('serves the twenty drawn avatars as they are, and small', async () => {
    const images = await readPublicImages();
    expect([...images.keys()].filter((path) => path.includes('/avatars/'))).toHaveLength(20);
    for (const path of images.keys()) {
      const answer = await app.inject({ url: path });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.rawPayload.length).toBeLessThan(8_192);
    }
    for (const path of [
      '/kr/images/no.webp',
      '/kr/images/../main.ts',
      '/kr/images/%2e%2e/%2e%2e/package.json',
      '/kr/images/avatars',
    ])
      expect((await app.inject({ url: path })).statusCode).toBe(404);
  });
});

const url = (value: string) => `?url=${encodeURIComponent(value)}&w=96&q=75`;
const HOSTILE_URLS = [
  '',
  ' ',
  '/',
  '//',
  '.',
  '..',
  '/kr',
  '/kr/images',
  '/kr/images/',
  '/kr/images//avatar-01.webp',
  'avatar-01.webp',

  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1/a.png',
  'http://localhost/a.png',
  'http://[::1]/a.png',
  'http://0/a.png',
  'http://2130706433/a.png',
  'http://0x7f.1/a.png',
  'https://evil.example/a.png',
  '//evil.example/a.png',
  '///evil.example/a.png',
  'http:evil.example/a.png',
  'http://localhost:3000@evil.example/a.png',
  'http://localhost:3000.evil.example/kr/images/a.png',
  `${ORIGIN}//evil.example/a.png`,
  `${ORIGIN}/kr/_next/image?url=a`,

  'http://localhost:3001/kr/images/avatars/avatar-01.webp',
  'https://localhost:3000/kr/images/avatars/avatar-01.webp',
  `HTTP://LOCALHOST:3000${AVATAR}`,
  'ftp://localhost/a.png',
  'file:///etc/passwd',
  'file:/etc/passwd',
  'gopher://x/a.png',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  'blob:x',
  '/etc/passwd',
  '/kr/images/../../../etc/passwd',
  '/kr/images/../images/avatars/avatar-01.webp',
  '/kr/images/./avatars/avatar-01.webp',
  '/kr/images/avatars/../../../package.json',
  '/kr/images/%2e%2e/secret.png',
  '/kr/images/%252e%252e/secret.png',
  '/kr/images/..%2fsecret.png',
  '/kr/images/avatars%2favatar-01.webp',
  '/kr/images/..;/a.png',
  '\\kr\\images\\avatars\\avatar-01.webp',
  '/kr/images\\..\\..\\a.png',
  '/kr\\images/a.png',
  '/kr/images/avatars/avatar-01.webp\u0000.png',
  '/kr/images/a\u0000.png',
  `${AVATAR}?x=1`,
  `${AVATAR}#x`,
  `${AVATAR}/`,
  `${AVATAR} `,
  ` ${AVATAR}`,
  `${AVATAR}\n`,
  `\t${AVATAR}`,
  `${AVATAR};a`,
  `${AVATAR},${AVATAR}`,
  '/kr/images/a.svg',
  '/kr/images/a.svgz',
  '/kr/images/a.gif',
  '/kr/images/a.pdf',
  '/kr/images/a.avif',
  '/kr/images/a.tiff',
  '/kr/images/a.html',
  '/kr/images/a',
  '/kr/images/.png',
  '/kr/images/a.png.svg',
  '/kr/images/avatars/avatar-99.webp',
  '/kr/images/avatars/avatar-1.webp',
  '/kr/images/AVATARS/avatar-01.webp',
  '/kr/images/avatars/AVATAR-01.WEBP',
  '/images/avatars/avatar-01.webp',
  '/kr/images/ａvatars/avatar-01.webp',
  '/kr/images/avatars/avatar‑01.webp',
  '/kr/images/‮gpj.webp',
  '/kr/images/\u200bavatars/avatar-01.webp',
  '/kr/images/아바타.png',
  '/kr/images/avatars∕avatar-01.webp',
  `/kr/images/${'a'.repeat(65)}.png`,
  `/kr/images/${'a/'.repeat(6)}a.png`,
  `/kr/images/${'a'.repeat(3_000)}.png`,
  'a'.repeat(20_000),
  '~/a.png',
  '$HOME/a.png',
  '/proc/self/environ',
  '/dev/zero',
  'CON',
  '/kr/images/con.png',
  "/kr/images/a'.png",
  '/kr/images/a".png',
  '/kr/images/<svg>.png',
  '/kr/images/a|b.png',
];
const HOSTILE_QUERIES = [
  '',
  '?',
  '?url',
  '?w=96&q=75',
  `?url=${AVATAR}`,
  `?url=${AVATAR}&q=75`,
  `?url=${AVATAR}&w=&q=75`,
  `?url=${AVATAR}&w=96&q=`,
  ...[
    '0',
    '1',
    '95',
    '97',
    '385',
    '3841',
    '4096',
    '99999',
    '-96',
    '+96',
    '096',
    '96.0',
    '9.6e1',
    '96e0',
    '0x60',
    '96 ',
    ' 96',
    '٩٦',
    '９６',
    'NaN',
    'Infinity',
    'null',
    '96px',
    '96,128',
    '[96]',
    '1e2',
  ].map((width) => fine(encodeURIComponent(width))),
  ...['0', '101', '1000', '-75', '+75', '075', '75.0', '7.5e1', '0x4b', ' 75', 'best', '75,80', '%00', '75%00'].map(
    (quality) => fine(96, quality),
  ),
  `${fine()}&w=96`,
  `${fine()}&url=${AVATAR}`,
  `${fine()}&q=75`,
  `?url[]=${AVATAR}&w=96&q=75`,
  `?url=${AVATAR}&w[]=96&q=75`,
  `?url=${AVATAR}&w=96&q[a]=75`,
  `${fine()}&dpl=1`,
  `${fine()}&__proto__=1`,
  `${fine()}&format=svg`,
  `${fine()}&constructor=x`,
];

describe('the image optimiser under attack', () => {
  let connections = 0;
  beforeAll(() => {
    jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
      connections++;
      return this;
    });
  });
  afterAll(() => jest.restoreAllMocks());

  it(`answers each of ${HOSTILE_URLS.length} hostile addresses with a small refusal, and connects to nothing`, async () => {
    expect(HOSTILE_URLS.length).toBeGreaterThan(80);
    for (const value of HOSTILE_URLS) {
      const answer = await ask(url(value));
      expect([value, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([value, true]);
      expect(answer.rawPayload.length).toBeLessThan(200);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    }
    expect(connections).toBe(0);
  });

  it(`answers each of ${HOSTILE_QUERIES.length} malformed queries with 400`, async () => {
    expect(HOSTILE_QUERIES.length).toBeGreaterThan(50);
    for (const query of HOSTILE_QUERIES) expect([query, (await ask(query)).statusCode]).toEqual([query, 400]);
    expect(connections).toBe(0);
  });

  it('reads nothing but flat texts', () => {
    for (const query of [
      { url: [AVATAR], w: '96' },
      { url: AVATAR, w: 96 },
      { url: AVATAR, w: '96', q: null },
      { url: {}, w: '96' },
    ])
      expect(readImageRequest(query, ORIGIN)).toBeUndefined();
  });
});

const order = (image: Buffer, more: Partial<ResizeOrder> = {}): ResizeOrder => ({
  image,
  width: 96,
  quality: 75,
  format: 'webp',
  ...more,
});
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#eee' } });

describe('a picture that is not what it says', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'an SVG that fetches',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/"/></svg>'),
    ],
    [
      'an SVG filter bomb',
      () =>
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${'<feGaussianBlur stdDeviation="500"/>'.repeat(50)}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`,
        ),
    ],
    ['a GIF', () => blank(20, 20).gif().toBuffer()],
    ['a TIFF', () => blank(20, 20).tiff().toBuffer()],
    ['an AVIF', () => blank(20, 20).avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['nothing', () => Buffer.alloc(0)],
    ['the first bytes of a PNG', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['a PNG cut in half', async () => (await blank(400, 400).png().toBuffer()).subarray(0, 300)],
    ['a PNG of 60 megapixels', () => blank(10_000, 6_000).png().toBuffer()],
    ['a PNG that claims to be huge', () => hugePng()],
    ['zeros', () => Buffer.alloc(10_000)],
  ])('is refused: %s', async (_name, make) => {
    await expect(resizer.resize(order(await make()))).rejects.toThrow(/./);
  });

  it('leaves the resizer able to work', async () => {
    const made = await resizer.resize(order(await blank(300, 200).jpeg().toBuffer(), { format: 'jpeg' }));
    expect(await sharp(made).metadata()).toMatchObject({ width: 96, height: 64, format: 'jpeg' });
  });

  it('loses everything but its pixels: no place, no camera, no tail', async () => {
    const jpeg = await blank(200, 200)
      .withExif({ IFD0: { Artist: '비밀 이름' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const made = await resizer.resize(
      order(Buffer.concat([jpeg, Buffer.from('<script>tail</script>')]), { format: 'jpeg' }),
    );
    const { exif, xmp, icc } = await sharp(made).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    expect(made.includes('tail')).toBe(false);
  });
});

/** A header that promises 100,000 by 100,000 pixels. */
function hugePng(): Buffer {
  const chunk = Buffer.from('0000000d49484452000186a0000186a0080200000000000000', 'hex');
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk]);
}

describe('the resizer', () => {
  it('kills a picture that takes too long, and goes on with the next', async () => {
    const script = pathToFileURL(join(dir, 'stuck.mjs'));
    await writeFile(
      script,
      `process.on('message', ({ id, order }) => { if (order.width === 16) for (;;); process.send({ id, value: order.image }); })`,
    );
    const stuck = createResizer({ script, timeoutMs: 700, atOnce: 1 });
    const started = performance.now();
    const [first, second] = [
      stuck.resize(order(Buffer.from('a'), { width: 16 })),
      stuck.resize(order(Buffer.from('b'))),
    ];
    await expect(first).rejects.toThrow('the process ended');
    expect(performance.now() - started).toBeLessThan(5_000);
    expect((await second).toString()).toBe('b');
    await stuck.close();
  });

  it('lets at most so many wait, and refuses the rest at once', async () => {
    const script = pathToFileURL(join(dir, 'slow.mjs'));
    await writeFile(
      script,
      `process.on('message', ({ id, order }) => setTimeout(() => process.send({ id, value: order.image }), 100))`,
    );
    const slow = createResizer({ script, atOnce: 2, queue: 5 });
    const found = await Promise.allSettled(Array.from({ length: 10 }, () => slow.resize(order(Buffer.from('a')))));
    expect(found.map(({ status }) => status)).toEqual([
      ...Array<string>(7).fill('fulfilled'),
      ...Array<string>(3).fill('rejected'),
    ]);
    await slow.close();
    await expect(slow.resize(order(Buffer.from('a')))).rejects.toThrow();
  });
});

describe('the cache of finished pictures', () => {
  const key = (letter: string) => letter.repeat(64);

  it('makes a picture once for fifty who ask at the same time, and not again later', async () => {
    const cache = await openImageCache(join(dir, 'once'), 1_000_000);
    let made = 0;
    const counting: Resizer = {
      resize: async ({ image }) => (made++, await new Promise((go) => setTimeout(go, 30)), image),
      close: async () => undefined,
    };
    const optimize = createImageOptimizer(cache, counting);
    const source = (await readPublicImages()).get(AVATAR)!;
    const request = { path: AVATAR, width: 96, quality: 75 };
    await Promise.all(Array.from({ length: 50 }, () => optimize(source, request, 'image/webp').body()));
    await optimize(source, request, 'image/webp').body();
    expect(made).toBe(1);
    await createImageOptimizer(await openImageCache(join(dir, 'once'), 1_000_000), counting)(
      source,
      request,
      'image/webp',
    ).body();
    expect(made).toBe(1);
    await optimize({ ...source, version: 'another' }, request, 'image/webp').body();
    expect(made).toBe(2);
  });

  it('stays inside its budget over 5,000 pictures, the least recently used going first', async () => {
    const cache = await openImageCache(join(dir, 'budget'), 100_000);
    await cache.put(key('f'), Buffer.alloc(1_000, 1));
    for (let at = 0; at < 5_000; at++) {
      await cache.put(at.toString(16).padStart(64, '0'), Buffer.alloc(1_000));
      if (at % 50 === 0) expect((await cache.get(key('f')))?.[0]).toBe(1);
    }
    expect(cache.size()).toBeLessThanOrEqual(100_000);
    expect((await readdir(join(dir, 'budget'))).length).toBeLessThanOrEqual(100);
    expect(await cache.get('0'.repeat(64))).toBeUndefined();
  });

  it('does not trust a file that changed, sweeps what it did not write, and works without a folder', async () => {
    const folder = join(dir, 'odd');
    const cache = await openImageCache(folder, 10_000);
    await cache.put(key('a'), Buffer.alloc(100));
    await writeFile(join(folder, key('a')), 'cut');
    expect(await cache.get(key('a'))).toBeUndefined();
    await writeFile(join(folder, `${key('b')}.${randomUUID()}`), 'half');
    await openImageCache(folder, 10_000);
    expect(await readdir(folder)).toEqual([]);
    const none = await openImageCache(join('/dev/null', 'images'), 10_000);
    await none.put(key('c'), Buffer.alloc(10));
    expect(await none.get(key('c'))).toBeUndefined();
  });
});
