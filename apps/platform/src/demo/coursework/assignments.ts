import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { assignment, submission } from '../../modules/coursework/assignments/assignments.tables.ts';
import type { lessonDiary } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import type { ClassPlan, EnrollmentRow, LessonRow } from '../lessons/lesson-rows.ts';
import { burstTimes, seedOf } from '../notifications/notifications.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { seededRandom } from '../random.ts';
import { HANDED_IN, OWN_ASSIGNMENTS } from './assignment-texts.ts';
import { graded } from './demo-grades.ts';
import { withFileIds } from './hand-in-files.ts';
import { buildTemplates, withTemplate } from './templates.ts';

type AssignmentRow = typeof assignment.$inferInsert;
type SubmissionRow = typeof submission.$inferInsert;
type DiaryRow = typeof lessonDiary.$inferInsert;

const TEACHER = DEMO_ACCOUNTS.math.id;
/** So much homework of lessons is shown; what is older was given before the portal kept it. */
const CLOSED = 32;
const LATE = 2;

interface Around {
  readonly classes: ClassPlan['classes'];
  readonly lessons: readonly LessonRow[];
  readonly enrollments: readonly EnrollmentRow[];
  readonly lessonDiaries: readonly DiaryRow[];
}

/** Assignments of the main teacher in every state, what was handed in, and the diaries whose homework they are (demo-data 4.2). */
export function buildAssignments(now: Date, { classes, lessons, enrollments, lessonDiaries }: Around) {
  const running = classes.filter(
    ({ teacherId, progress, canceledAt }) => teacherId === TEACHER && progress === 'IN_PROGRESS' && !canceledAt,
  );
  const homework = withTemplate(homeworkOf(now, { running, lessons, lessonDiaries }));
  const own = OWN_ASSIGNMENTS.map(({ displayIn, dueIn, isDraft, ...texts }, at): AssignmentRow => {
    const createdAt = new Date(now.getTime() - 3 * millisecondsInDay - at * millisecondsInHour);
    const displayAt = displayIn === null ? null : inDays(now, displayIn);
    return {
      id: `asg-math-own-${at + 1}`,
      classId: running[at % running.length]!.id,
      teacherId: TEACHER,
      ...texts,
      displayAt,
      deadlineAt: inDays(now, dueIn),
      downloadAllowed: true,
      lateAllowed: at % 3 !== 1,
      createdAt,
      publishedAt: isDraft ? null : createdAt,
      announcedAt: displayAt && displayAt <= now ? displayAt : null,
    };
  });
  const given = [...homework, ...own];
  const burst = inBurst(given, enrollments, now);
  const ofBurst = new Set(burst.map(({ id }) => id));
  const others = given.flatMap((row) => handedIn(row, enrollments, now)).filter(({ id }) => !ofBurst.has(id));
  const submissions = graded([...others, ...burst].map(withFileIds), now);
  const firstAt = Map.groupBy(submissions, ({ assignmentId }) => assignmentId);
  const byLesson = new Map(homework.map(({ lessonId, id }) => [lessonId, id]));
  return {
    assignmentTemplates: buildTemplates(now),
    assignments: given.map((row) => ({ ...row, lockedAt: earliest(firstAt.get(row.id)) })),
    assignmentSubmissions: submissions,
    lessonDiaries: lessonDiaries.map((row) => ({ ...row, homeworkAssignmentId: byLesson.get(row.lessonId) ?? null })),
  };
}

const inDays = (now: Date, days: number) =>
  new Date(Math.floor(now.getTime() / millisecondsInHour) * millisecondsInHour + days * millisecondsInDay);

const earliest = (submissions: readonly SubmissionRow[] = []) =>
  submissions.map(({ submittedAt }) => submittedAt).toSorted((a, b) => +a - +b)[0] ?? null;

