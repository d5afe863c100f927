import { someGifts } from '@portal/testing/points/gift-builders';
import { filtered, filterIn } from './gift-filter.ts';

describe('the filter of the gifts [PTS-1]', () => {
  const names = (filter: 'all' | 'ready' | 'wished', balance: number) =>
    filtered(someGifts(), filter, balance).map(({ id }) => id);

  it('lets through what the points are enough for, and nothing that is sold out', () => {
    expect(names('ready', 4_380)).toEqual(['gift-donation', 'gift-coffee', 'gift-book', 'gift-bag']);
    expect(names('ready', 4_500)).toContain('gift-relief');
    expect(names('ready', 999_999)).not.toContain('gift-lamp');
    expect(names('ready', 0)).toEqual([]);
  });

  it('lets through what she wishes for, or all', () => {
    expect(names('wished', 0)).toEqual(['gift-relief']);
    expect(names('all', 0)).toHaveLength(8);
  });

  it('is read from the address', () => {
    expect(['gifts=ready', 'gifts=wished', 'gifts=x', ''].map((text) => filterIn(new URLSearchParams(text)))).toEqual([
      'ready',
      'wished',
      'all',
      'all',
    ]);
  });
});
