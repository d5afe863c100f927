import { bigint, integer, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { type Rating, REVIEW_HANDLINGS, REVIEW_OUTCOMES } from '@portal/domain/reviews/review';
import { REVIEW_EVENTS } from '@portal/domain/reviews/review-transitions';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const review = pgTable('review', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  classId: text().notNull(),
  teacherId: text().notNull(),
  studentId: text().notNull(),
  rating: smallint().notNull().$type<Rating>(),
  content: text().notNull(),
  createdAt: instant().notNull(),
  editedAt: instant(),
  handling: text({ enum: REVIEW_HANDLINGS }).notNull(),
  hiddenAt: instant(),
  hiddenReason: text(),
  replyContent: text(),
  repliedAt: instant(),
  replyEditedAt: instant(),
  replyVersion: integer().notNull().default(1),
  question: text(),
  askedAt: instant(),
  reportGrounds: text(),
  reportedAt: instant(),
  reportLessonId: text(),
  outcome: text({ enum: REVIEW_OUTCOMES }),
  outcomeReason: text(),
  outcomeAt: instant(),
  version: integer().notNull().default(1),
});
export type ReviewRow = typeof review.$inferSelect;

/** Of the published reviews of a teacher; kept by triggers. */
export const reviewRating = pgTable('review_rating', {
  teacherId: text().primaryKey(),
  stars1: integer('stars_1').notNull(),
  stars2: integer('stars_2').notNull(),
  stars3: integer('stars_3').notNull(),
  stars4: integer('stars_4').notNull(),
  stars5: integer('stars_5').notNull(),
  count: integer().notNull(),
  /** What a list is ordered by: few reviews weigh less. */
  score: numeric({ mode: 'number' }).notNull(),
});

export const reviewHistory = pgTable('review_history', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reviewId: text().notNull(),
  event: text({ enum: ['POST', ...REVIEW_EVENTS] }).notNull(),
  fromHandling: text({ enum: REVIEW_HANDLINGS }),
  toHandling: text({ enum: REVIEW_HANDLINGS }).notNull(),
  actor: text({ enum: ['TEACHER', 'STUDENT', 'GUARDIAN', 'OPERATOR'] }).notNull(),
  actorId: text().notNull(),
  note: text().notNull().default(''),
  at: instant().notNull(),
});
