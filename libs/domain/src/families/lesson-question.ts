import * as v from 'valibot';
import { Filled, Id, Instant } from '../contract/scalar.ts';

/** What a family remembers otherwise than the record of a lesson says. */
export const LESSON_QUESTION_TOPICS = ['ATTENDANCE', 'TIME', 'CONTENT', 'OTHER'] as const;
export type LessonQuestionTopic = (typeof LESSON_QUESTION_TOPICS)[number];

export const LESSON_QUESTION_TOPIC_LABELS: Record<LessonQuestionTopic, string> = {
  ATTENDANCE: '출석',
  TIME: '수업 시간',
  CONTENT: '수업 내용',
  OTHER: '다른 것',
};

/** What a family asks about a lesson. */
export const NewLessonQuestion = v.strictObject({
  topic: v.picklist(LESSON_QUESTION_TOPICS, '무엇이 다른지 골라 주세요.'),
  text: Filled(1_000, '어떻게 기억하는지 적어 주세요.'),
});
export type NewLessonQuestion = v.InferOutput<typeof NewLessonQuestion>;

/** A family's question as the teacher sees it; until it is answered nobody confirms the lesson by silence. */
export const LessonQuestion = v.object({
  id: Id,
  guardianName: v.string(),
  studentNames: v.array(v.string()),
  topic: v.picklist(LESSON_QUESTION_TOPICS),
  text: v.string(),
  askedAt: Instant,
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(Instant),
});
export type LessonQuestion = v.InferOutput<typeof LessonQuestion>;
