import fc from 'fast-check';
import { reconnectDelay } from './reconnect-delay.ts';

describe('the delay before another attempt', () => {
  it('is 1 s up to 5 s, whatever chance says [CHT-4]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (failures, random) => {
        const delay = reconnectDelay(failures, () => random);
        expect(delay).toBeGreaterThanOrEqual(1_000);
        expect(delay).toBeLessThanOrEqual(5_000);
      }),
    );
  });

  it('doubles, shaken by half so that not all tabs come at once [CHT-4]', () => {
    expect([0, 1, 2, 3].map((failures) => reconnectDelay(failures, () => 0.5))).toEqual([1_000, 2_000, 4_000, 5_000]);
    expect([0, 0.999_999].map((random) => reconnectDelay(1, () => random))).toEqual([1_000, 3_000]);
  });
});
