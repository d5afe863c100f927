import type { Review } from '@portal/domain/reviews/review';
import type { NamedReview } from './named-reviews.ts';

/** A review as its teacher sees it; of one that the team removed she sees the stub. */
export function reviewView(row: NamedReview): Review {
  const isRemoved = row.outcome === 'REMOVED';
  return {
    id: row.id,
    classId: row.classId,
    className: row.className,
    lessonTotal: row.lessonTotal,
    courseId: row.courseId,
    student: { id: row.studentId, name: row.studentName, avatar: row.studentAvatar },
    rating: row.rating,
    content: isRemoved ? '' : row.content,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    hidden: row.hiddenAt !== null,
    hiddenReason: row.hiddenReason,
    handling: row.handling,
    reply: isRemoved ? null : replyOf(row),
    replyVersion: row.replyVersion,
    question:
      row.question !== null && row.askedAt && !isRemoved
        ? { content: row.question, at: row.askedAt.toISOString() }
        : null,
    report: reportOf(row),
  };
}

function replyOf({ replyContent, repliedAt, replyEditedAt }: NamedReview): Review['reply'] {
  if (replyContent === null || repliedAt === null) return null;
  return { content: replyContent, at: repliedAt.toISOString(), editedAt: replyEditedAt?.toISOString() ?? null };
}

function reportOf({
  reportGrounds,
  reportLesson,
  reportedAt,
  outcome,
  outcomeReason,
  outcomeAt,
}: NamedReview): Review['report'] {
  if (reportGrounds === null || reportedAt === null) return null;
  const decision = outcome && outcomeAt ? { outcome, reason: outcomeReason ?? '', at: outcomeAt.toISOString() } : null;
  const lesson = reportLesson && {
    id: reportLesson.id,
    no: reportLesson.no,
    title: reportLesson.title,
    startAt: reportLesson.startAt.toISOString(),
  };
  return { grounds: reportGrounds, lesson, at: reportedAt.toISOString(), decision };
}
