import * as v from 'valibot';
import { Id, Instant, Version } from '../contract/scalar.ts';
import { ASSIGNMENT_STATUSES } from '../coursework/assignment.ts';
import { LESSON_STATUSES, TEACHING_MODES } from '../lessons/lesson.ts';
import { RATINGS } from '../reviews/review.ts';

/** What a teacher shows in a talk, beside what she says. */
export const CARD_KINDS = ['LESSON', 'ASSIGNMENT', 'REVIEW'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const CARD_KIND_LABELS: Record<CardKind, string> = {
  LESSON: '수업 카드',
  ASSIGNMENT: '과제 카드',
  REVIEW: '후기 카드',
};

/** Of which thing a card is. A message keeps no more than that: what the card says is read whenever it is shown. */
export const CardRef = v.strictObject({ kind: v.picklist(CARD_KINDS), id: Id });
export type CardRef = v.InferOutput<typeof CardRef>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const of = <K extends CardKind>(kind: K) => ({ kind: v.literal(kind), id: Id, className: v.string() });

export const LessonCard = v.object({
  ...of('LESSON'),
  no: v.pipe(v.number(), v.integer()),
  title: v.string(),
  isTrial: v.boolean(),
  startAt: Instant,
  endAt: Instant,
  status: v.picklist(LESSON_STATUSES),
  /** Null until it is over. */
  held: v.nullable(v.boolean()),
  mode: v.picklist(TEACHING_MODES),
  /** When it was to begin before it was moved; null where it never was. */
  movedFrom: v.nullable(Instant),
  /** Another time that waits for an answer. */
  proposal: v.nullable(v.object({ by: v.picklist(['TEACHER', 'STUDENT']), newStartAt: Instant, newEndAt: Instant })),
});
export type LessonCard = v.InferOutput<typeof LessonCard>;

/** Where an assignment stands for one child. */
export const CARD_HOMEWORK_STATES = [
  'OPEN',
  'LATE_WINDOW',
  'CLOSED',
  'HANDED_IN',
  'HANDED_IN_LATE',
  'AGAIN',
  'RETURNED',
] as const;
export type CardHomeworkState = (typeof CARD_HOMEWORK_STATES)[number];

export const AssignmentCard = v.object({
  ...of('ASSIGNMENT'),
  title: v.string(),
  /** For all of its class. */
  deadlineAt: Instant,
  status: v.picklist(ASSIGNMENT_STATUSES),
  /** Of all students whose it is; its teacher alone is told. */
  counts: v.nullable(v.object({ students: count, submitted: count, toGrade: count })),
  /** The children of the guardian in a talk of two, else those of who reads. */
  children: v.array(
    v.object({
      student: v.object({ id: Id, name: v.string() }),
      state: v.picklist(CARD_HOMEWORK_STATES),
      dueAt: Instant,
    }),
  ),
});
export type AssignmentCard = v.InferOutput<typeof AssignmentCard>;

/** How much of a review stands on its card. */
export const REVIEW_CARD_WORDS = 160;

export const ReviewCard = v.object({
  ...of('REVIEW'),
  rating: v.picklist(RATINGS),
  /** Its first words. */
  preview: v.string(),
  /** For whose child it was written; its teacher alone is told. */
  studentName: v.nullable(v.string()),
  /** The first words of her answer. */
  reply: v.nullable(v.string()),
  /** By which its teacher answers; null for everybody else, and where nothing can be answered. */
  replyVersion: v.nullable(Version),
});
export type ReviewCard = v.InferOutput<typeof ReviewCard>;

/** What is not there any more, or is nothing that its reader may see: she is not told which. */
const GoneCard = v.object({ kind: v.literal('GONE'), of: v.picklist(CARD_KINDS) });

/** A card as it is now, for who reads it. */
export const ChatCard = v.variant('kind', [LessonCard, AssignmentCard, ReviewCard, GoneCard]);
export type ChatCard = v.InferOutput<typeof ChatCard>;
/** One that has something to show. */
export type ShownCard = Exclude<ChatCard, { kind: 'GONE' }>;

/** What a card is of, whether it can be seen or not. */
export const cardKindOf = (card: ChatCard): CardKind => (card.kind === 'GONE' ? card.of : card.kind);
