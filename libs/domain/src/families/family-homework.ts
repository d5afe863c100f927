import * as v from 'valibot';
import { FILE_LOOKS, FileRef } from '../assets/file.ts';
import { uploadPolicyOf } from '../assets/upload-policy.ts';
import { ClientId, Id, Instant, saysSomething, Text } from '../contract/scalar.ts';
import { ASSIGNMENT_STATUSES, AssignmentNote } from '../coursework/assignment.ts';
import { ReturnedGrade } from '../coursework/submission.ts';
import { LIMITS } from '../tenant/limits.ts';

const { maxFiles } = uploadPolicyOf('SUBMISSION');
const no = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What a family wants to see: what its children can still hand in, or all the rest: what they have handed in, and what they missed. */
export const HOMEWORK_LISTS = ['OPEN', 'PAST'] as const;
export type HomeworkList = (typeof HOMEWORK_LISTS)[number];

/** A file of the teacher's; it has no address where she lets nobody download it, and may be looked at then. */
export const HomeworkFile = v.object({
  ...FileRef.entries,
  url: v.nullable(FileRef.entries.url),
  looks: v.nullable(v.picklist(FILE_LOOKS)),
});
export type HomeworkFile = v.InferOutput<typeof HomeworkFile>;

/** What a family handed in before it was asked for more, and what it was told of that. */
export const EarlierHandIn = v.object({
  attempt: no,
  submittedAt: Instant,
  text: v.string(),
  files: v.array(FileRef),
  returned: v.nullable(v.pick(ReturnedGrade, ['score', 'feedback', 'at'])),
});
export type EarlierHandIn = v.InferOutput<typeof EarlierHandIn>;

const length = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How it is looked at: pages with the student's code written across them, or an address that plays for a quarter of an hour. */
export const HomeworkLook = v.object({
  name: v.string(),
  looks: v.picklist(FILE_LOOKS),
  /** What the pages bear. */
  code: v.string(),
  pages: v.array(v.object({ url: v.string(), largeUrl: v.string(), width: length, height: length })),
  playUrl: v.nullable(v.string()),
});
export type HomeworkLook = v.InferOutput<typeof HomeworkLook>;

/** An assignment as the family of one child sees it. */
export const FamilyHomework = v.object({
  id: Id,
  student: v.object({ id: Id, name: v.string() }),
  title: v.string(),
  content: v.string(),
  /** What the teacher explained afterwards, the newest last. */
  notes: v.array(AssignmentNote),
  /** The lesson whose homework it is. */
  lesson: v.nullable(v.object({ id: Id, no })),
  files: v.array(HomeworkFile),
  deadlineAt: Instant,
  lateAllowed: v.boolean(),
  cutoffAt: v.nullable(Instant),
  status: v.picklist(ASSIGNMENT_STATUSES),
  /** What was handed in; `isLate` by the deadline as it is now, unless the teacher says otherwise. */
  submission: v.nullable(
    v.object({
      submittedAt: Instant,
      isLate: v.boolean(),
      text: v.string(),
      files: v.array(FileRef),
      /** What the teacher said of it; null until she has returned this attempt. */
      returned: v.nullable(ReturnedGrade),
      /** The newest first. */
      earlier: v.array(EarlierHandIn),
      /** That she wants it handed in again, which is possible whatever the deadline was. */
      asked: v.nullable(v.object({ reason: v.string(), dueAt: Instant })),
    }),
  ),
});
export type FamilyHomework = v.InferOutput<typeof FamilyHomework>;

/** What a family hands in for one child. */
export const HandedHomework = v.pipe(
  v.strictObject({
    clientId: ClientId,
    studentId: Id,
    text: Text(LIMITS.handoutTextMax),
    fileIds: v.pipe(v.array(Id), v.maxLength(maxFiles, `파일은 ${maxFiles}개까지 낼 수 있어요.`)),
  }),
  v.forward(
    v.check(({ text, fileIds }) => saysSomething(text) || fileIds.length > 0, '답을 적거나 파일을 올려 주세요.'),
    ['text'],
  ),
);
export type HandedHomework = v.InferOutput<typeof HandedHomework>;
