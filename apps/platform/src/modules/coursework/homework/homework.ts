import { randomUUID } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { homeworkTitle } from '@portal/domain/coursework/assignment';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { NamedLesson } from '../../lessons/module.ts';
import { announce } from '../assignments/announce.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import { assignmentQueries } from '../assignments/assignments.queries.ts';
import { isCanceled, nextLessonStart } from './homework.queries.ts';

const WEEK_MS = 7 * millisecondsInDay;

/** Until when homework is due where nothing else is said: until the next lesson, else for seven days. */
export async function homeworkDue(on: Db | Tx, classId: string, now: Date): Promise<Date> {
  const next = await nextLessonStart(on, classId, now);
  return next ?? new Date(Math.floor(now.getTime() / millisecondsInHour) * millisecondsInHour + WEEK_MS);
}

interface Homework {
  readonly lesson: NamedLesson;
  readonly homework: string;
  readonly dueAt: Date | null;
}

/**
 * Makes an assignment of the homework of a lesson, which its class sees at once; the id, or null where nobody is left to do it:
 * after a trial and in a class that ended before its time the note alone tells of it.
 */
export async function giveHomework(
  deps: Pick<AssignmentDeps, 'notify' | 'mail' | 'accounts' | 'tasks'>,
  tx: Tx,
  { lesson: { id: lessonId, classId, teacherId, no, isTrial, className }, homework, dueAt }: Homework,
  now: Date,
): Promise<string | null> {
  if (homework.trim() === '' || isTrial) return null;
  if (await isCanceled(tx, classId)) return null;
  if (dueAt && dueAt <= now)
    throw new DomainError('DATE_PAST', { fields: { 'diary.homeworkDueAt': '마감은 지금보다 뒤여야 해요.' } });
  const row = await assignmentQueries(tx).insert({
    id: `asg_${randomUUID()}`,
    classId,
    teacherId,
    lessonId,
    title: homeworkTitle(no),
    content: homework.trim(),
    displayAt: now,
    deadlineAt: dueAt ?? (await homeworkDue(tx, classId, now)),
    publishedAt: now,
    createdAt: now,
    downloadAllowed: true,
    lateAllowed: true,
  });
  await announce(deps, tx, { ...row, className, isCanceled: false }, now);
  await deps.tasks.followAssignment(tx, row);
  return row.id;
}
