import type { Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { ModuleDeps } from '../../core/module.ts';
import { findTeacher, type TeacherAccounts } from '../../core/teacher.ts';
import {
  type AccountedStudent,
  type FamilyLetter,
  familyPaths,
  familyQueries,
  writeToFamilies,
} from '../classes/module.ts';
import type { NotificationsModule, ZonedNotice } from '../notifications/module.ts';
import { lessonTimes, lockSchedule, TimeTaken } from '../schedule/module.ts';
import type { LessonTasks } from './lesson-ports.ts';
import { lessonsOn } from './lessons-on-schedule.ts';
import { lessonQueries, type NamedLesson } from './lessons.queries.ts';
import { mayEnd, type MoveEnd, type MoveSide } from './moves/lesson-move-rules.ts';
import { lessonMoveQueries, type NamedMove } from './moves/lesson-moves.queries.ts';

export interface LessonDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'events'> {
  readonly notify: NotificationsModule['notify'];
  readonly answered: NotificationsModule['answered'];
  readonly mail: NotificationsModule['mail'];
  readonly accounts: TeacherAccounts;
  readonly tasks: LessonTasks;
}

/** What a change of one teacher's lessons works with; everything is of one transaction. */
export interface LessonChange {
  readonly tx: Tx;
  readonly now: Date;
  readonly teacherId: string;
  readonly lessons: ReturnType<typeof lessonQueries>;
  readonly moves: ReturnType<typeof lessonMoveQueries>;
  /** A notice to these users, each in her own zone. */
  notify(userIds: readonly string[], notice: ZonedNotice): Promise<void>;
  /** The question of a notice needs no answer any more. */
  answered(moveId: string): Promise<void>;
  /** To the guardians of these students, each once, in her language and zone, with her link to the class. */
  write(
    classId: string,
    students: readonly Pick<AccountedStudent, 'id' | 'name'>[],
    letter: FamilyLetter,
  ): Promise<void>;
  /** To one guardian, about her children in the class. */
  writeTo(classId: string, guardianId: string, letter: FamilyLetter): Promise<void>;
  /** After the commit, open pages of the teacher and of these users read the lesson again. */
  touch(lessonId: string, userIds?: readonly string[]): void;
  /** After the commit, and not without it. */
  afterwards(work: () => void): void;
}

/** Changes a teacher's lessons under her lock, all or nothing. */
export async function changeLessons<T>(
  deps: LessonDeps,
  teacherId: string,
  work: (change: LessonChange) => Promise<T>,
): Promise<T> {
  const { database, clock, realtime, events, notify, answered, mail, accounts, tasks } = deps;
  const touched = new Map<string, { userId: string; id: string }>();
  let works: (() => void)[] = [];
  const attempt = () =>
    database.db.transaction(async (tx) => {
      touched.clear();
      works = [];
      await lockSchedule(tx, teacherId);
      const now = clock.now();
      const done = await work({
        tx,
        now,
        teacherId,
        lessons: lessonQueries(tx),
        moves: lessonMoveQueries(tx),
        async notify(userIds, notice) {
          for (const userId of userIds) {
            const account = await accounts.getUser(tx, userId);
            if (account) await notify(tx, { userId, ...notice(account.timeZone) });
          }
        },
        answered: (moveId) => answered(tx, moveId),
        write: (classId, students, letter) => writeToFamilies({ mail }, tx, { classId, students }, letter),
        async writeTo(classId, guardianId, letter) {
          const found = await familyQueries(tx).recipientOf(classId, guardianId);
          if (!found) return;
          const path = (await familyPaths(tx, classId, [guardianId])).get(guardianId) ?? null;
          await mail(tx, { ...letter(found, found.studentNames), path });
        },
        touch(id, userIds = []) {
          for (const userId of [teacherId, ...userIds]) touched.set(`${userId} ${id}`, { userId, id });
        },
        afterwards: (after) => void works.push(after),
      });
      await tasks.follow(tx, teacherId, [...new Set([...touched.values()].map(({ id }) => id))], now);
      return done;
    });
  // Who writes without the lock is seen by the database alone: a second look finds what stands there, and says so.
  const again = (error: unknown) => (isOverlap(error) ? attempt() : Promise.reject(error));
  const result = await attempt()
    .catch(again)
    .catch((error: unknown) => refusal(deps, teacherId, error));
  for (const after of works) after();
  for (const { userId, id } of touched.values()) realtime.tell(userId, 'lesson.changed', { id });
  for (const lessonId of new Set([...touched.values()].map(({ id }) => id)))
    events.emit('lesson.changed', { lessonId });
  return result;
}

/** Two lessons of one teacher would overlap: the database has the last word about it. */
const isOverlap = (error: unknown): boolean =>
  ((error as Error).cause as { code?: string } | undefined)?.code === '23P01';

async function refusal(
  { database: { db }, clock, accounts }: LessonDeps,
  teacherId: string,
  error: unknown,
): Promise<never> {
  if (isOverlap(error)) throw new DomainError('SCHEDULE_OVERLAP');
  if (!(error instanceof TimeTaken)) throw error;
  const teacher = await findTeacher(db, accounts)(teacherId);
  throw await lessonTimes(db, clock, teacher, lessonsOn).explain(error.taken);
}

/** The lesson, when it is this teacher's; anybody else's looks like none. */
export async function ownLesson({ lessons, teacherId }: LessonChange, id: string): Promise<NamedLesson> {
  const found = await lessons.byId(id);
  if (found?.teacherId !== teacherId) throw new DomainError('NOT_FOUND');
  return found;
}

export async function ownMove({ moves, teacherId }: LessonChange, id: string): Promise<NamedMove> {
  const found = await moves.byId(id);
  if (found?.teacherId !== teacherId) throw new DomainError('NOT_FOUND');
  return found;
}

type Ending = { to: MoveEnd; by: MoveSide | 'CLOCK'; note?: string } | { to: 'WITHDRAWN'; by: MoveSide; for: 'LESSON' };

/** Ends a proposal by the table of allowed steps, with its row of history; the answer is the proposal as it is now. */
export async function endMove(
  { moves, now, answered }: LessonChange,
  move: NamedMove,
  ending: Ending,
): Promise<NamedMove> {
  const { to, by } = ending;
  const actor = by === 'CLOCK' ? by : 'for' in ending ? ending.for : by === move.proposedBy ? 'AUTHOR' : 'OTHER_SIDE';
  if (!mayEnd(move, to, actor, now) || !(await moves.end(move.id, to, now))) throw new DomainError('WRONG_STATE');
  const note = 'note' in ending ? ending.note : '';
  const { lessonId, id: moveId, shortNotice } = move;
  await answered(moveId);
  await moves.record([{ lessonId, moveId, kind: to, actor: by, shortNotice, note, at: now }]);
  return { ...move, status: to, answeredAt: to === 'ACCEPTED' || to === 'DECLINED' ? now : null };
}
