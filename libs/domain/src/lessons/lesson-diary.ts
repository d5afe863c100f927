import * as v from 'valibot';
import { Filled, Id, Instant, Text } from '../contract/scalar.ts';

const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));
/** A programme has no more lessons than this. */
const PROGRAMME_MAX = 200;
const no = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PROGRAMME_MAX));

/** A word about one student, which her own family reads and no other. */
export const StudentWord = v.strictObject({ studentId: Id, text: Text(500) });
export type StudentWord = v.InferOutput<typeof StudentWord>;

/** What a teacher writes down after a lesson; kept while she writes, sent with one press (W3). */
const fields = {
  /** Number of the programme's lesson that was covered, or null where something else was. */
  programmeNo: v.nullable(no),
  covered: Text(2_000),
  homework: Text(2_000),
  /** Until when it is to be handed in; null is until the next lesson, or for seven days. */
  homeworkDueAt: v.nullable(Instant),
  nextPlan: Text(2_000),
  messageToGuardian: Text(5_000),
  /** For those who read Vietnamese, where others read Korean; empty: they get the other one. */
  messageToGuardianVi: Text(5_000),
  studentWords: v.pipe(
    v.array(StudentWord),
    v.maxLength(100),
    v.check((words) => new Set(words.map(({ studentId }) => studentId)).size === words.length),
  ),
  /** For nobody but the teacher. */
  privateNote: Text(2_000),
};

export const LessonDiary = v.object({
  ...fields,
  /** The assignment that the homework became when it was sent. */
  homeworkAssignmentId: v.nullable(Id),
  version: Version,
  sentAt: v.nullable(Instant),
  /** A day after it was sent; then the lesson counts as confirmed. */
  confirmBy: v.nullable(Instant),
  confirmedAt: v.nullable(Instant),
  confirmedBy: v.nullable(v.picklist(['GUARDIAN', 'AUTO', 'STAFF'])),
});
export type LessonDiary = v.InferOutput<typeof LessonDiary>;

export const DiaryDraft = v.strictObject({ version: Version, ...fields });
export type DiaryDraft = v.InferOutput<typeof DiaryDraft>;

/** A diary that can be sent says what was covered and something to the guardians. */
export const FinishedDiary = v.strictObject({
  ...DiaryDraft.entries,
  covered: Filled(2_000, '무엇을 배웠는지 적어 주세요.'),
  messageToGuardian: Filled(5_000, '보호자께 보낼 말을 적어 주세요.'),
});

/** A note to start from, in the guardian's language. */
export interface NoteTemplate {
  readonly id: string;
  readonly language: 'ko' | 'vi';
  readonly name: string;
  /** `{student}`, `{covered}`, `{homework}` and `{next}` are filled in. */
  readonly text: string;
}

export const NoteRecipient = v.object({ id: Id, name: v.string(), language: v.picklist(['ko', 'vi']) });
export type NoteRecipient = v.InferOutput<typeof NoteRecipient>;
