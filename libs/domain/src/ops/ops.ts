import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { FieldChange, FieldRemark, Finding } from '../contract/finding.ts';
import { Id, Instant } from '../contract/scalar.ts';
import { CourseContent } from '../courses/course.ts';
import { ProfileContent } from '../profile/teacher-profile.ts';
import type { OpsDesk } from './ops-desk.ts';

/** What the operators decide about, each with a clock of its own. */
export const OPS_QUEUES = [
  'APPLICATIONS',
  'PROFILES',
  'COURSES',
  'REVIEWS',
  'POSTS',
  'APPEALS',
  'CHATS',
  'TICKETS',
  'WITHDRAWALS',
] as const;
export type OpsQueue = (typeof OPS_QUEUES)[number];
export const OPS_QUEUE_LABELS: Record<OpsQueue, string> = {
  APPLICATIONS: '선생님 지원',
  PROFILES: '수업 프로필',
  COURSES: '강좌',
  REVIEWS: '신고된 후기',
  POSTS: '신고된 글',
  APPEALS: '글의 이의 신청',
  CHATS: '신고된 대화',
  TICKETS: '문의',
  WITHDRAWALS: '출금',
};

/** Whose work a queue is. */
export const DESK_OF_QUEUE: Record<OpsQueue, OpsDesk> = {
  APPLICATIONS: 'APPROVAL',
  PROFILES: 'APPROVAL',
  COURSES: 'APPROVAL',
  REVIEWS: 'HELP',
  POSTS: 'HELP',
  APPEALS: 'HELP',
  CHATS: 'HELP',
  TICKETS: 'HELP',
  WITHDRAWALS: 'FINANCE',
};

/** CORRECT asks for a better one before anything is decided, or, of what was said, to say it better from now on. Which of them a queue has: ops-choice.ts. */
export const OPS_DECISIONS = ['ACCEPT', 'DECLINE', 'CORRECT'] as const;
export type OpsDecision = (typeof OPS_DECISIONS)[number];

export const OPS_STATES = ['WAITING', 'PICKED_UP', 'CORRECTING', 'ACCEPTED', 'DECLINED', 'CANCELED'] as const;
export type OpsState = (typeof OPS_STATES)[number];

/** Something that waits for a decision, as a row of its queue. */
export const OpsItem = v.object({
  id: Id,
  queue: v.picklist(OPS_QUEUES),
  title: v.string(),
  /** What is to be seen in the row already, such as an account of another name; empty where there is nothing. */
  mark: v.string(),
  /** Null for somebody who is no teacher yet. */
  teacherId: v.nullable(Id),
  teacherName: v.string(),
  state: v.picklist(OPS_STATES),
  submittedAt: Instant,
  dueAt: Instant,
  /** It was declined or cancelled before. */
  isAgain: v.boolean(),
  /** Who has picked it up. */
  reviewer: v.nullable(v.object({ id: Id, name: v.string() })),
  decidedAt: v.nullable(Instant),
  /** Who said yes first, where a second person has to say it too. */
  confirmation: v.nullable(v.object({ id: Id, name: v.string(), at: Instant })),
});
export type OpsItem = v.InferOutput<typeof OpsItem>;

/** A field of what is to be judged, as a person reads it. */
export const OpsField = v.object({
  /** As findings and remarks name it: `packages.0.fee`. */
  path: v.string(),
  label: v.string(),
  /** Empty where nothing was written. */
  text: v.string(),
});
export type OpsField = v.InferOutput<typeof OpsField>;

const details = {
  item: OpsItem,
  /** The whole content, in the order of its form. */
  fields: v.array(OpsField),
  /** What the teacher says about it. */
  note: v.string(),
  /** Against what families see today; empty for something new. */
  changes: v.array(FieldChange),
  findings: v.array(Finding),
  /** Of the decision before this request. */
  lastRemarks: v.array(FieldRemark),
  lastReason: v.nullable(v.string()),
  /** What was written with the decision about this request; nothing before it, and where nothing was written. */
  remarks: v.array(FieldRemark),
  reason: v.nullable(v.string()),
};

const judged = {
  ...details,
  /** Against what was handed in the last time, whatever became of that; null when this is the first. */
  sinceLast: v.nullable(v.array(FieldChange)),
};

/** Queues whose things are read, but not laid out as families see them. */
const PLAIN_QUEUES = ['APPLICATIONS', 'REVIEWS', 'POSTS', 'APPEALS', 'CHATS', 'TICKETS', 'WITHDRAWALS'] as const;

/** Everything that a decision needs on one page. `files` belong to the fields of their paths. */
export const OpsItemDetails = v.variant('queue', [
  v.object({ queue: v.literal('PROFILES'), ...judged, content: ProfileContent }),
  v.object({ queue: v.literal('COURSES'), ...judged, content: CourseContent }),
  v.object({
    queue: v.picklist(PLAIN_QUEUES),
    ...details,
    files: v.array(v.object({ path: v.string(), file: FileRef })),
    /** Ways of its queue that lead nowhere here, as there is no message to remove of a talk as a whole. */
    withheld: v.optional(v.array(v.picklist(OPS_DECISIONS))),
    /** Who said it has taken it back already: nothing is left to be removed, or to stay. */
    isGone: v.optional(v.boolean()),
    /** Tells what is judged from what its author makes of it meanwhile; a decision names it. Missing where nobody can change it. */
    stamp: v.optional(v.string()),
    /** What it is about, where that is lessons: the finance desk looks up what each one earned. */
    lessons: v.array(v.object({ id: Id, title: v.string() })),
  }),
]);
export type OpsItemDetails = v.InferOutput<typeof OpsItemDetails>;
