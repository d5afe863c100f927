import * as v from 'valibot';
import { Day } from '@portal/domain/contract/scalar';
import { editingMessages } from '../editing-messages.ts';

/** At most as many weeks as the contract takes. */
export const COPY_WEEKS = 12;

/** Any day of the week to copy, and the Mondays of the weeks that get it (CAL-2). */
export const CopyForm = v.object({
  from: Day,
  to: v.pipe(v.array(Day), v.minLength(1, editingMessages.page.chooseWeek), v.maxLength(COPY_WEEKS)),
});
export type CopyFields = v.InferInput<typeof CopyForm>;
