import { createHash } from 'node:crypto';
import { subDays } from 'date-fns/subDays';
import { isAhead, isUnderWay } from '@portal/domain/lessons/programme-stand';
import { EXTRA_LESSONS_MAX, type ProgrammeRest } from '@portal/domain/lessons/programmes.contract';
import { addDays, dayOf, instantOf, minuteOf } from '@portal/domain/time/day';
import type { Clock } from '../../../core/clock.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { asTimeSpan, lengthOf, type Span } from '../../../core/days/span.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { openTimes, spanOf } from '../../schedule/module.ts';
import { lessonsOn } from '../lessons-on-schedule.ts';
import type { ClassProgramme, ProgrammeLesson } from './programmes.queries.ts';

const WEEKS_LOOKED_AT = 6;

/** The lessons that can be given other steps, in order. */
export const aheadOf = ({ lessons }: Pick<ClassProgramme, 'lessons'>, now: Date): ProgrammeLesson[] =>
  lessons.filter((lesson) => isAhead(lesson, now));

/** What is to be laid on them: neither covered nor being taught in this moment. */
export function openSteps({ programme, lessons }: ClassProgramme, now: Date): number[] {
  const taught = new Set(lessons.filter((lesson) => isUnderWay(lesson, now)).flatMap(({ nos }) => nos));
  return programme.filter(({ no, coveredAt }) => coveredAt === null && !taught.has(no)).map(({ no }) => no);
}

/** Changes with everything that a plan is made from. */
export function versionOf(of: ClassProgramme, now: Date): string {
  const ahead = aheadOf(of, now).map(({ id, version }) => `${id} ${version}`);
  const steps = of.programme.map(({ no, coveredAt, isLeftOut }) => [no, coveredAt !== null, isLeftOut]);
  return createHash('sha256')
    .update(JSON.stringify([ahead, openSteps(of, now), steps]))
    .digest('hex')
    .slice(0, 16);
}

/** How many lessons the families have paid and that neither were nor will be held. */
export function extraRoomOf({ lessons }: ClassProgramme, lessonTotal: number): number {
  const standing = lessons.filter(({ status, held }) => status !== 'CANCELED' && held !== false);
  return Math.min(EXTRA_LESSONS_MAX, Math.max(0, lessonTotal - standing.length));
}

/** Times for extra lessons: those of the last week, in the weeks after it, where nothing stands. */
async function extraTimes(on: Db | Tx, clock: Clock, teacher: Teacher, lessons: readonly ProgrammeLesson[]) {
  const { timeZone } = teacher;
  const standing = lessons.filter(({ status }) => status !== 'CANCELED');
  const last = standing.at(-1);
  if (!last) return [];
  const week = standing.filter(({ startAt }) => startAt > subDays(last.startAt, 7)).map(spanOf);
  const later = ({ from, to }: Span, weeks: number): Span => {
    const start = instantOf(addDays(dayOf(from, timeZone), 7 * weeks), minuteOf(from, timeZone), timeZone);
    return { from: start, to: new Date(start.getTime() + lengthOf({ from, to })) };
  };
  const wanted = Array.from({ length: WEEKS_LOOKED_AT }, (_, at) => week.map((span) => later(span, at + 1)))
    .flat()
    .filter(({ from }) => from > clock.now());
  const conflicts = await openTimes(on, clock, lessonsOn).conflictsOf(teacher, wanted);
  return wanted.filter((_, at) => !conflicts[at]).slice(0, EXTRA_LESSONS_MAX);
}

interface Asked {
  readonly of: ClassProgramme;
  readonly teacher: Teacher;
  readonly lessonTotal: number;
}

/** What is still to be taught and what is left for it, as a plan is made from it. */
export async function programmeRest(
  on: Db | Tx,
  clock: Clock,
  { of, teacher, lessonTotal }: Asked,
): Promise<ProgrammeRest> {
  const now = clock.now();
  const extraRoom = extraRoomOf(of, lessonTotal);
  const times = extraRoom > 0 ? await extraTimes(on, clock, teacher, of.lessons) : [];
  return {
    version: versionOf(of, now),
    programme: of.programme,
    lessonsBehind: of.lessonsBehind,
    open: openSteps(of, now),
    lessons: aheadOf(of, now).map((lesson) => ({
      ...asTimeSpan(spanOf(lesson)),
      id: lesson.id,
      no: lesson.no,
      title: lesson.title,
      nos: [...lesson.nos],
    })),
    extraRoom,
    extraTimes: times.map(asTimeSpan),
    replan: of.standing && canBeUndone(of, now) ? { id: of.standing.id, at: of.standing.at.toISOString() } : null,
  };
}

/** Nothing that it has planned was held, moved on or planned otherwise since. */
export function canBeUndone({ standing, lessons }: ClassProgramme, now: Date): boolean {
  if (!standing) return false;
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const isAsPlanned = standing.changes.every(({ lessonId, to }) => {
    const lesson = byId.get(lessonId);
    return lesson && isAhead(lesson, now) && lesson.nos.join() === to.nos.join();
  });
  return isAsPlanned && standing.extraLessonIds.every((id) => byId.has(id) && isAhead(byId.get(id)!, now));
}
