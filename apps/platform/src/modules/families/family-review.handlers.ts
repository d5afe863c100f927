import type { familyReviewContract } from '@portal/domain/families/family-review.contract';
import { DomainError } from '../../core/domain-error.ts';
import type { Handlers } from '../../core/http/implement.ts';
import type { FamilyCallers } from './family-callers.ts';
import type { FamilyDeps } from './family-door.service.ts';

export function familyReviewHandlers(
  { reviews, lessons }: Pick<FamilyDeps, 'reviews' | 'lessons'>,
  { familyOf, speaking }: FamilyCallers,
): Handlers<typeof familyReviewContract> {
  return {
    async listFamilyReviews({ caller }) {
      const family = await familyOf(caller);
      const items = await reviews.of(family);
      // What was cancelled as a whole is asked about by nobody.
      const isNothing = await lessons.isAllCanceled(family);
      return { data: { items: isNothing ? items.filter(({ review }) => review !== null) : items } };
    },
    async writeFamilyReview({ params: { studentId }, body, caller }) {
      const family = await speaking(caller);
      if (await lessons.isAllCanceled(family)) throw new DomainError('NOT_ENROLLED');
      return { data: await reviews.write(family, studentId, body) };
    },
    editFamilyReview: async ({ params: { studentId }, body, caller }) => ({
      data: await reviews.edit(await speaking(caller), studentId, body),
    }),
  };
}
