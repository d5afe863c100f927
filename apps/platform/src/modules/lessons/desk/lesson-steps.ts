import { formatTime } from '@portal/domain/format/date-time';
import { lessonOpensAt, type LessonEvent, moveLesson } from '@portal/domain/lessons/lesson-transitions';
import { DomainError } from '../../../core/domain-error.ts';
import type { LessonChange } from '../lesson-changes.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import type { lesson } from '../lessons.tables.ts';
import { settleClass } from '../settle/settle-class.ts';
import type { LessonDeskDeps } from './lesson-desk-deps.ts';
import { lessonDeskQueries } from './lesson-desk.queries.ts';

/** Who does something with a lesson. */
export interface Actor {
  readonly actor: 'TEACHER' | 'GUARDIAN' | 'STAFF' | 'CLOCK';
  /** Null and empty for the clock. */
  readonly id: string | null;
  readonly name: string;
}

export const CLOCK: Actor = { actor: 'CLOCK', id: null, name: '' };

/** The teacher with her name and her zone. */
export async function teacherOf({ accounts }: Pick<LessonDeskDeps, 'accounts'>, { tx, teacherId }: LessonChange) {
  const account = await accounts.getUser(tx, teacherId);
  if (!account) throw new Error('A lesson without a teacher');
  return { actor: 'TEACHER', id: teacherId, name: account.name, timeZone: account.timeZone } as const;
}

interface Step {
  readonly event: Exclude<LessonEvent, 'MOVE' | 'CANCEL'>;
  readonly by: Actor & { readonly timeZone?: string };
  /** The one that the caller has seen; without it the newest. */
  readonly version?: number | undefined;
  readonly set?: Partial<Omit<typeof lesson.$inferSelect, 'id' | 'version' | 'status'>>;
}

/** Takes a lesson one step on by the table of its life, with its history and what follows for its class. */
export async function takeStep(
  on: LessonChange,
  lesson: NamedLesson,
  { event, by, version = lesson.version, set = {} }: Step,
): Promise<NamedLesson> {
  const { tx, now } = on;
  const move = moveLesson(lesson, event, now);
  if ('refused' in move) {
    const opens = by.timeZone === undefined ? {} : { values: { t: formatTime(lessonOpensAt(lesson), by.timeZone) } };
    throw new DomainError(move.refused, opens);
  }
  const queries = lessonDeskQueries(tx);
  const row = await queries.step({ ...lesson, version }, { ...set, status: move.to });
  if (!row) throw new DomainError('VERSION_CONFLICT');
  const toStatus = move.to as 'IN_PROGRESS' | 'DONE' | 'FINISHED';
  await queries.record({ lessonId: lesson.id, event, toStatus, actor: by.actor, actorId: by.id, at: now });
  await settleClass(on, lesson.classId);
  return { ...lesson, ...row };
}
