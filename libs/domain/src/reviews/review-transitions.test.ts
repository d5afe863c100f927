import { moveReview, REVIEW_EVENTS, type ReviewEvent } from './review-transitions.ts';
import { REVIEW_HANDLINGS, type ReviewHandling, type ReviewOutcome } from './review.ts';

/** Every edge of domain-model 3.3.7; what is not here is refused. */
const EDGES: Readonly<Record<ReviewHandling, string>> = {
  PENDING:
    'REPLY>PROCESSED UNREPLY>PENDING PROCESS>PROCESSED HIDE>PENDING UNHIDE>PENDING REPORT>ADMIN_PENDING ASK>PENDING EDIT>PENDING',
  PROCESSED:
    'REPLY>PROCESSED UNREPLY>PROCESSED PROCESS>PROCESSED HIDE>PROCESSED UNHIDE>PROCESSED REPORT>ADMIN_PENDING ASK>PROCESSED EDIT>PENDING',
  ADMIN_PENDING:
    'REPLY>ADMIN_PENDING UNREPLY>ADMIN_PENDING HIDE>ADMIN_PENDING UNHIDE>ADMIN_PENDING KEEP>ADMIN_COMPLETED REMOVE>ADMIN_COMPLETED EDIT>ADMIN_COMPLETED',
  ADMIN_COMPLETED:
    'REPLY>ADMIN_COMPLETED UNREPLY>ADMIN_COMPLETED HIDE>ADMIN_COMPLETED UNHIDE>ADMIN_COMPLETED REPORT>ADMIN_PENDING ASK>ADMIN_COMPLETED EDIT>PENDING',
};
const REFUSED: Readonly<Record<ReviewEvent, string>> = {
  REPLY: 'REVIEW_REMOVED',
  UNREPLY: 'REVIEW_REMOVED',
  EDIT: 'REVIEW_REMOVED',
  PROCESS: 'STAFF_DECIDED',
  HIDE: 'STAFF_DECIDED',
  UNHIDE: 'STAFF_DECIDED',
  REPORT: 'REPORT_EXISTS',
  ASK: 'STAFF_DECIDED',
  KEEP: 'WRONG_STATE',
  REMOVE: 'WRONG_STATE',
};
const edgesOf = (handling: ReviewHandling, outcome: ReviewOutcome | null) =>
  REVIEW_EVENTS.flatMap((event) => {
    const move = moveReview({ handling, outcome }, event);
    return 'to' in move ? `${event}>${move.to}` : [];
  }).join(' ');

describe('how far a review is dealt with [REV-1]', () => {
  it.each(REVIEW_HANDLINGS)('%s has these edges', (handling) => {
    const outcome = handling === 'ADMIN_COMPLETED' ? 'EDITED' : null;
    expect(edgesOf(handling, outcome)).toBe(EDGES[handling]);
  });

  it('lets a review that the team kept no more be hidden, and one that it removed no more be touched', () => {
    expect(edgesOf('ADMIN_COMPLETED', 'KEPT')).toBe(
      'REPLY>ADMIN_COMPLETED UNREPLY>ADMIN_COMPLETED UNHIDE>ADMIN_COMPLETED EDIT>PENDING',
    );
    expect(edgesOf('ADMIN_COMPLETED', 'REMOVED')).toBe('');
  });

  it.each(REVIEW_EVENTS)('says why %s may not happen', (event) => {
    expect(moveReview({ handling: 'ADMIN_COMPLETED', outcome: 'REMOVED' }, event)).toEqual({ refused: REFUSED[event] });
  });

  it('takes a report once, and anew where the family has written other words before anybody decided', () => {
    const refused = { refused: 'REPORT_EXISTS' };
    expect(moveReview({ handling: 'ADMIN_PENDING', outcome: null }, 'REPORT')).toEqual(refused);
    expect(moveReview({ handling: 'ADMIN_COMPLETED', outcome: 'KEPT' }, 'REPORT')).toEqual(refused);
    expect(moveReview({ handling: 'ADMIN_COMPLETED', outcome: 'EDITED' }, 'REPORT')).toEqual({ to: 'ADMIN_PENDING' });
  });
});
