import fc from 'fast-check';
import * as v from 'valibot';
import { Day, Id, Instant, IntegerText, Text, TimeOfDay } from './scalar.ts';

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
  ],
);
table(
  'day',
  Day,
  ['2026-11-18', '2028-02-29', '0001-01-01'],
  [...HOSTILE, '', '2026-02-29', '2026-11-31', '2026-13-01', '18/11/2026', '2026-1-1', '2026-11-18T00:00:00Z'],
);
table(
  'time of day',
  TimeOfDay,
  ['00:00', '09:30', '23:59'],
  [...HOSTILE, '', '24:00', '9:30', '12:60', '12:30:00', '12.30'],
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
        const fits = [...text].length <= 10 && !text.includes('\u0000') && text.isWellFormed();
        expect(v.is(Text(10), text)).toBe(fits);
      }),
    );
  });
});
