import { changedRating, publicRating } from './public-rating.ts';

const stars = { 1: 1, 2: 1, 3: 4, 4: 8, 5: 27 };

describe('what the public page says of reviews [REV-1]', () => {
  it('is how many there are, and their average to a hundredth', () => {
    expect(publicRating(stars)).toEqual({ count: 41, average: 4.44 });
    expect(publicRating({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })).toEqual({ count: 0, average: null });
  });

  it('changes with one that goes or comes', () => {
    expect(changedRating(stars, 1, -1)).toEqual({ count: 40, average: 4.53 });
    expect(changedRating(stars, 5, 1)).toEqual({ count: 42, average: 4.45 });
    expect(changedRating({ ...stars, 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 }, 1, -1)).toEqual({ count: 0, average: null });
  });
});
