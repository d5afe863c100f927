import * as v from 'valibot';
import { Id, Instant, Version } from '../contract/scalar.ts';

/** Stars of a review (REV-1). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

export const RATING_LABELS: Record<Rating, string> = {
  1: '1점, 많이 아쉬워요',
  2: '2점, 아쉬워요',
  3: '3점, 보통이에요',
  4: '4점, 좋아요',
  5: '5점, 아주 좋아요',
};

/** Who has dealt with a review so far (REV-1). */
export const REVIEW_HANDLINGS = ['PENDING', 'PROCESSED', 'ADMIN_PENDING', 'ADMIN_COMPLETED'] as const;
export type ReviewHandling = (typeof REVIEW_HANDLINGS)[number];

export const REVIEW_HANDLING_LABELS: Record<ReviewHandling, string> = {
  PENDING: '확인 전',
  PROCESSED: '처리함',
  ADMIN_PENDING: '운영팀 확인 중',
  ADMIN_COMPLETED: '운영팀 처리 완료',
};

/** What a chip says of a review: that it is hidden, whoever has dealt with it, else that. */
export const REVIEW_STATUS_LABELS = { ...REVIEW_HANDLING_LABELS, HIDDEN: '숨김' } as const;

/** What became of a report: the team left the review or took it away, or the family wrote another one in the meantime. */
export const REVIEW_OUTCOMES = ['KEPT', 'REMOVED', 'EDITED'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** Most characters of what is written, the days of a family to change its mind, and the team's time for a report. */
export const REVIEW_LIMITS = {
  contentMax: 2_000,
  replyMax: 1_000,
  reasonMax: 500,
  groundsMax: 1_000,
  questionMax: 300,
  editDays: 7,
  reportWorkingDays: 3,
} as const;

/** What a family says of a class for its child, and what the teacher did with it (domain-model 3.1.8). */
export const Review = v.object({
  id: Id,
  classId: Id,
  className: v.string(),
  /** Of the class. */
  lessonTotal: v.pipe(v.number(), v.integer(), v.minValue(0)),
  courseId: v.nullable(Id),
  student: v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) }),
  rating: v.picklist(RATINGS),
  /** Empty when the team removed the review: only its stub is left. */
  content: v.string(),
  createdAt: Instant,
  /** When the family last changed it. */
  editedAt: v.nullable(Instant),
  hidden: v.boolean(),
  hiddenReason: v.nullable(v.string()),
  handling: v.picklist(REVIEW_HANDLINGS),
  reply: v.nullable(v.object({ content: v.string(), at: Instant, editedAt: v.nullable(Instant) })),
  /** Changes whenever the answer comes, changes or goes. */
  replyVersion: Version,
  /** The one thing that the teacher has asked the family about it. */
  question: v.nullable(v.object({ content: v.string(), at: Instant })),
  /** The teacher's report to the team; without a decision while it waits. */
  report: v.nullable(
    v.object({
      grounds: v.string(),
      /** The lesson whose record bears it out. */
      lesson: v.nullable(
        v.object({ id: Id, no: v.pipe(v.number(), v.integer()), title: v.string(), startAt: Instant }),
      ),
      at: Instant,
      decision: v.nullable(v.object({ outcome: v.picklist(REVIEW_OUTCOMES), reason: v.string(), at: Instant })),
    }),
  ),
});
export type Review = v.InferOutput<typeof Review>;
