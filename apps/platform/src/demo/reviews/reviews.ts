import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { type Rating, REVIEW_LIMITS } from '@portal/domain/reviews/review';
import { endOfWorkingDay } from '../../core/days/working-days.ts';
import type { opsItem } from '../../core/desk/ops-items.tables.ts';
import type { review, reviewHistory } from '../../modules/reviews/reviews.tables.ts';
import type { ClassPlan } from '../lessons/lesson-rows.ts';
import { DEMO_ZONE } from '../lessons/week-pattern.ts';
import { seedOf } from '../notifications/notifications.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { ageOf, GROWN_UP } from '../people/people.ts';
import { seededRandom } from '../random.ts';
import { REPLIES, REVIEW_TEXTS } from './review-texts.ts';

type ReviewRow = typeof review.$inferInsert;
type HistoryRow = typeof reviewHistory.$inferInsert;

const TEACHER = DEMO_ACCOUNTS.math.id;
const OPERATOR = DEMO_ACCOUNTS['ops-help'].id;

/** What became of a review, besides its stars. */
interface Story {
  readonly rating: Rating;
  readonly end: 'NEW' | 'PROCESSED' | 'REPLIED' | 'REPORTED' | 'KEPT' | 'EDITED';
  readonly hiddenReason?: string;
  readonly grounds?: string;
}

const stars = (count: number, rating: Rating): Story[] =>
  Array.from({ length: count }, () => ({ rating, end: 'REPLIED' }));

/** What a grown-up does not say of herself. */
const OF_A_CHILD = /아이|학교|대요|집에서/;

/** 41, as demo-data 4.2 counts them; the new ones first. */
const STORIES: readonly Story[] = [
  ...([5, 5, 4, 5, 3, 5] as const).map((rating): Story => ({ rating, end: 'NEW' })),
  {
    rating: 1,
    end: 'REPORTED',
    hiddenReason: '수업을 듣지 않은 사람의 말이에요.',
    grounds: '수업을 한 번도 듣지 않았다고 스스로 적었어요.',
  },
  { rating: 2, end: 'PROCESSED', hiddenReason: '다른 선생님의 이름이 나와요.' },
  { rating: 5, end: 'PROCESSED' },
  { rating: 4, end: 'PROCESSED' },
  { rating: 3, end: 'KEPT', grounds: '수업 속도는 미리 함께 정했어요.' },
  { rating: 3, end: 'KEPT', grounds: '사실과 다른 점이 있어요.' },
  { rating: 4, end: 'EDITED', grounds: '다른 수업에 대한 후기 같아요.' },
  ...stars(22, 5),
  ...stars(5, 4),
  ...stars(1, 3),
];

