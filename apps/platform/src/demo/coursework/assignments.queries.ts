import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { assignment, submission } from '../../modules/coursework/assignments/assignments.tables.ts';
import { assignmentTemplate } from '../../modules/coursework/templates/assignment-templates.tables.ts';
import type { buildAssignments } from './assignments.ts';

/** Before the diaries, which name them. */
export async function insertAssignments(
  db: Db,
  {
    assignmentTemplates,
    assignments,
    assignmentSubmissions,
  }: Omit<ReturnType<typeof buildAssignments>, 'lessonDiaries'>,
): Promise<void> {
  await db.insert(assignmentTemplate).values(assignmentTemplates);
  await db.insert(assignment).values(assignments);
  await db.insert(submission).values(assignmentSubmissions);
}

/** After the diaries. */
export async function removeAssignments(db: Db, users: string[]): Promise<void> {
  const ids = db.select({ id: assignment.id }).from(assignment).where(inArray(assignment.teacherId, users));
  await db.delete(submission).where(inArray(submission.assignmentId, ids));
  for (const table of [assignment, assignmentTemplate]) await db.delete(table).where(inArray(table.teacherId, users));
}

/** What a person did; students hand in by themselves, and that leaves the version alone. */
export const assignmentPrints = (mine: (column: SQL) => SQL): SQL[] => [
  sql`select 'w' || id || version from ${assignment} where ${mine(sql`teacher_id`)}`,
  sql`select 'w' || id || version from ${assignmentTemplate} where ${mine(sql`teacher_id`)}`,
];
