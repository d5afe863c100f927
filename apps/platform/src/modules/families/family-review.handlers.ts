import type { familyReviewContract } from '@portal/domain/families/family-review.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { FamilyCallers } from './family-callers.ts';
import type { FamilyDeps } from './family-door.service.ts';

export function familyReviewHandlers(
  { reviews }: Pick<FamilyDeps, 'reviews'>,
  { familyOf, speaking }: FamilyCallers,
): Handlers<typeof familyReviewContract> {
  return {
    listFamilyReviews: async ({ caller }) => ({ data: { items: await reviews.of(await familyOf(caller)) } }),
    writeFamilyReview: async ({ params: { studentId }, body, caller }) => ({
      data: await reviews.write(await speaking(caller), studentId, body),
    }),
    editFamilyReview: async ({ params: { studentId }, body, caller }) => ({
      data: await reviews.edit(await speaking(caller), studentId, body),
    }),
  };
}
