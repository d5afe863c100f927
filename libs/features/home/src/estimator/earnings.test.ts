import fc from 'fast-check';
import { DEFAULT_TENANT, type Tenant } from '@portal/domain/tenant/tenant';
import { splitFee } from '@portal/domain/wallet/fee';
import { earningsOf, EXAMPLE_OFFER, OFFER_RANGES } from './earnings.ts';

const { feePolicy } = DEFAULT_TENANT;
const rate = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 10_000);
const policy: fc.Arbitrary<Tenant['feePolicy']> = fc.record({
  totalRate: rate,
  labelRate: rate,
  reading: fc.constantFrom('TOTAL' as const, 'LABEL' as const),
});
const within = ({ least, most }: { least: number; most: number }) => fc.integer({ min: least, max: most });
const offer = fc.record({
  price: within(OFFER_RANGES.price),
  students: within(OFFER_RANGES.students),
  lessonsAWeek: within(OFFER_RANGES.lessonsAWeek),
});

describe('what teaching would bring in four weeks [REG-1] [INC-3]', () => {
  it('is 10,291,200 for 32 lessons of four students who pay 120,000 each', () => {
    expect(earningsOf(EXAMPLE_OFFER, feePolicy)).toEqual({
      lessons: 32,
      perLesson: { gross: 480_000, fee: 158_400, platform: 48_000, channel: 110_400, net: 321_600 },
      all: { gross: 15_360_000, fee: 5_068_800, platform: 1_536_000, channel: 3_532_800, net: 10_291_200 },
    });
  });

  it('is 13,824,000 where the other reading of the fee is charged', () => {
    const { all } = earningsOf(EXAMPLE_OFFER, { ...feePolicy, reading: 'LABEL' });
    expect(all).toMatchObject({ gross: 15_360_000, platform: 1_536_000, channel: 0, net: 13_824_000 });
  });

  it('is rounded lesson by lesson, as a wallet gets it, and not once at the end', () => {
    const { all } = earningsOf({ price: 1_001, students: 1, lessonsAWeek: 1 }, feePolicy);
    expect(all.fee).toBe(4 * 330);
    expect(all.fee).not.toBe(splitFee(4 * 1_001, feePolicy).fee);
  });

  it('has parts that add up, in whole units, for every offer and both readings', () => {
    fc.assert(
      fc.property(offer, policy, (any, charged) => {
        const { all, lessons, perLesson } = earningsOf(any, charged);
        expect(all.gross).toBe(any.price * any.students * lessons);
        expect(all.platform + all.channel + all.net).toBe(all.gross);
        expect(all.platform + all.channel).toBe(all.fee);
        expect(all.net).toBe(perLesson.net * lessons);
        for (const part of Object.values(all)) expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
