import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import type { Db, Tx } from '../../core/database/database.ts';
import { guardianQueries, type Recipient } from '../classes/module.ts';
import { lessonAbsenceQueries } from './absences/lesson-absences.queries.ts';
import { lessonDeskQueries } from './desk/lesson-desk.queries.ts';
import { waitIn } from './desk/lesson-presence.ts';
import { lessonQueries, type NamedLesson } from './lessons.queries.ts';
import { rosterQueries } from './roster/roster.queries.ts';

/** What a room has to know of its lesson. */
export interface RoomLesson extends Pick<
  NamedLesson,
  | 'id'
  | 'teacherId'
  | 'classId'
  | 'title'
  | 'className'
  | 'no'
  | 'startAt'
  | 'endAt'
  | 'startedAt'
  | 'endedAt'
  | 'status'
  | 'mode'
> {
  readonly teacherName: string;
  /** Where it is held instead of the portal's room. */
  readonly meetingUrl: string | null;
  readonly students: readonly { readonly id: string; readonly name: string }[];
}

/** Lessons as their rooms see them. */
export interface RoomLessons {
  byId(id: string): Promise<RoomLesson | undefined>;
  /** How long its teacher has waited for students. */
  waitOf(lesson: RoomLesson, now: Date): Promise<LessonWait>;
  /** Students of whom their families have said that they cannot come. */
  absentIds(lessonId: string): Promise<ReadonlySet<string>>;
  /** Guardians of these students whom a mail can reach. */
  guardiansOf(studentIds: readonly string[]): Promise<Recipient[]>;
}

interface Accounts {
  getUser(on: Db | Tx, id: string): Promise<{ readonly name: string } | undefined>;
}

export const roomLessons = (db: Db, accounts: Accounts): RoomLessons => ({
  async byId(id) {
    const lesson = await lessonQueries(db).byId(id);
    if (!lesson) return undefined;
    const [students, meetingUrl, teacher] = await Promise.all([
      rosterQueries(db).ofLesson(lesson),
      lessonDeskQueries(db).meetingUrlOf(lesson.classId),
      accounts.getUser(db, lesson.teacherId),
    ]);
    return { ...lesson, students, meetingUrl, teacherName: teacher?.name ?? '' };
  },
  waitOf: async (lesson, now) => (await waitIn(db, lesson, now)).wait,
  absentIds: async (lessonId) => new Set((await lessonAbsenceQueries(db).of(lessonId)).keys()),
  guardiansOf: (studentIds) => guardianQueries(db).recipientsOf(studentIds),
});
