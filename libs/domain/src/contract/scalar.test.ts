import fc from 'fast-check';
import * as v from 'valibot';
import {
  ClientId,
  Day,
  EndTimeOfDay,
  Filled,
  Id,
  Instant,
  IntegerText,
  Line,
  plainText,
  Text,
  TimeOfDay,
  TimeZone,
} from './scalar.ts';

const table = (name: string, schema: v.GenericSchema, good: unknown[], bad: unknown[]) =>
  describe(name, () => {
    it.each(good.map((value) => [value]))('takes %j', (value) => expect(v.is(schema, value)).toBe(true));
    it.each(bad.map((value) => [value]))('refuses %j', (value) => expect(v.is(schema, value)).toBe(false));
  });

const HOSTILE = [null, undefined, 1, true, {}, [], ['a'], '\u0000', '\ud800', '__proto__\u0000'];

table('text of at most 5', Text(5), ['', '가나다라마', '😀😀😀😀😀', 'a\nb'], [...HOSTILE, '123456', '😀😀😀😀😀😀']);
table(
  'id',
  Id,
  ['a', 'ntf_01', 'A-Z_09', 'x'.repeat(64)],
  [...HOSTILE, '', 'x'.repeat(65), '../a', 'a b', 'é', "1' or '1"],
);
table(
  'instant',
  Instant,
  ['2026-11-18T10:42:00+09:00', '2026-11-18T01:42:00Z', '2026-11-18T01:42:00.123Z'],
  [
    ...HOSTILE,
    '',
    '2026-11-18',
    '2026-11-18T10:42:00',
    'now',
    '2026-13-01T00:00:00Z',
    '2026-02-31T00:00:00Z',
    '1795000000000',
    '1900-01-01T23:59:59Z',
    '2199-12-30T00:00:01Z',
    '9999-12-31T00:00:00Z',
  ],
);
table(
  'day',
  Day,
  ['2026-11-18', '2028-02-29', '1900-01-01', '2199-12-31'],
  [
    ...HOSTILE,
    '',
    '1899-12-31',
    '2200-01-01',
    '2026-02-29',
    '2026-11-31',
    '2026-13-01',
    '18/11/2026',
    '2026-1-1',
    '2026-11-18T00:00:00Z',
  ],
);
table(
  'time of day',
  TimeOfDay,
  ['00:00', '09:30', '23:59'],
  [...HOSTILE, '', '24:00', '9:30', '12:60', '12:30:00', '12.30'],
);
table(
  'text that has to say something',
  Filled(5, '적어 주세요.'),
  ['가', ' 가 ', '😀😀😀😀😀'],
  [
    ...HOSTILE,
    '',
    '   ',
    '\n\t',
    '\u3000',
    '123456',
    '\u200b',
    '\u3164\u200d',
    '\u202e \ufeff',
    '\u2800',
    '\ufe0f',
    '\ufffc',
    '\u200d',
    '\u200c\u0301',
  ],
);
table(
  'end of a stretch of one day',
  EndTimeOfDay,
  ['00:30', '23:59', '24:00'],
  [...HOSTILE, '', '24:01', '25:00', '9:30'],
);
table(
  'time zone',
  TimeZone,
  ['Asia/Seoul', 'Asia/Ho_Chi_Minh', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'],
  [...HOSTILE, '', '+09:00', 'Asia/Nowhere', 'KST KST', '../etc/passwd', 'x'.repeat(60)],
);
table(
  'id made by the client',
  ClientId,
  ['3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f'],
  [...HOSTILE, '', '3f2b8a52', '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5g', ' 3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f'],
);
table(
  'whole number of a query, 1 to 50',
  IntegerText(1, 50),
  ['1', '50', '007'],
  [...HOSTILE, '', '0', '51', '-1', '1.5', '1e1', '0x10', ' 5', '5 ', '99999999999', '٣'],
);

describe('text', () => {
  it('is taken exactly when a database and a reader can take it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const fits = [...plainText(text)].length <= 10 && !text.includes('\u0000') && text.isWellFormed();
        expect(v.is(Text(10), text)).toBe(fits);
      }),
    );
  });

  it.each([
    ['민서\n선생님', '민서 선생님'],
    ['민서\r\n\t선생님\u2028', '민서  선생님 '],
  ])('is one line where it is a name: %j', (name, line) => expect(v.parse(Line(60), name)).toBe(line));

  it.each([
    ['\u202e민서\u200b', '민서'],
    ['\ufeff김\u3164민\u00ad서\u2066', '김민서'],
    ['👩‍🏫 \u200fNguyễn\nThị', '👩‍🏫 Nguyễn\nThị'],
    ['민\u001b[31m서\u0007\u009b', '민[31m서'],
  ])('loses the letters that deceive: %j', (text, plain) => {
    expect(v.parse(Text(20), text)).toBe(plain);
    expect(v.parse(Filled(20, '적어 주세요.'), text)).toBe(plain);
  });

  it('keeps no sign of which nothing is seen, but what tells one flag from another', () => {
    const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    for (const hidden of ['\u180b', '\ufffa', '\u{e0041}', '\u{e0100}', '\u{1d173}', '\u{1bca0}'])
      expect(v.parse(Text(20), `선생님${hidden}`)).toBe('선생님');
    expect(v.parse(Text(20), flag)).toBe(flag);
  });

  it.each([
    [`a${'\u0301'.repeat(1900)}b`, `a${'\u0301'.repeat(6)}b`],
    [`a${'\u0301\u200d'.repeat(900)}b`, `a${'\u0301\u200d'.repeat(3)}b`],
    [`a${'\u0301\u034f'.repeat(900)}`, `a${'\u0301'.repeat(6)}`],
  ])('has no marks that pile up over the words of others', (piled, plain) => {
    expect(v.parse(Text(20), piled)).toBe(plain);
  });

  it.each(['Việt Nam'.normalize('NFD'), '🏳️‍🌈 👩‍👩‍👧 0️⃣', 'กำปั้น', 'क्षत्रिय', 'בְּרֵאשִׁ֖ית'])(
    'keeps the marks of every writing: %s',
    (text) => {
      expect(v.parse(Text(20), text)).toBe(text);
    },
  );

  it('is counted as it is seen', () => {
    expect(v.is(Text(2), '\u200b\u200b가나')).toBe(true);
  });
});
