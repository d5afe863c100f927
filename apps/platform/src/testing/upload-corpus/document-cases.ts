import { deflateSync } from 'node:zlib';
import { blocked, type CorpusCase, mismatch } from './corpus-case.ts';
import { compoundFile, pdfOf } from './samples.ts';

const text = (words: string, encoding: BufferEncoding = 'utf8') => Buffer.from(words, encoding);
const zipped = (objects: string) => {
  const packed = deflateSync(Buffer.from(objects));
  const head = `%PDF-1.7\n1 0 obj<</Type/ObjStm/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  return Buffer.concat([text(head), packed, text('\nendstream endobj\n%%EOF')]);
};

/** What a PDF carries; taken all the same, and marked. */
export const PDF_FLAGS: readonly (readonly [what: string, bytes: () => Buffer, flags: string[]])[] = [
  ['nothing that runs', () => pdfOf(), []],
  ['words that only look like it', () => pdfOf('/JSON/Launcher/JavaScripted'), []],
  ['a script', () => pdfOf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'), ['JAVASCRIPT']],
  ['a script in other letters', () => pdfOf('/AA<</O<</#53/#4a#61vaScript>>>>'), ['JAVASCRIPT']],
  ['a program to start', () => pdfOf('/OpenAction<</S/Launch/F(cmd.exe)>>'), ['LAUNCH']],
  ['a file inside', () => pdfOf('/Names<</EmbeddedFiles 3 0 R>>'), ['EMBEDDED_FILE']],
  ['everything', () => pdfOf('/JS 1/Launch 1/EmbeddedFile 1'), ['JAVASCRIPT', 'LAUNCH', 'EMBEDDED_FILE']],
  ['a script that is packed', () => zipped('<</S/JavaScript/JS(1)>>'), ['JAVASCRIPT']],
  ['packed objects that are broken', () => zipped('x'.repeat(500)).fill(0, 78, 84), []],
  ['a bomb of packed objects', () => zipped(' '.repeat(60_000_000)), []],
];

const documents: readonly (readonly [
  what: string,
  name: string,
  bytes: () => Buffer,
  expected: CorpusCase['expected'],
])[] = [
  ['a PDF with a page in front', 'a.pdf', () => Buffer.concat([text('<html>'), pdfOf()]), mismatch],
  ['a PDF with a zero in front', 'a.pdf', () => Buffer.concat([Buffer.alloc(1), pdfOf()]), mismatch],
  ['a PDF of another age', 'a.pdf', () => text(`%PDF-9.9${' '.repeat(100)}`), mismatch],
  ['a PDF of twenty bytes', 'a.pdf', () => text('%PDF-1.7 twenty byte'), mismatch],
  ['a PDF with PHP', 'a.pdf', () => Buffer.concat([pdfOf(), text('<?php echo 1;')]), blocked],

  ['a text in UTF-8', 'a.txt', () => text('안녕하세요\r\n\tTiếng Việt\f'), 'TAKEN'],
  ['a text with a mark', 'a.txt', () => text('\ufeff안녕'), 'TAKEN'],
  ['a text in UTF-16', 'a.txt', () => text('\ufeff안녕하세요', 'utf16le'), 'TAKEN'],
  ['a text in UTF-16, the other way round', 'a.txt', () => text('\ufeff안녕하세요', 'utf16le').swap16(), 'TAKEN'],
  ['a text in the encoding of old Windows', 'a.txt', () => Buffer.from('bec8b3e7c7cfbcbcbfe40d0a', 'hex'), 'TAKEN'],
  ['a text about a generation', 'a.txt', () => text('MZ세대와 함께하는 수업이에요. '.repeat(10)), 'TAKEN'],
  ['a text that begins like a bitmap', 'a.txt', () => text('BM 전략 회의'), 'TAKEN'],
  ['a text with a page in it', 'a.txt', () => text('<script>alert(1)</script>'), 'TAKEN'],
  ['a text with a zero', 'a.txt', () => text('a\0b'), mismatch],
  ['a text with controls', 'a.txt', () => text('a\x01\x02b'), mismatch],
  ['a text in UTF-16 with a zero', 'a.txt', () => text('\ufeffa\0b', 'utf16le'), mismatch],
  ['a PDF as a text', 'a.txt', () => pdfOf(), mismatch],
  ['a rich text as a text', 'a.txt', () => text('{\\rtf1 a}'), mismatch],

  ['a rich text', 'a.rtf', () => text('{\\rtf1\\ansi{\\fonttbl\\f0 Arial;}\\f0 plan}'), 'TAKEN'],
  ['a rich text with an object', 'a.rtf', () => text('{\\rtf1{\\object\\objdata 0105}}'), 'TAKEN'],
  ['a rich text with spaces in front', 'a.rtf', () => text('  {\\rtf1 a}'), mismatch],
  ['an old rich text without a number', 'a.rtf', () => text('{\\rt a}'), mismatch],

  ['a document of old Word', 'a.doc', () => compoundFile(['WordDocument', '1Table', '0Table']), 'TAKEN'],
  [
    'a document of old Word with macros',
    'a.doc',
    () => compoundFile(['WordDocument', 'Macros', '_VBA_PROJECT']),
    blocked,
  ],
  ['an old workbook', 'a.doc', () => compoundFile(['Workbook']), mismatch],
  ['the first bytes of old Word', 'a.doc', () => compoundFile(['WordDocument']).subarray(0, 100), mismatch],
  [
    'a compound file that points nowhere',
    'a.doc',
    () => {
      const bytes = compoundFile(['WordDocument']);
      bytes.writeUInt32LE(0xfffffff0, 48);
      return bytes;
    },
    'TAKEN',
  ],
];

export const documentCases = (): CorpusCase[] => [
  ...PDF_FLAGS.map(([what, bytes]) => ({
    what: `a PDF with ${what}`,
    name: 'a.pdf',
    location: 'TEACHER_POPUP' as const,
    bytes,
    expected: 'TAKEN' as const,
  })),
  ...documents.map(([what, name, bytes, expected]) => ({
    what,
    name,
    location: 'TEACHER_POPUP' as const,
    bytes,
    expected,
  })),
];