/** The newest homework of the running classes: what is still due, then some that is taken late, and some that is closed. */
function homeworkOf(
  now: Date,
  { running, lessons, lessonDiaries }: Pick<Around, 'lessons' | 'lessonDiaries'> & { running: ClassPlan['classes'] },
): AssignmentRow[] {
  const byId = new Map(lessons.map((row) => [row.id, row]));
  const isRunning = new Set(running.map(({ id }) => id));
  const given = lessonDiaries
    .filter(({ homework, sentAt }) => homework && sentAt)
    .map((diary) => ({ diary, lesson: byId.get(diary.lessonId)! }))
    .filter(({ lesson }) => isRunning.has(lesson.classId) && !lesson.isTrial)
    .map(({ diary, lesson }): AssignmentRow => {
      const sentAt = diary.sentAt!;
      const next = lessons
        .filter((one) => one.classId === lesson.classId && !one.isTrial && one.startAt > sentAt)
        .toSorted((a, b) => +a.startAt - +b.startAt)[0];
      return {
        id: `asg-${lesson.id}`,
        classId: lesson.classId,
        teacherId: TEACHER,
        lessonId: lesson.id,
        title: `${lesson.no}회차 숙제`,
        content: diary.homework!,
        downloadAllowed: true,
        lateAllowed: true,
        displayAt: sentAt,
        publishedAt: sentAt,
        announcedAt: sentAt,
        createdAt: sentAt,
        deadlineAt: next?.startAt ?? new Date(sentAt.getTime() + 7 * millisecondsInDay),
      };
    })
    .toSorted((a, b) => +b.deadlineAt - +a.deadlineAt);
  const due = given.filter(({ deadlineAt }) => deadlineAt > now);
  const over = given.filter(({ deadlineAt }) => deadlineAt <= now);
  const closed = over.slice(LATE, LATE + CLOSED).map((row) => {
    const cutoffAt = new Date(
      Math.min(row.deadlineAt.getTime() + 3 * millisecondsInDay, now.getTime() - millisecondsInHour),
    );
    return cutoffAt > row.deadlineAt ? { ...row, cutoffAt } : { ...row, lateAllowed: false };
  });
  return [...due, ...over.slice(0, LATE), ...closed];
}

/** Of ten students six are in time by then, one is late and the others owe it; of what is still due a few have it done. */
function handedIn(row: AssignmentRow, enrollments: readonly EnrollmentRow[], now: Date): SubmissionRow[] {
  const { id, displayAt, deadlineAt, publishedAt, lateAllowed } = row;
  if (!publishedAt || !displayAt || displayAt >= now) return [];
  return takersOf(row, enrollments).flatMap(({ studentId }) => {
    const random = seededRandom(seedOf(`${id} ${studentId}`));
    const lot = random.between(1, 10);
    const isLate = lot === 7 && lateAllowed;
    if (lot > 6 && !isLate) return [];
    const span = deadlineAt.getTime() - displayAt.getTime();
    const submittedAt = isLate
      ? new Date(deadlineAt.getTime() + random.between(10, 50) * millisecondsInMinute)
      : new Date(displayAt.getTime() + Math.floor((span * random.between(20, 95)) / 100));
    const last = row.cutoffAt && row.cutoffAt < now ? row.cutoffAt : now;
    if (submittedAt > last) return [];
    return handIn(row, studentId, random.pick(HANDED_IN), submittedAt);
  });
}

/** Of one assignment that is still open four came in one after another, so that there is something to show as one. */
function inBurst(given: readonly AssignmentRow[], enrollments: readonly EnrollmentRow[], now: Date): SubmissionRow[] {
  const times = burstTimes(now);
  const open = given.filter(
    ({ displayAt, deadlineAt, publishedAt }) =>
      publishedAt && displayAt && displayAt < times.at(-1)! && deadlineAt > times[0]!,
  );
  const row = open.find((each) => takersOf(each, enrollments).length >= times.length);
  if (!row) return [];
  const takers = takersOf(row, enrollments);
  return times.map((submittedAt, at) => handIn(row, takers[at]!.studentId, HANDED_IN[at]!, submittedAt));
}

const handIn = (
  { id, teacherId, classId }: AssignmentRow,
  studentId: string,
  text: string,
  submittedAt: Date,
): SubmissionRow => ({
  id: `sub-${id}-${studentId}`,
  assignmentId: id,
  teacherId,
  classId,
  studentId,
  text,
  submittedAt,
});

/** Whose it is: who was there before its deadline. */
export const takersOf = ({ classId, deadlineAt }: AssignmentRow, enrollments: readonly EnrollmentRow[]) =>
  enrollments.filter(
    (one) => one.classId === classId && !one.trialLessonId && one.status === 'ACTIVE' && one.enrolledAt <= deadlineAt,
  );