/** What students say of the finished and running classes of the main teacher, with the reports at the operator desk. */
export function buildReviews(now: Date, { classes, lessons, enrollments }: ClassPlan) {
  const random = seededRandom(seedOf('reviews'));
  const begun = new Map(classes.filter(({ progress }) => progress !== 'UPCOMING').map((row) => [row.id, row]));
  // Of the class that has just ended one family is still to say something: the autopilot speaks for it.
  const silent = enrollments.findLast(({ classId }) => begun.get(classId)?.progress === 'ENDED');
  const takers = enrollments.filter((one) => begun.has(one.classId) && one !== silent);
  // Who writes in these days takes lessons now.
  const isNow = ({ classId, trialLessonId }: (typeof takers)[number]) =>
    begun.get(classId)!.progress === 'IN_PROGRESS' && !begun.get(classId)!.canceledAt && !trialLessonId;
  const newest = takers
    .filter(isNow)
    .filter((_, at) => at % 4 === 0)
    .slice(0, 6);
  const inOrder = [...newest, ...takers.filter((one) => !newest.includes(one))];

  /** A few hours after a lesson that is over for some days. */
  function writtenAt({ classId, trialLessonId }: (typeof takers)[number]): Date {
    const over = lessons.filter(
      (lesson) =>
        lesson.status === 'FINISHED' &&
        lesson.endAt.getTime() < now.getTime() - 5 * millisecondsInDay &&
        (trialLessonId ? lesson.id === trialLessonId : lesson.classId === classId && !lesson.isTrial),
    );
    return new Date(random.pick(over).endAt.getTime() + random.between(20, 600) * millisecondsInMinute);
  }

  const told = STORIES.map((story, at) => {
    const { classId, studentId } = inOrder[at]!;
    const createdAt =
      story.end === 'NEW'
        ? new Date(now.getTime() - (at + 1) * 11 * millisecondsInHour + 7 * millisecondsInMinute)
        : writtenAt(inOrder[at]!);
    const isGrownUp = ageOf(Number(studentId.slice(-2))) >= GROWN_UP;
    const texts = REVIEW_TEXTS[story.rating].filter((text) => !isGrownUp || !OF_A_CHILD.test(text));
    const no = String(at + 1).padStart(2, '0');
    const row = { id: `rev-math-${no}`, classId, teacherId: TEACHER, studentId, rating: story.rating, createdAt };
    return tell(story, { ...row, content: texts[at % texts.length]!, handling: 'PENDING' }, now);
  }).toSorted((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());

  const nameOf = ({ classId }: ReviewRow) => begun.get(classId)!.name;
  return {
    reviews: told.map(({ row }) => row),
    reviewHistory: told.flatMap(({ steps }) => steps).toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    reviewDesk: told.flatMap(({ row }) => (row.reportedAt ? itemOf(row, nameOf(row)) : [])),
  };
}

/** The rows that the same steps would have left. */
function tell({ end, hiddenReason, grounds }: Story, posted: ReviewRow, now: Date) {
  const row = { ...posted };
  const steps: HistoryRow[] = [];
  const by = {
    TEACHER: { actor: 'TEACHER', actorId: TEACHER },
    STUDENT: { actor: 'STUDENT', actorId: posted.studentId },
    OPERATOR: { actor: 'OPERATOR', actorId: OPERATOR },
  } as const;
  const after = (days: number) => new Date(posted.createdAt.getTime() + days * millisecondsInDay);

  function step(event: HistoryRow['event'], who: keyof typeof by, at: Date, set: Partial<ReviewRow>, note = ''): void {
    const fromHandling = event === 'POST' ? null : row.handling;
    Object.assign(row, set, { version: steps.length + 1 });
    steps.push({ reviewId: row.id, event, fromHandling, toHandling: row.handling, ...by[who], note, at });
  }

  step('POST', 'STUDENT', posted.createdAt, {});
  if (end === 'REPLIED' || end === 'KEPT') {
    const replyContent = REPLIES[posted.rating < 5 ? 2 : Number(posted.id.slice(-2)) % REPLIES.length]!;
    step('REPLY', 'TEACHER', after(0.3), { handling: 'PROCESSED', replyContent, repliedAt: after(0.3) });
  }
  if (end === 'PROCESSED') step('PROCESS', 'TEACHER', after(0.4), { handling: 'PROCESSED' });
  if (hiddenReason) step('HIDE', 'TEACHER', after(0.5), { hiddenReason, hiddenAt: after(0.5) }, hiddenReason);
  if (grounds) {
    const reportedAt = end === 'REPORTED' ? new Date(now.getTime() - 4 * millisecondsInHour) : after(1);
    step('REPORT', 'TEACHER', reportedAt, { handling: 'ADMIN_PENDING', reportGrounds: grounds, reportedAt }, grounds);
  }
  if (end === 'KEPT') {
    const outcomeReason = '수업에 대한 의견이라 그대로 둬요.';
    const kept = { handling: 'ADMIN_COMPLETED', outcome: 'KEPT', outcomeReason, outcomeAt: after(2) } as const;
    step('KEEP', 'OPERATOR', after(2), kept, outcomeReason);
  }
  if (end === 'EDITED') {
    const edited = { outcome: 'EDITED', outcomeReason: '', outcomeAt: after(2), editedAt: after(2) } as const;
    step('EDIT', 'STUDENT', after(2), { handling: 'ADMIN_COMPLETED', ...edited }, '피아노 수업이 조금 어려웠어요.');
  }
  return { row, steps };
}

/** A report as it stands, or stood, at the desk. */
function itemOf(row: ReviewRow, className: string): typeof opsItem.$inferInsert {
  const submittedAt = row.reportedAt!;
  const dueAt = endOfWorkingDay(submittedAt, REVIEW_LIMITS.reportWorkingDays, { zone: DEMO_ZONE, holidays: new Set() });
  const item = { queue: 'REVIEWS', id: row.id, teacherId: TEACHER, submittedAt, dueAt } as const;
  const title = `${className} · 별 ${row.rating}개`;
  if (!row.outcome) return { ...item, title, state: 'WAITING' };
  const decidedAt = row.outcomeAt!;
  if (row.outcome === 'EDITED') return { ...item, title, state: 'CANCELED', decidedAt };
  return { ...item, title, state: 'DECLINED', decidedAt, reviewerId: OPERATOR, reason: row.outcomeReason! };
}
