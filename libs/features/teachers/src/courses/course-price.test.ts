import fc from 'fast-check';
import { priceOfLesson } from './course-price.ts';

describe('the price of one lesson [CON-3]', () => {
  it('is said where the fee of the package is a whole number of it', () => {
    expect(priceOfLesson({ fee: 960_000, lessonCount: 8 })).toBe(120_000);
    expect(priceOfLesson({ fee: 0, lessonCount: 4 })).toBe(0);
  });

  it('is not made up where it is none', () => {
    expect(priceOfLesson({ fee: 1_000_000, lessonCount: 7 })).toBeNull();
    expect(priceOfLesson({ fee: 1_000_000, lessonCount: 0 })).toBeNull();
  });

  it('always adds up to what is paid', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 400 }), (fee, lessonCount) => {
        const price = priceOfLesson({ fee, lessonCount });
        expect(price === null || price * lessonCount === fee).toBe(true);
      }),
    );
  });
});
