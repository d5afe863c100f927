import { type Review, REVIEW_HANDLINGS, type ReviewHandling, type ReviewOutcome } from '@portal/domain/reviews/review';
import type { ReviewEvent } from '@portal/domain/reviews/review-transitions';
import { type ReviewApp, REVIEWS } from '../apps/review-app.ts';

let written = 0;
/** `done`, or the code of the refusal. */
export const answered = async (call: Promise<{ code?: string }>) => (await call).code ?? 'done';

/** How each event comes about; the answer is `done` or the code of the refusal. */
export const REVIEW_ACTIONS: Readonly<Record<ReviewEvent, (t: ReviewApp, review: Review) => Promise<string>>> = {
  REPLY: (t, { id }) => answered(t.reply(id, `답글 ${++written}`)),
  UNREPLY: (t, { id }) => answered(t.call('DELETE', `${REVIEWS}/${id}/reply`)),
  PROCESS: (t, { id }) => answered(t.tell(id, 'processed')),
  HIDE: (t, { id }) => answered(t.tell(id, 'hide', { reason: `이유 ${++written}` })),
  UNHIDE: (t, { id }) => answered(t.tell(id, 'unhide')),
  REPORT: (t, { id }) => answered(t.tell(id, 'report', { grounds: '이유' })),
  ASK: (t, { id }) => answered(t.tell(id, 'question', { question: '무엇이 어려웠나요?' })),
  KEEP: (t, { id }) => answered(t.decide(id, 'DECLINE', '이유')),
  REMOVE: (t, { id }) => answered(t.decide(id, 'ACCEPT', '이유')),
  EDIT: (t, { student }) => answered(t.sayAnew(student.id, { rating: 4, content: `다른 말 ${++written}` })),
};

interface State {
  readonly handling: ReviewHandling;
  readonly outcome: ReviewOutcome | null;
}

/** Everywhere that a review can stand. */
export const REVIEW_STATES = REVIEW_HANDLINGS.flatMap((handling): State[] =>
  handling === 'ADMIN_COMPLETED'
    ? (['KEPT', 'REMOVED', 'EDITED'] as const).map((outcome) => ({ handling, outcome }))
    : [{ handling, outcome: null }],
);

/** A review that stands where it is said to; once it is handled it has a reply. */
export async function reviewAt(
  t: ReviewApp,
  { handling, outcome, isHidden }: State & { readonly isHidden: boolean },
): Promise<Review> {
  const id = await t.post();
  if (isHidden) await t.tell(id, 'hide', { reason: '이유' });
  if (handling !== 'PENDING') await t.reply(id, '고마워요.');
  if (handling.startsWith('ADMIN')) {
    await t.tell(id, 'report', { grounds: '이유' });
    await t.pickUp(id);
  }
  if (outcome === 'EDITED') await REVIEW_ACTIONS.EDIT(t, await t.read(id));
  else if (outcome) await t.decide(id, outcome === 'REMOVED' ? 'ACCEPT' : 'DECLINE', '이유');
  return t.read(id);
}

/** The desk has no item of a review that was never reported. */
export const refusalAt = (handling: ReviewHandling, refused: string) =>
  refused === 'WRONG_STATE' && !handling.startsWith('ADMIN') ? 'NOT_FOUND' : refused;
