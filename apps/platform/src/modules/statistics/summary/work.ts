import type { ClassWork, Work } from '@portal/domain/statistics/statistics';
import type { ClassSums, ImportedMonth } from './summary.queries.ts';

const SECONDS_A_MINUTE = 60;
const minutes = (seconds: number) => Math.round(seconds / SECONDS_A_MINUTE);

type Worked = ClassWork & Work;

/**
 * What counts into the wage of each class, which takes its income by the lesson. Of lessons whose income came as a sum of their month
 * no hour counts. What was graded and wrapped up belongs to a class and a day and to no lesson: where a class had such a lesson in a
 * month, none of that month's counts. What belongs to no class, as those sums do, took no time here.
 */
const workedIn = (classes: readonly ClassSums[], imported: readonly ImportedMonth[]): Worked[] =>
  classes
    .filter(({ className }) => className !== null)
    .map((one) => {
      const months = imported.filter(({ classId }) => classId === one.classId);
      const grading = months.reduce((sum, { gradingSeconds }) => sum + gradingSeconds, 0);
      const wrapUp = months.reduce((sum, { wrapUpSeconds }) => sum + wrapUpSeconds, 0);
      return {
        classId: one.classId,
        className: one.className!,
        lessonCount: one.lessonsHeld - one.importedLessons,
        net: one.net,
        lessonMinutes: one.minutes - one.importedMinutes,
        gradingMinutes: minutes(one.gradingSeconds - grading),
        wrapUpMinutes: minutes(one.wrapUpSeconds - wrapUp),
        importedMinutes: one.importedMinutes + minutes(grading) + minutes(wrapUp),
      };
    });

const hasWork = (work: ClassWork) =>
  work.net > 0 || work.lessonMinutes > 0 || work.gradingMinutes > 0 || work.wrapUpMinutes > 0;

/** Where the time of each class went, what brought most first; a class of which nothing counts is missing. */
export const classWorkOf = (classes: readonly ClassSums[], imported: readonly ImportedMonth[]): ClassWork[] =>
  workedIn(classes, imported)
    .map(({ importedMinutes: _, ...one }) => one)
    .filter(hasWork)
    .toSorted((one, other) => other.net - one.net || (one.classId < other.classId ? -1 : 1));

/** All classes together: the sum of what is shown of each, and of what is left out. */
export const allWorkOf = (classes: readonly ClassSums[], imported: readonly ImportedMonth[]): Work =>
  workedIn(classes, imported).reduce<Work>(
    (sum, one) => ({
      net: sum.net + one.net,
      lessonMinutes: sum.lessonMinutes + one.lessonMinutes,
      gradingMinutes: sum.gradingMinutes + one.gradingMinutes,
      wrapUpMinutes: sum.wrapUpMinutes + one.wrapUpMinutes,
      importedMinutes: sum.importedMinutes + one.importedMinutes,
    }),
    { net: 0, lessonMinutes: 0, gradingMinutes: 0, wrapUpMinutes: 0, importedMinutes: 0 },
  );
