import { fillPlaceholders } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';

/** A step of a query as the database carried it out. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Heap Fetches'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

interface Statement {
  toSQL(): { sql: string; params: unknown[] };
}

/** Runs a statement and answers how; what it would have answered is thrown away, what it writes is not. */
export async function planOf(
  { raw }: Database,
  statement: Statement,
  values: Record<string, unknown>,
): Promise<PlanNode> {
  const { sql, params } = statement.toSQL();
  const rows = await raw.query<Record<'QUERY PLAN', string | [{ Plan: PlanNode }]>>(
    `explain (analyze, buffers, format json) ${sql}`,
    fillPlaceholders(params, values),
  );
  const answer = rows[0]!['QUERY PLAN'];
  return (typeof answer === 'string' ? (JSON.parse(answer) as [{ Plan: PlanNode }]) : answer)[0].Plan;
}

/** Pages of 8 KB that a plan touched. */
export const blocksOf = (plan: PlanNode): number => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

/** A step and all below it. */
export const stepsOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];
