import * as v from 'valibot';
import { ClientId, Instant } from '../contract/scalar.ts';
import { HANDOUT_STATUSES, handoutEntries, handoutFields, type HandoutStatus, handoutStatus } from './handout.ts';

export const LECTURE_STATUS_LABELS: Record<HandoutStatus, string> = {
  DRAFT: '작성 중',
  SCHEDULED: '공개 예정',
  OPEN: '공개 중',
  CLOSED: '공개 끝남',
};

/** Material of a class: to read before a lesson, to look at together in it (ASG-1, domain-model 3.1.7). */
export const Lecture = v.object({
  ...handoutEntries,
  /** From then on students see it no more; null is never. */
  deadlineAt: v.nullable(Instant),
  status: v.picklist(HANDOUT_STATUSES),
  createdAt: Instant,
});
export type Lecture = v.InferOutput<typeof Lecture>;

const fields = {
  ...handoutFields('LECTURE', '자료 제목을 적어 주세요.'),
  deadlineAt: v.nullable(Instant),
};

/** What a teacher writes; a draft is seen by nobody else. */
export const NewLecture = v.strictObject({
  clientId: ClientId,
  classId: handoutEntries.classId,
  isDraft: v.boolean(),
  ...fields,
});
export type NewLecture = v.InferOutput<typeof NewLecture>;

export const LectureChange = v.strictObject({ version: handoutEntries.version, ...fields });
export type LectureChange = v.InferOutput<typeof LectureChange>;

interface Standing {
  readonly publishedAt: Date | null;
  readonly displayAt: Date | null;
  readonly deadlineAt: Date | null;
}

/** Where a lecture stands now; on what was published `displayAt` is never null. */
export const lectureStatus = ({ publishedAt, ...dates }: Standing, now: Date): HandoutStatus =>
  handoutStatus({ ...dates, isPublished: publishedAt !== null }, now);
