import { millisecondsInDay } from 'date-fns/constants';
import { DomainError } from '../../../core/domain-error.ts';
import { evidence } from '../evidence/evidence.ts';
import { changeLessons, type LessonChange, ownLesson } from '../lesson-changes.ts';
import { lessonQueries, type NamedLesson } from '../lessons.queries.ts';
import { diaryQueries } from './diary.queries.ts';
import type { LessonDeskDeps } from './lesson-desk-deps.ts';
import { type Actor, takeStep } from './lesson-steps.ts';

/** How long a lesson can be questioned after its note, and anew after a question about it was answered. */
export const CONFIRM_WITHIN_MS = millisecondsInDay;

const CONFIRMED_BY = { GUARDIAN: 'GUARDIAN', STAFF: 'STAFF', CLOCK: 'AUTO', TEACHER: undefined } as const;

/** Confirms a lesson, after which it counts and is paid for: by all guardians who have read the note, by the team, or by the clock. */
export async function confirmIn(
  { questioned, income, realtime }: Pick<LessonDeskDeps, 'questioned' | 'income' | 'realtime'>,
  on: LessonChange,
  lesson: NamedLesson,
  by: Actor,
): Promise<void> {
  const { tx, now } = on;
  const { id, held } = lesson;
  const confirmedBy = CONFIRMED_BY[by.actor];
  if (!confirmedBy) throw new DomainError('NOT_FOUND');
  // What somebody asked about is not for others to decide; silence counts again from a day after the answer.
  const since = by.actor === 'CLOCK' ? new Date(now.getTime() - CONFIRM_WITHIN_MS) : now;
  if (by.actor !== 'STAFF' && (await questioned(tx, since)).includes(id)) throw new DomainError('WRONG_STATE');
  await takeStep(on, lesson, { event: 'CONFIRM', by });
  // One that was not held has no note to confirm: its time to be questioned runs from its end.
  if (held && !(await diaryQueries(tx).confirm(id, confirmedBy, now))) throw new DomainError('WRONG_STATE');
  if (!held && by.actor === 'GUARDIAN') throw new DomainError('WRONG_STATE');
  const data = { by: confirmedBy };
  if (await income.confirmed(tx, { id, by: confirmedBy, at: now }))
    on.afterwards(() => realtime.tell(lesson.teacherId, 'wallet.changed', {}));
  await evidence.append(tx, id, { kind: 'CONFIRMED', actor: by.name, actorId: by.id, at: now, data });
  on.touch(id, await on.lessons.studentAccountsOf(lesson));
}

/** The same for whoever comes with the id alone. */
export function confirmLesson(deps: LessonDeskDeps) {
  return async (id: string, by: Actor): Promise<void> => {
    const found = await lessonQueries(deps.database.db).byId(id);
    if (!found) throw new DomainError('NOT_FOUND');
    await changeLessons(deps, found.teacherId, async (on) => confirmIn(deps, on, await ownLesson(on, id), by));
  };
}
