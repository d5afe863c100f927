import { replyTemplatesContract } from '@portal/domain/reviews/reply-templates.contract';
import { reviewsContract } from '@portal/domain/reviews/reviews.contract';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import { familyReviews, type ReviewFamilies } from './families/family-reviews.service.ts';
import { publicReviews, type ReadReview } from './public/public-reviews.ts';
import { replyTemplatesHandlers } from './reply-templates/reply-templates.handlers.ts';
import { replyTemplateService } from './reply-templates/reply-templates.service.ts';
import type { ReviewDeps } from './review-deps.ts';
import { reviewOpsSource } from './review-ops-source.ts';
import { reviewsHandlers } from './reviews.handlers.ts';
import { reviewService } from './reviews.service.ts';

export { reviewCards } from './cards/review-cards.queries.ts';
export type { ReviewFamilies } from './families/family-reviews.service.ts';
export type { ReadReview } from './public/public-reviews.ts';
export { publishedReviewView, ratingView, reviewReplyView } from './published-views.ts';

export interface ReviewsModule extends PlatformModule {
  /** What families say of classes. */
  readonly families: ReviewFamilies;
  /** What families say of a teacher, as anybody may read it, the newest first. */
  published(teacherId: string, page: { readonly page: number; readonly size: number }): Promise<ReadReview[]>;
  readonly opsSource: OpsSource;
}

/** Reviews of classes: what families say, what teachers do with it, and the desk of those who decide about reports. */
export function reviewsModule(deps: Omit<ReviewDeps, 'desk'>): ReviewsModule {
  const desk = reviewOpsSource(deps);
  const all: ReviewDeps = { ...deps, desk };
  return {
    opsSource: desk,
    families: familyReviews(all),
    published: (teacherId, page) => publicReviews(deps.database.db, deps.classes, teacherId, page),
    async register(app) {
      implement(app, replyTemplatesContract, replyTemplatesHandlers(replyTemplateService(deps)));
      implement(app, reviewsContract, reviewsHandlers(deps, reviewService(all)));
    },
  };
}
