import { blocked, type CorpusCase, mismatch } from './corpus-case.ts';
import { wordDocument, wordEntries } from './samples.ts';
import { type ZipEntry, zipOf } from './zip-builder.ts';

const MB = 1024 * 1024;
const zeros = (size: number) => Buffer.alloc(size);
const many = (count: number): ZipEntry[] =>
  Array.from({ length: count }, (_none, at) => ({ name: `word/media/${at}`, store: true, data: '' }));
const MACRO_TYPE = 'ms-word.document.macroEnabled.main+xml';
const LINK = 0o120777;

const cases: Readonly<Record<string, readonly [() => Buffer, CorpusCase['expected']]>> = {
  'a plain document': [() => wordDocument(), 'TAKEN'],
  'pictures that are stored as they are': [
    () => wordDocument({ name: 'word/media/a.png', store: true, data: zeros(1_000) }),
    'TAKEN',
  ],
  'an embedded table': [() => wordDocument({ name: 'word/embeddings/a.xlsx', data: 'PK' }), 'TAKEN'],
  'a comment behind the archive': [() => zipOf(wordEntries(), { comment: 'made by hand' }), 'TAKEN'],
  'rights of Unix': [() => wordDocument({ name: 'word/a.xml', mode: 0o100644 }), 'TAKEN'],
  'two thousand entries': [() => wordDocument(...many(1_997)), 'TAKEN'],
  'a megabyte that packs well': [() => wordDocument({ name: 'word/a.xml', data: zeros(900_000) }), 'TAKEN'],

  macros: [() => wordDocument({ name: 'word/vbaProject.bin', data: 'x' }), blocked],
  'macros in capitals': [() => wordDocument({ name: 'word/VBAPROJECT.BIN', data: 'x' }), blocked],
  'data of macros': [() => wordDocument({ name: 'word/vbaData.xml', data: 'x' }), blocked],
  'the content types of a docm': [() => zipOf(wordEntries(MACRO_TYPE)), blocked],
  'macros under another name': [
    () =>
      zipOf([
        {
          name: '[Content_Types].xml',
          data: '<Types><Override ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        },
        { name: 'word/document.xml' },
      ]),
    blocked,
  ],

  'a flat bomb': [() => wordDocument({ name: 'word/a.xml', data: zeros(60 * MB) }), mismatch],
  'many small bombs': [
    () => wordDocument(...Array.from({ length: 40 }, (_none, at) => ({ name: `word/${at}`, data: zeros(2 * MB) }))),
    mismatch,
  ],
  'an entry that says it is small': [
    () => wordDocument({ name: 'word/a.xml', data: zeros(60 * MB), size: 100 }),
    mismatch,
  ],
  'an entry that says it is large': [() => wordDocument({ name: 'word/a.xml', data: 'a', size: 3e9 }), mismatch],
  'an entry longer than the archive': [
    () => wordDocument({ name: 'word/a.xml', data: 'a', packedSize: 1e6 }),
    mismatch,
  ],
  'entries over each other': [
    () => {
      const shared = Array.from({ length: 50 }, (_none, at) => ({
        name: `word/${at}`,
        data: zeros(1_000),
        sharesFirst: true,
      }));
      return zipOf([{ name: 'word/first', data: zeros(1_000) }, ...wordEntries(), ...shared]);
    },
    mismatch,
  ],
  'an archive in an archive in an archive': [
    () => {
      let inner = zipOf([{ name: 'a', data: zeros(MB) }]);
      for (let depth = 0; depth < 5; depth++) inner = zipOf([{ name: 'a.zip', data: inner }]);
      return inner;
    },
    mismatch,
  ],

  'a name that climbs': [() => wordDocument({ name: '../../outside.xml' }), mismatch],
  'a name that climbs in the middle': [() => wordDocument({ name: 'word/../../outside.xml' }), mismatch],
  'a name from the root': [() => wordDocument({ name: '/etc/cron.d/a' }), mismatch],
  'a name of a drive': [() => wordDocument({ name: 'C:/a.xml' }), mismatch],
  'a name with backslashes': [() => wordDocument({ name: 'word\\..\\..\\a.xml' }), mismatch],
  'a link': [() => wordDocument({ name: 'word/link', data: '/etc/passwd', mode: LINK }), mismatch],
  'one name twice': [() => wordDocument({ name: 'word/document.xml', data: 'other' }), mismatch],
  'one name twice, in capitals': [() => wordDocument({ name: 'WORD/document.xml' }), mismatch],
  'another name in front of the data': [() => wordDocument({ name: 'word/a.xml', localName: 'word/b.xml' }), mismatch],
  'a secret entry': [() => wordDocument({ name: 'word/a.xml', data: 'a', flags: 0x0801 }), mismatch],
  'an unknown packing': [() => wordDocument({ name: 'word/a.xml', data: 'a', method: 99 }), mismatch],

  'two thousand and one entries': [() => wordDocument(...many(1_998)), mismatch],
  'sixty-five thousand entries': [() => wordDocument(...many(65_000)), mismatch],
  'a wrong number of entries': [() => zipOf(wordEntries(), { entryCount: 2 }), mismatch],
  'more entries than there are': [() => zipOf(wordEntries(), { entryCount: 30 }), mismatch],
  'nothing in it': [() => zipOf([]), mismatch],
  'no content types': [() => zipOf(wordEntries().slice(1)), mismatch],
  'no document': [() => zipOf(wordEntries().slice(0, 1)), mismatch],
  'a workbook': [() => zipOf(wordEntries('openxmlformats-officedocument.spreadsheetml.sheet.main+xml')), mismatch],
  'a picture in front': [() => zipOf(wordEntries(), { before: Buffer.from('89504e470d0a1a0a', 'hex') }), mismatch],
  'half of itself': [() => wordDocument().subarray(0, 300), mismatch],
  'its first bytes': [() => Buffer.from('PK\x03\x04'), mismatch],
  'packed data that is broken': [
    () => {
      const bytes = wordDocument({ name: 'word/a.xml', data: 'x'.repeat(500) });
      return bytes.fill(0xff, bytes.indexOf('word/a.xml') + 10, bytes.indexOf('word/a.xml') + 14);
    },
    mismatch,
  ],
  'a tail': [() => Buffer.concat([wordDocument(), zeros(1_000)]), mismatch],
};

/** Documents of Word, and archives that look like one. */
export const wordCases = (): CorpusCase[] =>
  Object.entries(cases).map(([what, [bytes, expected]]) => ({
    what: `docx with ${what}`,
    name: 'plan.docx',
    location: 'CERTIFICATE',
    bytes,
    expected,
  }));
