import { sql } from 'drizzle-orm';
import {
  importedIncomeView as imported,
  lessonIncomeView as income,
  pointMeaningIs,
  walletTransactionView as moved,
} from '../../wallet/module.ts';
import type { FactSource } from './facts.ts';

/** What lessons earned, on their days: what is confirmed, before corrections, as the months of income have it. */
export const incomeFacts: FactSource = ({ teacherId }) => sql`
  select day, metric, ${income.lessonId}, '', ${income.classId}, ${income.startAt}, value
  from span
  join ${income} on ${income.teacherId} = ${teacherId} and ${income.startAt} >= from_at and ${income.startAt} < to_at
  cross join lateral (values ('GROSS', ${income.gross}), ('NET', ${income.net})) as earned (metric, value)`;

/** What another system earned for her before, on the day on which it came here. */
export const importedFacts: FactSource = ({ teacherId }) => sql`
  select day, metric, ${imported.transactionId}, '', null, ${imported.at}, value
  from span
  join ${imported} on ${imported.teacherId} = ${teacherId} and ${imported.at} >= from_at and ${imported.at} < to_at
  cross join lateral (values ('GROSS', ${imported.gross}), ('NET', ${imported.net})) as earned (metric, value)`;

/** Points that she earned, and those that she used; what came back or ran out is neither, as on the pages of points. */
export const pointFacts: FactSource = ({ teacherId }) => sql`
  select day, case when ${moved.kind} = 'TU' then 'POINTS_EARNED' else 'POINTS_USED' end, ${moved.id}, '', null, ${moved.createdAt},
    ${moved.amount}
  from span
  join ${moved} on ${moved.ownerId} = ${teacherId} and ${moved.createdAt} >= from_at and ${moved.createdAt} < to_at
  where ${moved.currency} = 'CCXU' and ${moved.state} = 'SUCCESS'
    and (${pointMeaningIs(moved, 'EARNED')} or ${pointMeaningIs(moved, 'USED')})`;
