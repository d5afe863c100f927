import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';

/** Whose days are counted, and until when what comes with time has come. */
export interface Counting {
  readonly teacherId: string;
  readonly days: readonly string[];
  readonly now: Date;
}

/**
 * A statement that answers facts of the days of `span` (`day`, `from_at`, `to_at`) with the columns of `stat_fact` in their order,
 * without the teacher.
 */
export type FactSource = (of: Counting) => SQL;

const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${sql.raw(`'${DEFAULT_TIME_ZONE}'`)}`;

/** The days that are counted with the instants at which they begin and end, for the sources to join. */
export const spanOf = ({ days }: Counting): SQL =>
  sql`span as materialized (
    select day, ${startOf(sql`day`)} as from_at, ${startOf(sql`day + 1`)} as to_at
    from unnest(${sql.param([...days])}::date[]) as day)`;

/** An instant as a parameter. */
export const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
