import * as v from 'valibot';
import { Day as DaySchema } from '@portal/domain/contract/scalar';
import { editingMessages } from '../editing-messages.ts';
import type { Day } from '../time/day.ts';

/** At most as many weeks as the contract takes. */
export const COPY_WEEKS = 12;

/** Any day of the week to copy, and the Mondays of the weeks that get it, of those that are offered (CAL-2). */
export const copyForm = (offered: readonly Day[]) =>
  v.object({
    from: DaySchema,
    to: v.pipe(
      v.array(DaySchema),
      // A draft may hold weeks that are over: they can no longer be seen, and not be unticked.
      v.filterItems((monday) => offered.includes(monday)),
      v.minLength(1, editingMessages.page.chooseWeek),
      v.maxLength(COPY_WEEKS),
    ),
  });
export type CopyFields = v.InferInput<ReturnType<typeof copyForm>>;
