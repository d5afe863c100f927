import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import {
  attendance,
  evidenceChain,
  evidenceEvent,
  lessonDiary,
  lessonHistory,
} from '../../modules/lessons/desk/lesson-desk.tables.ts';
import { lessonConfirmation } from '../../modules/lessons/families/family-answers.tables.ts';
import { lesson } from '../../modules/lessons/lessons.tables.ts';
import { liveBoardPage, liveGuestLink, liveMessage } from '../../modules/live/live.tables.ts';
import type { buildLessonStories } from './lesson-stories.ts';

const AT_ONCE = 1_000;
const GUARDED = [evidenceEvent, evidenceChain];

export async function insertLessonStories(
  db: Db,
  data: Omit<ReturnType<typeof buildLessonStories>, 'lessons'>,
): Promise<void> {
  await db.insert(attendance).values(data.attendance);
  await db.insert(lessonDiary).values(data.lessonDiaries);
  await db.insert(lessonHistory).values(data.lessonHistory);
  // They go with their lessons.
  await db.insert(lessonConfirmation).values(data.lessonConfirmations);
  await db.insert(evidenceChain).values(data.evidenceChains.map(({ lessonId }) => ({ lessonId })));
  for (let from = 0; from < data.evidenceEvents.length; from += AT_ONCE)
    await db.insert(evidenceEvent).values(data.evidenceEvents.slice(from, from + AT_ONCE));
  for (const { lessonId, sealedAt } of data.evidenceChains)
    if (sealedAt) await db.update(evidenceChain).set({ sealedAt }).where(eq(evidenceChain.lessonId, lessonId));
}

export async function removeLessonStories(db: Db, users: string[]): Promise<void> {
  const lessons = db.select({ id: lesson.id }).from(lesson).where(inArray(lesson.teacherId, users));
  await withoutGuard(db, async () => {
    // What was left in their rooms, and the ways into them, go too.
    for (const table of [...GUARDED, attendance, lessonDiary, lessonHistory, liveGuestLink, liveMessage, liveBoardPage])
      await db.delete(table).where(inArray(table.lessonId, lessons));
  });
}

/** Evidence lets nobody delete: its guard steps aside for this work, inside the transaction of the demo. */
export async function withoutGuard(db: Db, work: () => Promise<void>): Promise<void> {
  for (const table of GUARDED) await db.execute(sql`alter table ${table} disable trigger user`);
  await work();
  for (const table of GUARDED) await db.execute(sql`alter table ${table} enable trigger user`);
}

/** What a person did: lessons begin, end and are confirmed by themselves. */
export const lessonPrints = (mine: (column: SQL) => SQL): SQL[] => [
  sql`select 'y' || d.lesson_id || d.version from ${lessonDiary} d join ${lesson} l on l.id = d.lesson_id where ${mine(sql`l.teacher_id`)}`,
  sql`select 'n' || a.lesson_id || a.student_id || a.state || a.note from ${attendance} a join ${lesson} l on l.id = a.lesson_id
      where ${mine(sql`l.teacher_id`)} and a.source = 'MANUAL'`,
];
