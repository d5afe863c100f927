import { aGift } from '@portal/testing/points/gift-builders';
import { missingFor, shareOf, standingOf } from './gift-standing.ts';

describe('a gift of 4,500 xu [PTS-1]', () => {
  const gift = aGift({ points: 4_500 });

  it.each([
    [0, 4_500, 0, 'SHORT'],
    [4_380, 120, 97, 'SHORT'],
    [4_499, 1, 99, 'SHORT'],
    [4_500, 0, 100, 'READY'],
    [999_999_999, 0, 100, 'READY'],
  ])('with %d she is %d short of it, the bar is at %d and it is %s', (balance, missing, share, standing) => {
    expect([missingFor(gift, balance), shareOf(gift, balance), standingOf(gift, balance)]).toEqual([
      missing,
      share,
      standing,
    ]);
  });

  it('is gone where none is left, and to be had where nobody counts', () => {
    expect(standingOf(aGift({ points: 1, stock: 0 }), 10)).toBe('GONE');
    expect(standingOf(aGift({ points: 1, stock: null }), 10)).toBe('READY');
  });
});
