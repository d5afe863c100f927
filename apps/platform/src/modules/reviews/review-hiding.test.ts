import type { PublicRating } from '@portal/domain/reviews/public-rating';
import type { PublicReview, PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { aProfileDraft } from '../../testing/apps/profile-app.ts';
import { createReviewApp, type ReviewApp, REVIEWS } from '../../testing/apps/review-app.ts';
import { aSubmissionRow } from '../../testing/teaching-rows.ts';
import { profileSubmission } from '../profile/profile.tables.ts';

let t: ReviewApp;
beforeAll(async () => {
  t = await createReviewApp();
  const submission = aSubmissionRow(t.teacher.id, { id: 'sub_page', status: 'APPROVED', snapshot: aProfileDraft() });
  await t.database.db.insert(profileSubmission).values(submission);
  await t.database.raw.query(`update teacher_profile set published_submission_id = 'sub_page' where user_id = $1`, [
    t.teacher.id,
  ]);
});
beforeEach(() => t.database.raw.exec('delete from review; delete from review_history; delete from ops_item'));
afterAll(() => t.close());

const preview = async (id: string) =>
  (await t.call<{ before: PublicRating; after: PublicRating }>('GET', `${REVIEWS}/${id}/hiding`)).data;
/** As anybody reads it. */
async function onPage() {
  const path = `/tns/v1/teachers/${t.teacher.id}`;
  const { rating } = (await t.call<PublicTeacher>('GET', path)).data;
  const { items } = (await t.call<{ items: PublicReview[] }>('GET', `${path}/reviews`)).data;
  expect(items).toHaveLength(rating.count);
  return rating;
}

describe('what would change if a review were hidden [REV-1]', () => {
  it('is what changes once it is, and is taken back with it', async () => {
    await t.post({ rating: 5 });
    await t.post({ rating: 4 });
    const bad = await t.post({ rating: 1 });
    const before = await preview(bad);
    expect(before).toEqual({ before: { count: 3, average: 3.33 }, after: { count: 2, average: 4.5 } });
    expect(await onPage()).toMatchObject(before.before);
    await t.tell(bad, 'hide', { reason: '이유' });
    expect(await onPage()).toMatchObject(before.after);
    const back = await preview(bad);
    expect(back).toEqual({ before: before.after, after: before.before });
    await t.tell(bad, 'unhide');
    expect(await onPage()).toMatchObject(back.after);
  });

  it('leaves no average where it was the only one', async () => {
    const id = await t.post({ rating: 2 });
    expect((await preview(id)).after).toEqual({ count: 0, average: null });
  });

  it('is nothing once the team removed it', async () => {
    await t.post();
    const id = await t.post({ rating: 1 });
    await t.tell(id, 'report', { grounds: '이유' });
    await t.pickUp(id);
    await t.decide(id, 'ACCEPT', '비방이에요');
    expect(await preview(id)).toEqual({ before: { count: 1, average: 5 }, after: { count: 1, average: 5 } });
  });

  it('is hers alone to know', async () => {
    const id = await t.post({ classId: 'c9' });
    expect((await t.call('GET', `${REVIEWS}/${id}/hiding`)).code).toBe('NOT_FOUND');
  });
});
