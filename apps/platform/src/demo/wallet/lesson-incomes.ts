import type { Tenant } from '@portal/domain/tenant/tenant';
import type { teachingClass } from '../../modules/classes/classes.tables.ts';
import type { courseRevision } from '../../modules/courses/courses.tables.ts';
import type { lessonHistory } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import { type EarningLesson, type Reckoned, reckonIncome } from '../../modules/wallet/module.ts';
import type { EnrollmentRow, LessonRow } from '../lessons/lesson-rows.ts';

type ClassRow = typeof teachingClass.$inferInsert;
type Actor = (typeof lessonHistory.$inferInsert)['actor'];

/** What of the demo decides what its lessons earn. */
export interface EarningGround {
  readonly lessons: readonly LessonRow[];
  readonly classes: readonly ClassRow[];
  readonly courseRevisions: readonly (typeof courseRevision.$inferInsert)[];
  readonly enrollments: readonly EnrollmentRow[];
  readonly students: readonly { readonly id: string; readonly name: string }[];
  readonly lessonHistory: readonly (typeof lessonHistory.$inferInsert)[];
}

export interface DemoIncome {
  readonly lesson: EarningLesson;
  readonly reckoned: Reckoned;
  readonly confirmedAt: Date;
  readonly confirmedBy: 'GUARDIAN' | 'STAFF' | 'AUTO';
}

const CONFIRMED_BY: Partial<Record<Actor, DemoIncome['confirmedBy']>> = { GUARDIAN: 'GUARDIAN', STAFF: 'STAFF' };

/** The package that a class was made from: the one for all of its lessons. */
export function packageOf({ lessonTotal }: ClassRow, revision: EarningGround['courseRevisions'][number] | undefined) {
  const sold = (revision?.content.packages ?? []).filter(({ fee }) => fee !== null);
  return (sold.find(({ lessonCount }) => lessonCount === lessonTotal) ?? sold[0])?.id ?? null;
}

/** What every confirmed lesson earned by the rule of the platform, in the order in which they were confirmed. */
export function buildLessonIncomes(ground: EarningGround, policy: Tenant['feePolicy']): DemoIncome[] {
  const classes = new Map(ground.classes.map((row) => [row.id, row]));
  const names = new Map(ground.students.map(({ id, name }) => [id, name]));
  const takers = Map.groupBy(
    ground.enrollments.filter(({ trialLessonId }) => !trialLessonId),
    ({ classId }) => classId,
  );
  const confirmations = new Map(
    ground.lessonHistory.flatMap((step) => (step.event === 'CONFIRM' ? [[step.lessonId, step] as const] : [])),
  );
  return ground.lessons
    .flatMap((lesson) => {
      const of = classes.get(lesson.classId)!;
      const step = confirmations.get(lesson.id);
      if (lesson.status !== 'FINISHED' || !step) return [];
      const earning: EarningLesson = {
        id: lesson.id,
        teacherId: lesson.teacherId,
        classId: of.id,
        className: of.name,
        no: lesson.no,
        title: lesson.title,
        startAt: lesson.startAt,
        endAt: lesson.endAt,
        endedAt: lesson.endedAt ?? null,
        status: 'FINISHED',
        held: lesson.held ?? null,
        noShow: lesson.noShow ?? false,
        isTrial: lesson.isTrial ?? false,
        price: priceOf(of, ground.courseRevisions),
        note: null,
        students: (takers.get(of.id) ?? [])
          .filter((taker) => takes(taker, lesson))
          .map(({ studentId: id }) => ({ id, name: names.get(id) ?? '' })),
      };
      const confirmedBy = CONFIRMED_BY[step.actor] ?? 'AUTO';
      return [{ lesson: earning, reckoned: reckonIncome(earning, policy, 0), confirmedAt: step.at, confirmedBy }];
    })
    .toSorted((one, other) => one.confirmedAt.getTime() - other.confirmedAt.getTime());
}

const takes = ({ takesFrom, endedAt }: EnrollmentRow, { startAt }: LessonRow): boolean =>
  (!endedAt || endedAt > startAt) && (!takesFrom || takesFrom <= startAt);

function priceOf({ courseId, revisionNo, packageId }: ClassRow, revisions: EarningGround['courseRevisions']) {
  const content = revisions.find((row) => row.courseId === courseId && row.no === revisionNo)?.content;
  const found = content?.packages.find(({ id }) => id === packageId);
  if (!found?.fee || !found.lessonCount || !content?.classDurationMinutes) return null;
  return {
    packageName: found.name,
    packageFee: found.fee,
    lessonCount: found.lessonCount,
    packageMinutes: content.classDurationMinutes,
  };
}
