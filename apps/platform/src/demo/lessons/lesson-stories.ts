import type { studentGuardian } from '../../modules/classes/classes.tables.ts';
import type { evidenceChain } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import { EMPTY_CHAIN, nextLink } from '../../modules/lessons/module.ts';
import type { EnrollmentRow, LessonRow } from './lesson-rows.ts';
import { type LessonStory, lessonStory } from './lesson-story.ts';
import type { Pupil } from './lesson-visit.ts';

/** How the lessons that have begun were held: who came, what was written about it, and what proves it (W1, W3). */
export function buildLessonStories(
  lessons: readonly LessonRow[],
  {
    enrollments,
    students,
    relations,
  }: {
    enrollments: readonly EnrollmentRow[];
    students: readonly Omit<Pupil, 'guardianId'>[];
    relations: readonly Pick<typeof studentGuardian.$inferInsert, 'studentId' | 'guardianId'>[];
  },
  now: Date,
) {
  const guardians = new Map(relations.map(({ studentId, guardianId }) => [studentId, guardianId]));
  const pupils = new Map(
    students.map((student) => [student.id, { ...student, guardianId: guardians.get(student.id)! }]),
  );
  const takers = Map.groupBy(enrollments, ({ trialLessonId, classId }) => trialLessonId ?? classId);
  const stories = lessons
    .filter(({ status }) => status !== 'UPCOMING' && status !== 'CANCELED')
    .map((lesson) => {
      const roster = takers.get(lesson.isTrial ? lesson.id : lesson.classId) ?? [];
      return lessonStory(
        lesson,
        roster.map(({ studentId }) => pupils.get(studentId)!),
        now,
      );
    });
  const lastNo = new Map<string, number>();
  for (const { classId, no, isTrial } of lessons)
    if (!isTrial) lastNo.set(classId, Math.max(no, lastNo.get(classId) ?? 0));
  const begun = new Map(stories.map(({ lesson }) => [lesson.id, lesson]));
  return {
    lessons: lessons.map((lesson) => begun.get(lesson.id) ?? lesson),
    attendance: stories.flatMap((story) => story.attendance),
    // After the last lesson of a class nothing is left to do.
    lessonDiaries: stories.flatMap(({ diary, lesson }) =>
      diary && lastNo.get(lesson.classId) === lesson.no && !lesson.isTrial
        ? { ...diary, homework: '', nextPlan: '' }
        : (diary ?? []),
    ),
    lessonHistory: stories.flatMap(({ history }) => history),
    lessonConfirmations: stories.flatMap(({ confirmations }) => confirmations),
    // Sealed when its links are there.
    evidenceChains: stories.map(({ lesson: { id, noShow, endedAt } }): typeof evidenceChain.$inferInsert => ({
      lessonId: id,
      sealedAt: (noShow && endedAt) || null,
    })),
    evidenceEvents: stories.flatMap(linksOf),
  };
}

function linksOf({ lesson: { id }, events }: LessonStory) {
  const links: ReturnType<typeof nextLink>[] = [];
  for (const event of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const last = links.at(-1);
    links.push(nextLink(id, last ? { lastSeq: last.seq, lastHash: last.hash } : EMPTY_CHAIN, event));
  }
  return links;
}
