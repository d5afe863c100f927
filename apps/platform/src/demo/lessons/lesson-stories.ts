import type { evidenceChain } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import { EMPTY_CHAIN, nextLink } from '../../modules/lessons/module.ts';
import type { EnrollmentRow, LessonRow } from './lesson-rows.ts';
import { type LessonStory, lessonStory } from './lesson-story.ts';
import type { Pupil } from './lesson-visit.ts';

/** How the lessons that have begun were held: who came, what was written about it, and what proves it (W1, W3). */
export function buildLessonStories(
  lessons: readonly LessonRow[],
  { enrollments, students }: { enrollments: readonly EnrollmentRow[]; students: readonly Pupil[] },
  now: Date,
) {
  const pupils = new Map(students.map((student) => [student.id, student]));
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
  const begun = new Map(stories.map(({ lesson }) => [lesson.id, lesson]));
  return {
    lessons: lessons.map((lesson) => begun.get(lesson.id) ?? lesson),
    attendance: stories.flatMap((story) => story.attendance),
    lessonDiaries: stories.flatMap(({ diary }) => diary ?? []),
    lessonHistory: stories.flatMap(({ history }) => history),
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
