import { millisecondsInMinute } from 'date-fns/constants';
import { LESSON_EXTENSIONS } from '@portal/domain/lessons/lesson-transitions';
import type { Clock } from '../../../core/clock.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { openTimes } from '../../schedule/module.ts';
import { lessonsOn } from '../lessons-on-schedule.ts';
import type { NamedLesson } from '../lessons.queries.ts';
import { LONGEST_LESSON_MS } from '../shown-lessons.queries.ts';

/** By how many minutes a running lesson can be made longer before it meets what the teacher has next. */
export async function freeMinutesAfter(
  db: Db | Tx,
  clock: Clock,
  teacher: Pick<Teacher, 'id' | 'timeZone'>,
  { status, startAt, endAt }: NamedLesson,
): Promise<(typeof LESSON_EXTENSIONS)[number][]> {
  if (status !== 'IN_PROGRESS') return [];
  const longer = LESSON_EXTENSIONS.map((minutes) => ({
    from: endAt,
    to: new Date(endAt.getTime() + minutes * millisecondsInMinute),
  }));
  const conflicts = await openTimes(db, clock, lessonsOn).conflictsOf(teacher, longer);
  const last = startAt.getTime() + LONGEST_LESSON_MS;
  return LESSON_EXTENSIONS.filter((_, at) => !conflicts[at] && longer[at]!.to.getTime() <= last);
}

/** What an overlap is called where a lesson becomes longer. */
export function refuseOverlap(error: unknown): never {
  throw error instanceof DomainError && error.code === 'SCHEDULE_OVERLAP' ? new DomainError('NEXT_SLOT_BUSY') : error;
}
