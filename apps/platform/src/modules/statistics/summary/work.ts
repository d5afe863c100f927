import type { ClassWork, Work } from '@portal/domain/statistics/statistics';
import type { ClassSums } from './summary.queries.ts';

const SECONDS_A_MINUTE = 60;
const minutes = (seconds: number) => Math.round(seconds / SECONDS_A_MINUTE);

const workOf = ({ net, minutes: lessonMinutes, gradingSeconds, wrapUpSeconds }: ClassSums): Work => ({
  net,
  lessonMinutes,
  gradingMinutes: minutes(gradingSeconds),
  wrapUpMinutes: minutes(wrapUpSeconds),
});

const hasWork = (work: Work) =>
  work.net > 0 || work.lessonMinutes > 0 || work.gradingMinutes > 0 || work.wrapUpMinutes > 0;

/** Where the time of each class went, what brought most first. What belongs to no class took no time here. */
export const classWorkOf = (classes: readonly ClassSums[]): ClassWork[] =>
  classes
    .filter((one) => one.className !== null)
    .map((one) => ({
      classId: one.classId,
      className: one.className!,
      lessonCount: one.lessonsHeld,
      ...workOf(one),
    }))
    .filter(hasWork)
    .toSorted((one, other) => other.net - one.net || (one.classId < other.classId ? -1 : 1));

/** All classes together: the sum of what is shown of each. */
export const allWorkOf = (classes: readonly ClassWork[]): Work =>
  classes.reduce<Work>(
    (sum, one) => ({
      net: sum.net + one.net,
      lessonMinutes: sum.lessonMinutes + one.lessonMinutes,
      gradingMinutes: sum.gradingMinutes + one.gradingMinutes,
      wrapUpMinutes: sum.wrapUpMinutes + one.wrapUpMinutes,
    }),
    { net: 0, lessonMinutes: 0, gradingMinutes: 0, wrapUpMinutes: 0 },
  );
