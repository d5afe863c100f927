import { and, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { type Family, studentView } from '../../classes/module.ts';

/** Those of these people in a talk who are children of other families, by their accounts. */
export async function foreignChildren(
  db: Db,
  { students }: Pick<Family, 'students'>,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!memberIds.length) return new Set();
  const own = students.map(({ id }) => id);
  const rows = await db
    .select({ userId: studentView.userId })
    .from(studentView)
    .where(and(inArray(studentView.userId, [...new Set(memberIds)]), notInArray(studentView.id, own)));
  return new Set(rows.flatMap(({ userId }) => userId ?? []));
}
