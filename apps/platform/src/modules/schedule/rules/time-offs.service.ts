import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { AnswerOf, BodyOf } from '@portal/domain/contract/endpoint';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { TimeOff } from '@portal/domain/schedule/time-off';
import type { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Clock } from '../../../core/clock.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { asTimeSpan, lengthOf, overlaps, type Span } from '../../../core/days/span.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { timeOffOf, type TimeOffRow } from '../calendar/calendar.queries.ts';
import type { LessonsOn } from '../lessons-on-schedule.ts';
import { lockSchedule } from '../teacher-lock.queries.ts';
import { timeOffQueries } from './time-offs.queries.ts';

type NewTimeOff = BodyOf<typeof timeOffsContract.createTimeOff>;
type MadeTimeOff = AnswerOf<typeof timeOffsContract.createTimeOff>;
type Queries = ReturnType<typeof timeOffQueries>;

/** Stretches in which nobody can book. */
export function timeOffService(db: Db, clock: Clock, lessonsOn: LessonsOn) {
  /** Those that are still to be held. */
  async function lessonsInside(tx: Tx, teacherId: string, span: Span): Promise<Lesson[]> {
    const lessons = await lessonsOn(tx).lessonsIn(teacherId, span);
    return lessons.filter(({ status }) => status === 'UPCOMING' || status === 'IN_PROGRESS');
  }

  return {
    async list(teacherId: string): Promise<TimeOff[]> {
      return (await timeOffQueries(db, teacherId).notOver(clock.now())).map(timeOffOf);
    },

    /**
     * The same client id twice gives what the first call made. Lessons inside stay as they are; unless the caller says that she
     * knows, they refuse it (LESSONS_INSIDE).
     */
    create: (teacherId: string, { clientId, keepLessons, ...wanted }: NewTimeOff): Promise<MadeTimeOff> =>
      db.transaction(async (tx) => {
        await lockSchedule(tx, teacherId);
        const queries = timeOffQueries(tx, teacherId);
        const made = await queries.byClientId(clientId);
        if (made) return answerOf(made, await lessonsInside(tx, teacherId, { from: made.startAt, to: made.endAt }));
        const now = clock.now();
        const span = {
          from: new Date(wanted.startAt),
          to: new Date(wanted.endAt),
        };
        refuseWrong(span, now);
        await refuseOverlap(queries, span, now);
        if ((await queries.countNotOver(now)) >= LIMITS.timeOffsMax)
          throw new DomainError('LIMIT_REACHED', { values: { n: LIMITS.timeOffsMax } });
        const lessons = await lessonsInside(tx, teacherId, span);
        if (lessons.length && !keepLessons) throw new DomainError('LESSONS_INSIDE', { values: { n: lessons.length } });
        const row = await queries.insert({
          id: `off_${randomUUID()}`,
          clientId,
          startAt: span.from,
          endAt: span.to,
          reason: wanted.reason,
          publicReason: wanted.publicReason?.trim() ? wanted.publicReason : null,
        });
        return answerOf(row, lessons);
      }),

    async remove(teacherId: string, id: string): Promise<void> {
      if (!(await timeOffQueries(db, teacherId).remove(id))) throw new DomainError('NOT_FOUND');
    },
  };
}

const answerOf = (row: TimeOffRow, affectedLessons: Lesson[]): MadeTimeOff => ({
  timeOff: timeOffOf(row),
  affectedLessons,
});

function refuseWrong(span: Span, now: Date): void {
  const length = lengthOf(span);
  const fields = {
    ...(length > 0 ? {} : { endAt: '시작보다 늦어야 해요.' }),
    ...(length > LIMITS.timeOffDays * millisecondsInDay
      ? { endAt: `${LIMITS.timeOffDays}일까지 정할 수 있어요.` }
      : {}),
  };
  if (Object.keys(fields).length) throw new DomainError('VALIDATION', { fields });
  if (span.to <= now) throw new DomainError('DATE_PAST');
}

/** Names the time off that stands there; it fits as long right before or right after. */
async function refuseOverlap(queries: Queries, wanted: Span, now: Date): Promise<void> {
  const [other] = await queries.touching(wanted);
  if (!other) return;
  const length = lengthOf(wanted);
  const standing = (await queries.notOver(now)).map(({ startAt, endAt }) => ({ from: startAt, to: endAt }));
  const beside = standing.flatMap(({ from, to }) => [
    { from: new Date(from.getTime() - length), to: from },
    { from: to, to: new Date(to.getTime() + length) },
  ]);
  const distance = ({ from }: Span) => Math.abs(from.getTime() - wanted.from.getTime());
  const fitting = beside.filter((span) => span.from >= now && !standing.some((off) => overlaps(span, off)));
  const alternatives = fitting.toSorted((one, two) => distance(one) - distance(two)).slice(0, 3);
  throw new DomainError('SCHEDULE_OVERLAP', {
    conflict: {
      wanted: asTimeSpan(wanted),
      other: {
        kind: 'TIME_OFF',
        id: other.id,
        title: other.reason,
        startAt: other.startAt.toISOString(),
        endAt: other.endAt.toISOString(),
      },
      alternatives: alternatives.map(asTimeSpan),
    },
  });
}
