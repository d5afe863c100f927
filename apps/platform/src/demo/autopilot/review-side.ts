import type { ReviewingChild } from '@portal/domain/families/family-review';
import type { ModuleDeps } from '../../core/module.ts';
import type { Random } from '../random.ts';
import { REVIEW_TEXTS } from '../reviews/review-texts.ts';
import { byAutopilot } from './by-autopilot.ts';
import type { familyCalls } from './family-calls.ts';
import { classesOver } from './review-side.queries.ts';

interface Deps extends Pick<ModuleDeps, 'database'> {
  readonly families: ReturnType<typeof familyCalls>;
}

/** What families of the demo think of classes that are over. */
export const createReviewSide = ({ database: { db }, families }: Deps) => ({
  /** One family says it, for a child of whom nobody has; by a link that still opens. */
  async reviewOne(teacherId: string, random: Random): Promise<void> {
    for (const classId of await classesOver(db, teacherId))
      for (const family of await families(classId)) {
        const { ok, data } = await family.call<{ items: ReviewingChild[] }>('GET', '/reviews');
        const child = ok && data.items.find(({ review }) => review === null);
        if (!child) continue;
        const rating = random.pick([5, 5, 4] as const);
        const content = byAutopilot(random.pick(REVIEW_TEXTS[rating]));
        await family.call('POST', `/reviews/${child.studentId}`, { rating, content });
        return;
      }
  },
});
