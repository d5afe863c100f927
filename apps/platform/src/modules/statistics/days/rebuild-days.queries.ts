import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMessageView } from '../../chat/module.ts';
import { assignmentView } from '../../coursework/module.ts';
import { accountView } from '../../identity/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { publishedReviewView } from '../../reviews/module.ts';
import { importedIncomeView, lessonIncomeView, walletTransactionView } from '../../wallet/module.ts';
import type { Counting } from '../facts/facts.ts';
import { statDay, statDirty, statFact, workTime } from '../statistics.tables.ts';
import { daysFrom, daysKept, factsKept, factsNow } from './day-facts.queries.ts';

const dayOf = (at: SQL) => sql`(${at} at time zone ${sql.raw(`'${DEFAULT_TIME_ZONE}'`)})::date`;
const teacher = sql`(select ${accountView.id} from ${accountView} where ${accountView.userType} = 'TEACHER')`;

/** Every day of every teacher on which anything happened or is said to have happened. */
const everyDay = sql.join(
  [
    sql`select ${lessonView.teacherId}, ${dayOf(sql`${lessonView.startAt}`)} from ${lessonView}`,
    sql`select ${publishedReviewView.teacherId}, ${dayOf(sql`${publishedReviewView.createdAt}`)} from ${publishedReviewView}`,
    sql`select ${assignmentView.teacherId}, ${dayOf(sql`${assignmentView.deadlineAt}`)} from ${assignmentView}`,
    sql`select ${chatMessageView.senderId}, ${dayOf(sql`${chatMessageView.sentAt}`)} from ${chatMessageView}
        where ${chatMessageView.senderId} in ${teacher}`,
    sql`select ${lessonIncomeView.teacherId}, ${dayOf(sql`${lessonIncomeView.startAt}`)} from ${lessonIncomeView}`,
    sql`select ${importedIncomeView.teacherId}, ${dayOf(sql`${importedIncomeView.at}`)} from ${importedIncomeView}`,
    sql`select ${walletTransactionView.ownerId}, ${dayOf(sql`${walletTransactionView.createdAt}`)} from ${walletTransactionView}
        where ${walletTransactionView.currency} = 'CCXU'`,
    ...[workTime, statFact, statDay].map((table) => sql`select teacher_id, day from ${table}`),
  ],
  sql` union `,
);

export interface TeacherDay {
  readonly teacherId: string;
  readonly day: string;
}
/** A day of which something is kept that is not so; without a class it is a fact. */
export interface DayThatDiffers {
  readonly day: string;
  readonly what: string;
}

/** For who looks over all of it. */
export function rebuildDayQueries(on: Db | Tx) {
  return {
    /** Has everything counted anew. */
    async markAll(): Promise<void> {
      await on.execute(
        sql`insert into ${statDirty} (teacher_id, day) select * from (${everyDay}) as one (teacher_id, day)`,
      );
    },

    /** In the order of the teachers; the days that wait to be counted are not among them. */
    settledDays: (now: Date): Promise<TeacherDay[]> =>
      on
        .select({ teacherId: sql<string>`one.teacher_id`, day: sql<string>`one.day::text` })
        .from(sql`(${everyDay}) as one (teacher_id, day)`)
        .where(sql`not exists (${mark(now)} and mark.teacher_id = one.teacher_id and mark.day = one.day)`)
        .orderBy(sql`one.teacher_id, one.day`),

    /** What is kept of these days and is not so, or is so and is not kept. */
    differing: (of: Counting): Promise<DayThatDiffers[]> =>
      on
        .selectDistinct({ day: sql<string>`day::text`, what: sql<string>`what` })
        .from(
          sql`(
            select day, metric as what from (${odd(factsNow(of), factsKept(of))})
              as fact (teacher_id, day, metric, ref_id, part, class_id, at, value)
            union all
            select day, 'DAY' from (${odd(daysFrom(factsNow(of), of), daysKept(of))}) as one (teacher_id, day)
          ) as found`,
        )
        // What changed a moment ago waits to be counted.
        .where(sql`not exists (${mark(of.now)} and teacher_id = ${of.teacherId} and mark.day = found.day)`)
        .orderBy(sql`day, what`),
  };
}

const mark = (now: Date) =>
  sql`select from ${statDirty} mark where (due_at is null or due_at <= ${now.toISOString()}::timestamptz)`;

/** Rows that one of two has and the other has not. */
const odd = (one: SQL, other: SQL) => sql`((${one}) except all (${other})) union all ((${other}) except all (${one}))`;
