import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { planTask } from '../../modules/planning/plan-tasks.tables.ts';

export async function removePlanTasks(db: Db, users: string[]): Promise<void> {
  await db.delete(planTask).where(inArray(planTask.teacherId, users));
}

/** What a person did: preparations are finished by themselves, at their time, when the lesson begins. */
export const planTaskPrints = (mine: (column: SQL) => SQL): SQL[] => [
  sql`select 'o' || id || version from ${planTask} where ${mine(sql`teacher_id`)} and source = 'OWN'`,
  sql`select 'o' || id from ${planTask} where ${mine(sql`teacher_id`)} and key like 'prepare/%'
      and (snoozed_until is not null or finished_at <> due_at)`,
];
