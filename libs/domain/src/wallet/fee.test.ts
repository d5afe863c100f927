import fc from 'fast-check';
import { LIMITS } from '../tenant/limits.ts';
import { DEFAULT_TENANT, type Tenant } from '../tenant/tenant.ts';
import { feePartsOf, feeRateOf, formatRate, splitFee } from './fee.ts';

const total: Tenant['feePolicy'] = DEFAULT_TENANT.feePolicy;
const label: Tenant['feePolicy'] = { ...total, reading: 'LABEL' };
const amount = fc.integer({ min: 0, max: LIMITS.maxValue });
const policy = fc.record({
  totalRate: fc.integer({ min: 0, max: 10_000 }).map((points) => points / 10_000),
  labelRate: fc.integer({ min: 0, max: 10_000 }).map((points) => points / 10_000),
  reading: fc.constantFrom('TOTAL' as const, 'LABEL' as const),
});

describe('the service fee on an income [INC-3]', () => {
  it('is 33 % unless the tenant says otherwise', () => {
    expect(feeRateOf(total)).toBe(0.33);
    expect(splitFee(480_000, total)).toEqual({
      gross: 480_000,
      fee: 158_400,
      platform: 48_000,
      channel: 110_400,
      net: 321_600,
    });
  });

  it('is 10 % in the other reading', () => {
    expect(feeRateOf(label)).toBe(0.1);
    expect(splitFee(480_000, label)).toEqual({
      gross: 480_000,
      fee: 48_000,
      platform: 48_000,
      channel: 0,
      net: 432_000,
    });
  });

  it.each([
    [0, 0],
    [1, 0],
    [3, 0],
    [4, 1],
    [100, 33],
    [700, 231],
    [1_001, 330],
    [LIMITS.maxValue, 329_999_999],
  ])('takes from %d no more than %d: it is rounded down', (gross, fee) => {
    expect(splitFee(gross, total).fee).toBe(fee);
  });

  it('adds up, in whole units, for every amount and rate', () => {
    fc.assert(
      fc.property(amount, policy, (gross, anyPolicy) => {
        const split = splitFee(gross, anyPolicy);
        expect(split.fee + split.net).toBe(gross);
        expect(split.platform + split.channel).toBe(split.fee);
        for (const part of Object.values(split)) {
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
        expect(Math.abs(split.fee - gross * feeRateOf(anyPolicy))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never takes less from more', () => {
    fc.assert(
      fc.property(amount, amount, policy, (one, other, anyPolicy) => {
        const [low, high] = one <= other ? [one, other] : [other, one];
        expect(splitFee(low, anyPolicy).fee).toBeLessThanOrEqual(splitFee(high, anyPolicy).fee);
      }),
    );
  });

  it('names its parts, of which the last is none in the other reading', () => {
    const named = (policy: Tenant['feePolicy']) => Object.values(feePartsOf(policy)).map(formatRate);
    expect(named(total)).toEqual(['33%', '10%', '23%']);
    expect(named(label)).toEqual(['10%', '10%', '0%']);
    expect(named({ ...total, totalRate: 0.125, labelRate: 0.2 })).toEqual(['12.5%', '12.5%', '0%']);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER])('refuses %d', (gross) => {
    expect(() => splitFee(gross, total)).toThrow(RangeError);
  });
});
