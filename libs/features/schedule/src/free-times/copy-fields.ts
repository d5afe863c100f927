import * as v from 'valibot';
import { Day as DaySchema } from '@portal/domain/contract/scalar';
import { mondayOf } from '@portal/domain/time/day';
import { editingMessages } from '../editing-messages.ts';
import type { Day } from '../time/day.ts';
import { comingMondays } from './free-rules.ts';

/** At most as many weeks as the contract takes. */
const COPY_WEEKS = 12;

/** The Mondays of this week and of those after it, but for the week that is copied: it has all of its free time. */
export const offeredMondays = (today: Day, from: Day | ''): Day[] =>
  comingMondays(today, COPY_WEEKS).filter((monday) => from === '' || monday !== mondayOf(from));

/** Any day of the week to copy, and the Mondays of the weeks that get it, of those that are offered (CAL-2). */
export const copyForm = (today: Day) =>
  v.pipe(
    v.object({
      from: DaySchema,
      to: v.pipe(v.array(DaySchema), v.minLength(1, editingMessages.page.chooseWeek)),
    }),
    // A draft may hold weeks that are no longer offered: they cannot be seen, and not be unticked.
    v.transform(({ from, to }) => {
      const offered = offeredMondays(today, from);
      return { from, to: to.filter((monday) => offered.includes(monday)) };
    }),
    v.forward(
      v.check(({ to }) => to.length > 0, editingMessages.page.chooseWeek),
      ['to'],
    ),
  );
export type CopyFields = v.InferInput<ReturnType<typeof copyForm>>;
