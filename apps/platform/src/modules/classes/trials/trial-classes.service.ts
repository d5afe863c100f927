import { randomUUID } from 'node:crypto';
import { trialClassName } from '@portal/domain/classes/trial-class';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { dayOf } from '@portal/domain/time/day';
import type { Span } from '../../../core/days/span.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { keepClassChat } from '../chat/class-chat.ts';
import type { ClassDeps } from '../class-deps.ts';
import type { ClassChange } from '../class-ports.ts';
import { classQueries } from '../classes.queries.ts';
import { enrollmentQueries, type Newcomer } from '../enrollments/enrollments.queries.ts';
import { familyPaths } from '../families/family-links.service.ts';
import { trialBookedLetter } from './trial-letters.ts';
import { trialBooked } from './trial-notices.ts';

/** A lesson that a family tries, of a course that is on sale. */
export interface NewTrial {
  /** No other class of this teacher's has it. */
  readonly clientId: string;
  readonly course: {
    readonly id: string;
    readonly revisionNo: number;
    readonly packageId: string;
    readonly title: string;
    readonly mode: Lesson['mode'];
  };
  readonly time: Span;
  readonly newcomer: Omit<Newcomer, 'classId'>;
}

const LESSON_TITLE = '체험 수업';

/**
 * Makes the class of a trial with its one lesson, and lets the family in. The caller has asked whether the time is free; the answer is
 * the family's way to the class.
 */
export async function bookTrial(
  deps: Pick<ClassDeps, 'chat' | 'accounts'>,
  change: ClassChange,
  teacher: Teacher & { readonly name: string },
  { clientId, course, time, newcomer }: NewTrial,
): Promise<string> {
  const { tx, now } = change;
  const id = `cls_${randomUUID()}`;
  const lessonId = `les_${randomUUID()}`;
  const made = {
    studentId: `stu_${randomUUID()}`,
    guardianId: `grd_${randomUUID()}`,
    enrollmentId: `enr_${randomUUID()}`,
    lessonsBought: 1,
    trialLessonId: lessonId,
  };
  const { mode } = course;
  const name = trialClassName(course.title);
  const day = dayOf(time.from, teacher.timeZone);
  await classQueries(tx).insert({
    id,
    clientId,
    teacherId: teacher.id,
    courseId: course.id,
    revisionNo: course.revisionNo,
    packageId: course.packageId,
    name,
    mode,
    isTrial: true,
    progress: 'UPCOMING',
    lessonTotal: 1,
    capacity: 1,
    startDate: day,
    endDate: day,
  });
  const lesson = { id: lessonId, classId: id, teacherId: teacher.id, no: 1, title: LESSON_TITLE, programmeNo: null };
  await change.addLessons([{ ...lesson, mode, place: null, startAt: time.from, endAt: time.to, isTrial: true }]);
  await enrollmentQueries(tx).enrol({ ...newcomer, classId: id }, made, now);
  await classQueries(tx).record({ classId: id, event: 'CREATE', toProgress: 'UPCOMING', actor: 'FAMILY', at: now });
  await keepClassChat(deps, tx, { id, teacherId: teacher.id, name });
  change.touch(lessonId);
  await change.notify(
    [teacher.id],
    trialBooked({ id: lessonId, classId: id, className: name, startAt: time.from }, newcomer),
  );
  const letter = trialBookedLetter({ ...course, teacher, startAt: time.from });
  await change.write(id, [{ id: made.studentId, name: newcomer.studentName }], letter);
  return (await familyPaths(tx, id, [made.guardianId])).get(made.guardianId)!;
}

/** The family has cancelled its lesson: the class that was made for it goes with it, any other class goes on. */
export async function cancelTrialClass(
  { tx, now, teacherId }: Pick<ClassChange, 'tx' | 'now'> & { readonly teacherId: string },
  id: string,
  reason: string,
): Promise<void> {
  const classes = classQueries(tx);
  const found = await classes.own(teacherId, id);
  if (!found?.isTrial || !(await classes.change(found, { canceledAt: now, cancelReason: reason }))) return;
  await classes.cancelEnrollments(id);
  const { progress } = found;
  const step = { classId: id, fromProgress: progress, toProgress: progress, actor: 'FAMILY', at: now } as const;
  await classes.record({ ...step, event: 'CANCEL', note: reason });
}
