import * as v from 'valibot';
import { type Rating, RATINGS } from './review.ts';

/** How many published reviews gave each number of stars. */
export type StarCounts = Readonly<Record<Rating, number>>;

/** What the public page of a teacher says of her reviews. */
export const PublicRating = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** To a hundredth; null where there is none. */
  average: v.nullable(v.number()),
});
export type PublicRating = v.InferOutput<typeof PublicRating>;

export function publicRating(stars: StarCounts): PublicRating {
  const count = RATINGS.reduce((sum, rating) => sum + stars[rating], 0);
  const total = RATINGS.reduce((sum, rating) => sum + rating * stars[rating], 0);
  return { count, average: count === 0 ? null : Math.round((100 * total) / count) / 100 };
}

/** The same once one more of a rating is published, or one less. */
export const changedRating = (stars: StarCounts, rating: Rating, by: 1 | -1): PublicRating =>
  publicRating({ ...stars, [rating]: stars[rating] + by });
