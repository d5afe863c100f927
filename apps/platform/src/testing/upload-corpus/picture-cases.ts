import sharp from 'sharp';
import type { UploadLocation } from '@portal/domain/assets/upload-policy';
import { type CorpusCase, mismatch } from './corpus-case.ts';
import { drawn } from './samples.ts';
import { zipOf } from './zip-builder.ts';

const PNG = '89504e470d0a1a0a';
const withTail = async (bytes: Promise<Buffer>, tail: Buffer | string) =>
  Buffer.concat([await bytes, Buffer.from(tail)]);
/** A header that promises 100,000 by 100,000 pixels. */
const hugePng = () => Buffer.from(`${PNG}0000000d49484452000186a0000186a00802000000ac1e0d5c`.padEnd(200, '0'), 'hex');
const exif = { IFD0: { Artist: '비밀 이름', Copyright: '비밀' }, IFD3: { GPSLatitudeRef: 'N', GPSLongitudeRef: 'E' } };
/** Frames of a WebP that moves, each of another colour so that none is merged with the next. */
const moving = async (count: number, size: number) => {
  const colours = Array.from({ length: count }, (_none, at) =>
    sharp({
      create: { width: size, height: size, channels: 3, background: { r: (at * 53) % 256, g: (at * 97) % 256, b: 90 } },
    })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(colours), { join: { animated: true } })
    .webp({ effort: 0, quality: 1 })
    .toBuffer();
};

const kinds = (['jpeg', 'png', 'webp'] as const).flatMap((format) => {
  const name = format === 'jpeg' ? 'me.jpeg' : `me.${format}`;
  const location: UploadLocation = format === 'webp' ? 'CHAT' : 'AVATAR';
  const encode = (width?: number, height?: number) => drawn(width, height).toFormat(format).toBuffer();
  const one = (
    what: string,
    bytes: CorpusCase['bytes'],
    expected: CorpusCase['expected'],
    lost?: string[],
  ): CorpusCase => ({
    what: `${format}: ${what}`,
    name,
    location,
    bytes,
    expected,
    ...(lost && { lost }),
  });
  return [
    one('one pixel', () => encode(1, 1), 'TAKEN'),
    one('very wide', () => encode(8_000, 2), 'TAKEN'),
    one('twelve megapixels', () => encode(4_000, 3_000), 'TAKEN'),
    one('more than fifty megapixels', () => encode(8_000, 6_300), mismatch),
    one('a page behind it', () => withTail(encode(), '<html><script>alert(1)</script>'), 'TAKEN', ['<script>']),
    one('PHP behind it', () => withTail(encode(), '<?php echo 1;'), 'TAKEN', ['<?php']),
    one('an archive behind it', () => withTail(encode(), zipOf([{ name: 'secret.exe', data: 'MZ' }])), 'TAKEN', [
      'secret.exe',
    ]),
    one('place and name', () => drawn().withExif(exif).toFormat(format).toBuffer(), 'TAKEN', ['비밀', 'Exif', 'GPS']),
    one('a colour profile', () => drawn().withIccProfile('p3').toFormat(format).toBuffer(), 'TAKEN', [
      'ICC_PROFILE',
      'iCCP',
      'ICCP',
    ]),
    one('a half', async () => (await encode(400, 400)).subarray(0, 150), mismatch),
    one('its first bytes', async () => (await encode()).subarray(0, 16), mismatch),
    one(
      'noise behind its first bytes',
      async () => Buffer.concat([(await encode()).subarray(0, 12), Buffer.alloc(500, 0x5a)]),
      mismatch,
    ),
  ];
});

const single: readonly (readonly [string, string, UploadLocation, CorpusCase['bytes'], CorpusCase['expected']])[] = [
  ['a PNG that promises ten gigapixels', 'me.png', 'AVATAR', hugePng, mismatch],
  [
    'a PNG of 16 bits with transparency',
    'me.png',
    'AVATAR',
    () => drawn().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
    'TAKEN',
  ],
  ['a PNG with a palette', 'me.png', 'AVATAR', () => drawn().png({ palette: true }).toBuffer(), 'TAKEN'],
  ['a JPEG in CMYK', 'me.jpg', 'AVATAR', () => drawn().toColourspace('cmyk').jpeg().toBuffer(), 'TAKEN'],
  ['a progressive JPEG', 'me.jpg', 'AVATAR', () => drawn(300, 300).jpeg({ progressive: true }).toBuffer(), 'TAKEN'],
  ['a grey JPEG', 'me.jpg', 'AVATAR', () => drawn().greyscale().jpeg().toBuffer(), 'TAKEN'],
  ['a JPEG in capitals', 'ME.JPG', 'COURSE_IMAGE', () => drawn().jpeg().toBuffer(), 'TAKEN'],
  ['a WebP without loss', 'me.webp', 'CHAT', () => drawn().webp({ lossless: true }).toBuffer(), 'TAKEN'],
  ['a WebP that moves', 'me.webp', 'CHAT', () => moving(5, 40), 'TAKEN'],
  ['a WebP with too many pixels in all its frames', 'me.webp', 'CHAT', () => moving(60, 1_000), mismatch],
  [
    'a GIF that moves',
    'me.gif',
    'CHAT',
    async () =>
      sharp(await moving(5, 40), { pages: -1 })
        .gif()
        .toBuffer(),
    'TAKEN',
  ],
  [
    'an SVG with a script',
    'me.png',
    'AVATAR',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    mismatch,
  ],
  [
    'an SVG with a page in it',
    'me.png',
    'AVATAR',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><iframe/></foreignObject></svg>'),
    mismatch,
  ],
  [
    'an SVG filter bomb',
    'me.jpg',
    'AVATAR',
    () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><filter>${'<feGaussianBlur stdDeviation="500"/>'.repeat(500)}</filter></svg>`,
      ),
    mismatch,
  ],
  [
    'a PDF with the first bytes of a JPEG',
    'me.jpg',
    'AVATAR',
    () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('%PDF-1.7')]),
    mismatch,
  ],
];

/** Pictures, and what pretends to be one. */
export const pictureCases = (): CorpusCase[] => [
  ...kinds,
  ...single.map(([what, name, location, bytes, expected]) => ({ what, name, location, bytes, expected })),
];
