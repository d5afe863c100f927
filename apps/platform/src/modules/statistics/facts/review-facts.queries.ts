import { sql } from 'drizzle-orm';
import { publishedReviewView as review } from '../../reviews/module.ts';
import type { FactSource } from './facts.ts';

/** The stars that families gave, in hundredths, of the reviews that anybody may read: on the day on which they came. */
export const reviewFacts: FactSource = ({ teacherId }) => sql`
  select day, 'RATING', ${review.id}, '', ${review.classId}, ${review.createdAt}, ${review.rating} * 100
  from span
  join ${review} on ${review.teacherId} = ${teacherId} and ${review.createdAt} >= from_at and ${review.createdAt} < to_at`;
