import { aReview } from '@portal/testing/reviews/review-builders';
import { canDo, rowActions } from './review-actions.ts';

const at = '2026-11-17T21:00:00+09:00';
const reply = { content: '고마워요', at, editedAt: null };
const report = (outcome: 'KEPT' | 'REMOVED' | 'EDITED' | null) => ({
  grounds: '이유',
  lesson: null,
  at,
  decision: outcome && { outcome, reason: '', at },
});

describe('what can be done with a review [REV-1]', () => {
  it.each([
    ['new', {}, ['process', 'hide', 'ask', 'report']],
    ['answered', { handling: 'PROCESSED', reply }, ['hide', 'ask', 'report', 'deleteReply']],
    ['hidden', { hidden: true }, ['process', 'unhide', 'ask', 'report']],
    ['asked about', { question: { content: '왜요?', at } }, ['process', 'hide', 'report']],
    ['reported', { handling: 'ADMIN_PENDING', report: report(null) }, ['hide']],
    ['kept by the team', { handling: 'ADMIN_COMPLETED', report: report('KEPT') }, []],
    ['removed by the team', { handling: 'ADMIN_COMPLETED', report: report('REMOVED'), content: '' }, []],
    ['changed after a report', { handling: 'ADMIN_COMPLETED', report: report('EDITED') }, ['hide', 'ask', 'report']],
  ] as const)('that is %s', (_how, over, expected) => {
    expect(rowActions(aReview(over))).toEqual(expected);
  });

  it('answers nothing that the team removed', () => {
    expect(canDo(aReview({ handling: 'ADMIN_COMPLETED', report: report('REMOVED') }), 'REPLY')).toBe(false);
    expect(canDo(aReview({ handling: 'ADMIN_PENDING', report: report(null) }), 'REPLY')).toBe(true);
  });
});
