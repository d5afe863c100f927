import type { Review } from '@portal/domain/reviews/review';
import { moveReview, type ReviewEvent } from '@portal/domain/reviews/review-transitions';

/** Whether something may be done with a review now, by the table that the server obeys. */
export const canDo = ({ handling, report }: Pick<Review, 'handling' | 'report'>, event: ReviewEvent): boolean =>
  'to' in moveReview({ handling, outcome: report?.decision?.outcome ?? null }, event);

export type AskedAction = 'hide' | 'report' | 'ask';
export type RowAction = 'process' | 'unhide' | 'deleteReply' | AskedAction;

const ASKED: readonly RowAction[] = ['hide', 'report', 'ask'] satisfies AskedAction[];

/** What is asked in a dialog before it is done. */
export const isAsked = (action: RowAction): action is AskedAction => ASKED.includes(action);

/** What the menu of a review offers besides answering it. */
export function rowActions(review: Review): RowAction[] {
  const { handling, hidden, reply, question } = review;
  return [
    ...(handling === 'PENDING' && canDo(review, 'PROCESS') ? (['process'] as const) : []),
    ...(hidden && canDo(review, 'UNHIDE') ? (['unhide'] as const) : []),
    ...(!hidden && canDo(review, 'HIDE') ? (['hide'] as const) : []),
    ...(!question && canDo(review, 'ASK') ? (['ask'] as const) : []),
    ...(canDo(review, 'REPORT') ? (['report'] as const) : []),
    ...(reply && canDo(review, 'UNREPLY') ? (['deleteReply'] as const) : []),
  ];
}
