import { millisecondsInDay } from 'date-fns/constants';
import { REVIEW_LIMITS } from '@portal/domain/reviews/review';
import type { ReviewRow } from './reviews.tables.ts';

/** Until when a family may say it anew: so many days after it has written, and after it was asked. */
export const lastEditOf = ({ createdAt, askedAt }: Pick<ReviewRow, 'createdAt' | 'askedAt'>): Date =>
  new Date((askedAt ?? createdAt).getTime() + REVIEW_LIMITS.editDays * millisecondsInDay);
