import { eq } from 'drizzle-orm';
import type { Db } from '../../../core/database/database.ts';
import { classView, studentCode } from '../../classes/module.ts';
import type { RoomLesson } from '../../lessons/module.ts';
import type { Entrant } from '../live-tickets.ts';

/** What pages bear that somebody looks at in a room: the student's code, or that of the class where it is no student. */
export async function readerCode(
  db: Db,
  { classId }: Pick<RoomLesson, 'classId'>,
  { role, studentId }: Pick<Entrant, 'role' | 'studentId'>,
): Promise<string> {
  const [of] = await db
    .select({ id: classView.id, code: classView.code })
    .from(classView)
    .where(eq(classView.id, classId));
  return role === 'STUDENT' && studentId !== undefined ? studentCode(of!, studentId) : of!.code;
}
