import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../core/http/implement.ts';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import type { TeacherAccounts } from '../schedule/teacher.ts';
import type { ReviewDeps } from './review-deps.ts';
import { reviewDesk } from './review-desk.ts';
import { reviewsHandlers } from './reviews.handlers.ts';
import { reviewService } from './reviews.service.ts';
import { type StudentReviews, studentReviews } from './student-reviews.service.ts';

interface ReviewParts {
  readonly opsSource: OpsSource;
  readonly students: StudentReviews;
  register(app: FastifyInstance): void;
}

/** Reviews of classes: what students say, what teachers do with it, and the desk of those who decide about reports. */
export function reviewParts({
  accounts,
  ...deps
}: Omit<ReviewDeps, 'desk'> & { readonly accounts: TeacherAccounts }): ReviewParts {
  const desk = reviewDesk(deps);
  const all: ReviewDeps = { ...deps, desk };
  return {
    opsSource: desk,
    students: studentReviews(all),
    register(app) {
      implement(app, reviewsContract, reviewsHandlers(deps.database.db, accounts, reviewService(all)));
    },
  };
}
