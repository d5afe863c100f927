import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import type { OpsField } from '@portal/domain/ops/ops';
import { RATING_LABELS } from '@portal/domain/reviews/review';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { type DeskQueue, deskQueue } from '../../core/desk/desk-queue.ts';
import { DomainError } from '../../core/domain-error.ts';
import { namedReview, type NamedReview } from './named-reviews.ts';
import type { ReportLesson } from './report-lessons.queries.ts';
import type { ReviewDeps } from './review-deps.ts';
import { reviewDecided } from './review-notices.ts';
import { takeStep } from './review-step.ts';
import { reviewQueries } from './reviews.queries.ts';

/** Reports about reviews, for the operator desk: to accept one removes the review, to decline it keeps it. */
export function reviewOpsSource({ database, clock, realtime, classes, notify }: Omit<ReviewDeps, 'desk'>): DeskQueue {
  const { byId } = reviewQueries(database.db);
  const queue = deskQueue(
    { database, clock },
    {
      queue: 'REVIEWS',

      async material(id) {
        const found = await byId(id);
        return found && { fields: fieldsOf(await namedReview(database.db, classes, found)), note: '', files: [] };
      },

      async decide({ tx, id, operatorId, verdict, now }) {
        const found = await reviewQueries(tx).lockAny(id);
        if (!found) throw new DomainError('NOT_FOUND');
        const [event, outcome] =
          verdict.decision === 'ACCEPT' ? (['REMOVE', 'REMOVED'] as const) : (['KEEP', 'KEPT'] as const);
        const decided = await takeStep(tx, found, {
          event,
          by: { actor: 'OPERATOR', id: operatorId },
          now,
          set: { outcome, outcomeReason: verdict.reason, outcomeAt: now },
          note: verdict.reason,
        });
        await notify(tx, {
          userId: decided.teacherId,
          ...reviewDecided(await namedReview(tx, classes, decided), verdict),
        });
      },
    },
  );
  return {
    ...queue,
    async decide(id, operatorId, verdict) {
      await queue.decide(id, operatorId, verdict);
      const decided = await byId(id);
      if (decided) realtime.tell(decided.teacherId, 'review.changed', { id });
    },
  };
}

const when = (at: Date) => `${formatDayWithWeekday(dayOf(at, DEFAULT_TIME_ZONE))} ${formatTime(at, DEFAULT_TIME_ZONE)}`;

function lessonText(lesson: ReportLesson | null): string {
  if (!lesson) return '';
  const { no, title, startAt, held } = lesson;
  return [`${no}회`, title, when(startAt), held ? '진행한 수업' : '진행하지 않은 수업'].filter(Boolean).join(' · ');
}

const fieldsOf = (row: NamedReview): OpsField[] => [
  { path: 'rating', label: '별점', text: RATING_LABELS[row.rating] },
  { path: 'content', label: '후기', text: row.content },
  { path: 'class', label: '수업', text: row.className },
  { path: 'student', label: '학생', text: row.studentName },
  { path: 'createdAt', label: '쓴 때', text: when(row.createdAt) },
  { path: 'reply', label: '선생님의 답글', text: row.replyContent ?? '' },
  { path: 'grounds', label: '알린 이유', text: row.reportGrounds ?? '' },
  { path: 'lesson', label: '수업 기록', text: lessonText(row.reportLesson) },
  { path: 'hidden', label: '선생님이 숨긴 이유', text: row.hiddenReason ?? '' },
];
