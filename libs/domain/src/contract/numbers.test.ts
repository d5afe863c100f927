import * as v from 'valibot';
import { endpoints, partsOf, type Schema } from './schema-parts.fixture.ts';

const numbers = endpoints.flatMap(([name, { body }]) => partsOf('number', name, body as Schema | undefined));

/** Drawings and questions are kept as one value, which takes every number; parts are compared with those of the file. */
const WITHOUT_COLUMN = [
  /^(?:createPack|updatePack|importPack\.file)\.(?:pages\.points|polls\.answer)$/,
  /^signUploadParts\.parts$/,
];
/** The ends of a whole number in a column, and what is too fine for any. */
const HOSTILE = [5e-324, 1e-40, 1e-5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308];
const fits = (kept: number) => kept === 0 || (Math.abs(kept) >= 1e-4 && Math.abs(kept) < 2 ** 31);

describe('the numbers that are sent [R31]', () => {
  it('are found in the contracts', () => {
    const paths = numbers.map(([path]) => path);
    for (const path of ['requestWithdrawal.amount', 'reportFamilyProgress.total', 'createGift.relief'])
      expect(paths).toContain(path);
    for (const known of WITHOUT_COLUMN) expect(paths.some((path) => known.test(path))).toBe(true);
  });

  it('are refused, or come out as a column can hold them', () => {
    const overflowing = numbers.flatMap(([path, schema]) =>
      HOSTILE.flatMap((number) => {
        const { success, output } = v.safeParse(schema, number);
        return success && !fits(output as number) ? [`${path} ${number}`] : [];
      }),
    );
    expect(overflowing.filter((line) => !WITHOUT_COLUMN.some((known) => known.test(line.split(' ')[0]!)))).toEqual([]);
  });
});
