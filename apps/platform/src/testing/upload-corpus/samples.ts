import sharp from 'sharp';
import { type ZipEntry, zipOf } from './zip-builder.ts';

const TYPES = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/word/document.xml" ContentType="application/vnd.${main}"/></Types>`;
export const WORD_MAIN = 'openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The entries of a plain document of Word. */
export const wordEntries = (main = WORD_MAIN): ZipEntry[] => [
  { name: '[Content_Types].xml', data: TYPES(main) },
  { name: '_rels/.rels', data: '<Relationships/>' },
  { name: 'word/document.xml', data: '<w:document><w:body><w:p>수업 계획서</w:p></w:body></w:document>' },
];
export const wordDocument = (...more: ZipEntry[]) => zipOf([...wordEntries(), ...more]);

/** A compound file with names in its directory, and the class of its root. */
export function compoundFile(names: readonly string[], classId = '0609020000000000c000000000000046'): Buffer {
  const bytes = Buffer.alloc(512 * 4);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  for (const [at, name] of ['Root Entry', ...names].entries())
    Buffer.from(`${name}\0`, 'utf16le').copy(bytes, 1_024 + at * 128);
  Buffer.from(classId, 'hex').copy(bytes, 1_024 + 80);
  return bytes;
}

export const pdfOf = (body = '') =>
  Buffer.from(
    `%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj<</Type/Catalog/Pages 2 0 R${body}>>endobj\n` +
      `2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

export const drawn = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#3a6' } });

const box = (type: string, inner: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
};
const movie = (brand: string) =>
  Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')), box('mdat', Buffer.alloc(64))]);

/** A good file of every kind. */
export const SAMPLES: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  png: () => drawn().png().toBuffer(),
  jpg: () => drawn().jpeg().toBuffer(),
  webp: () => drawn().webp().toBuffer(),
  gif: () => drawn().gif().toBuffer(),
  pdf: () => pdfOf(),
  docx: () => wordDocument(),
  doc: () => compoundFile(['WordDocument', '1Table']),
  txt: () => Buffer.from('수업 계획서 초안이에요.\n'),
  rtf: () => Buffer.from('{\\rtf1\\ansi plan}'),
  mp3: () =>
    Buffer.concat([
      Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'),
      Buffer.from([0xff, 0xfb, 0x90, 0x64]),
      Buffer.alloc(500),
    ]),
  m4a: () => movie('M4A '),
  mp4: () => movie('isom'),
  webm: () =>
    Buffer.concat([
      Buffer.from('1a45dfa3', 'hex'),
      Buffer.from([0x87, 0x42, 0x82, 0x84]),
      Buffer.from('webm'),
      Buffer.alloc(64),
    ]),
};

/** Kinds that no purpose with a list takes. */
export const OTHERS: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  zip: () => zipOf([{ name: 'a.txt', data: 'a' }]),
  html: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  tiff: () => drawn().tiff().toBuffer(),
  xls: () => compoundFile(['Workbook'], '2008020000000000c000000000000046'),
  zeros: () => Buffer.alloc(1_000),
  letters: () => Buffer.from('plain letters'),
};
