import type { ProgrammeStep } from '../classes/class.ts';
import type { LessonStatus } from './lesson.ts';

/** A lesson of a class as far as its programme goes. */
export interface TaughtLesson {
  readonly title: string;
  /** Of the programme, in its order: what it is planned for. */
  readonly nos: readonly number[];
  readonly startAt: Date;
  readonly endAt: Date;
  readonly status: LessonStatus;
  readonly held: boolean | null;
  /** What its wrap-up says, once that is sent. */
  readonly wrapUp: { readonly coveredNo: number | null } | null;
}

interface Facts {
  /** What its steps are called, by number; a class without a course has no programme but what its lessons are called. */
  readonly names: ReadonlyMap<number, string>;
  /** In the order of time. */
  readonly lessons: readonly TaughtLesson[];
  /** What is not to be taught any more. */
  readonly leftOut: ReadonlySet<number>;
  readonly now: Date;
}

export interface ProgrammeStand {
  readonly programme: ProgrammeStep[];
  /** How many of its steps should have been covered by now and were not. */
  readonly lessonsBehind: number;
}

/** A lesson to which nobody came is over before its end. */
const isMissed = ({ held, status }: TaughtLesson) => held === false && (status === 'DONE' || status === 'FINISHED');

/** It can be given another step: nobody is teaching it, nor about to. */
export const isAhead = ({ status, startAt }: Pick<TaughtLesson, 'status' | 'startAt'>, now: Date): boolean =>
  status === 'UPCOMING' && startAt > now;

/** It is being taught in this moment, or should be: what it is planned for is neither late nor to be planned anew. */
export const isUnderWay = (lesson: Pick<TaughtLesson, 'status' | 'startAt' | 'endAt'>, now: Date): boolean =>
  lesson.status === 'IN_PROGRESS' || (lesson.status === 'UPCOMING' && !isAhead(lesson, now) && lesson.endAt > now);

/**
 * What a lesson has covered: what its wrap-up says, and until that is sent what it was planned for, when it was held. A lesson of
 * several steps has covered them as far as the wrap-up says.
 */
function coveredBy({ nos, status, held, wrapUp }: TaughtLesson): readonly number[] {
  if (status !== 'DONE' && status !== 'FINISHED') return [];
  if (!wrapUp) return held ? nos : [];
  const { coveredNo } = wrapUp;
  if (coveredNo === null) return [];
  return nos.includes(coveredNo) ? nos.slice(0, nos.indexOf(coveredNo) + 1) : [coveredNo];
}

/** The programme of a class against what was really taught: the one place that says by how much it is behind (CLS-1). */
export function programmeStand({ names: given, lessons, leftOut, now }: Facts): ProgrammeStand {
  const names = new Map(given);
  const planned = new Map<number, TaughtLesson>();
  const covered = new Map<number, Date>();
  const isOpen = (lesson: TaughtLesson) => isAhead(lesson, now) || isUnderWay(lesson, now);
  for (const lesson of lessons) {
    for (const no of lesson.nos) {
      if (!names.has(no)) names.set(no, lesson.title);
      const before = planned.get(no);
      // What was planned anew is planned for the lesson that is still to come, or is being taught.
      if (!before || (!isOpen(before) && isOpen(lesson))) planned.set(no, lesson);
    }
    for (const no of coveredBy(lesson)) if (!covered.has(no)) covered.set(no, lesson.startAt);
  }
  const isDue = (lesson: TaughtLesson) => !isOpen(lesson) && (lesson.endAt <= now || isMissed(lesson));
  return {
    programme: [...names]
      .sort(([one], [other]) => one - other)
      .map(([no, title]) => {
        const lesson = planned.get(no);
        return {
          no,
          title,
          plannedAt: lesson?.startAt.toISOString() ?? null,
          coveredAt: covered.get(no)?.toISOString() ?? null,
          isMissed: lesson !== undefined && isMissed(lesson),
          isLeftOut: leftOut.has(no) && !covered.has(no),
        };
      }),
    lessonsBehind: [...planned].filter(([no, lesson]) => isDue(lesson) && !covered.has(no) && !leftOut.has(no)).length,
  };
}
