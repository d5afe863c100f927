import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { LEVELS } from '../catalog/level.ts';
import { FieldRemark } from '../contract/finding.ts';
import { Id, Instant, Line, Text, Version } from '../contract/scalar.ts';
import { TEACHING_MODES } from '../lessons/lesson.ts';
import { LIMITS } from '../tenant/limits.ts';
import { WEEK_SLOTS_MAX, WeekSlot } from '../time/week-slot.ts';
import { APPROVAL_STATUSES, COURSE_STATUSES } from './course-status.ts';

const listOf = <S extends v.GenericSchema>(item: S, max: number) => v.pipe(v.array(item), v.maxLength(max));
/** A number field as it is written: nothing yet, or a whole number in the bounds of every number field (CON-1). */
const Amount = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.maxValue)));

export const CoursePackage = v.strictObject({
  /** Made by the client, so that a remark and a change stay with their package. */
  id: Id,
  name: Line(60),
  lessonCount: Amount,
  studentCount: Amount,
  /** In the tenant's currency, for one student and all its lessons. */
  fee: Amount,
  /** One free lesson of at most LIMITS.trialMaxMinutes for a new student (CON-3). */
  isTrial: v.boolean(),
  trialMinutes: Amount,
});
export type CoursePackage = v.InferOutput<typeof CoursePackage>;

/** One lesson of the programme; its number is its place. */
export const ProgrammeItem = v.strictObject({ id: Id, title: Line(120), content: Text(2_000) });
export type ProgrammeItem = v.InferOutput<typeof ProgrammeItem>;

const fields = {
  title: Line(LIMITS.courseTitleMax),
  introVideoUrl: Text(500),
  intro: Text(5_000),
  benefits: listOf(Text(200), 10),
  subjectId: v.nullable(Id),
  topicId: v.nullable(Id),
  level: v.nullable(v.picklist(LEVELS)),
  /** Code of the catalogue. */
  language: v.nullable(Id),
  teachingMode: v.nullable(v.picklist(TEACHING_MODES)),
  classDurationMinutes: Amount,
  ageMin: Amount,
  ageMax: Amount,
  packages: listOf(CoursePackage, 20),
  weeklySchedule: listOf(WeekSlot, WEEK_SLOTS_MAX),
  programme: listOf(ProgrammeItem, 200),
};

/** A course as it is written: what is missing is empty, so that a draft can be kept at any moment (CRS-1). */
export const CourseDraft = v.strictObject({ ...fields, imageId: v.nullable(Id) });
export type CourseDraft = v.InferOutput<typeof CourseDraft>;

/** A course as it is read: its picture is a file. */
export const CourseContent = v.object({ ...fields, image: v.nullable(FileRef) });
export type CourseContent = v.InferOutput<typeof CourseContent>;

/** Why a request ended without a decision (domain-model 3.3.1). */
export const CANCEL_CAUSES = ['DRAFT_SAVED', 'RESUBMITTED', 'TEACHER', 'SYSTEM'] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];
export const CANCEL_CAUSE_LABELS: Record<CancelCause, string> = {
  DRAFT_SAVED: '임시 저장해서 취소됐어요',
  RESUBMITTED: '다시 요청해서 취소됐어요',
  TEACHER: '선생님이 거뒀어요',
  SYSTEM: '시스템이 취소했어요',
};

export const ApprovalRequest = v.object({
  id: Id,
  /** Number of the revision that it asks for. */
  revisionNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  status: v.picklist(APPROVAL_STATUSES),
  /** What the teacher says about the changes. */
  note: v.string(),
  submittedAt: Instant,
  dueAt: Instant,
  /** Since then somebody reviews it, and the course is locked (CRS-3). */
  pickedUpAt: v.nullable(Instant),
  /** When it ended: decided, or cancelled. */
  decidedAt: v.nullable(Instant),
  /** Name of the team that decided; null while nobody has. */
  reviewer: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  fieldRemarks: v.array(FieldRemark),
  cancelCause: v.nullable(v.picklist(CANCEL_CAUSES)),
});
export type ApprovalRequest = v.InferOutput<typeof ApprovalRequest>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Course = v.object({
  id: Id,
  code: v.string(),
  status: v.picklist(COURSE_STATUSES),
  content: CourseContent,
  /** Number of the revision that `content` belongs to. */
  revisionNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The revision that is on sale; it stays there while another one waits. */
  liveRevisionNo: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  version: Version,
  updatedAt: Instant,
  archivedAt: v.nullable(Instant),
  /** The latest request; its remarks belong to the fields while the course is REJECTED. */
  request: v.nullable(ApprovalRequest),
});
export type Course = v.InferOutput<typeof Course>;

/** A course as a row of the catalogue shows it. */
export const CourseSummary = v.object({
  id: Id,
  code: v.string(),
  title: v.string(),
  image: v.nullable(FileRef),
  status: v.picklist(COURSE_STATUSES),
  isLive: v.boolean(),
  isArchived: v.boolean(),
  subjectName: v.nullable(v.string()),
  lessonCount: count,
  /** Of the packages that cost something. */
  lowestFee: v.nullable(count),
  studentCount: count,
  /** What archiving and the like have to name. */
  version: Version,
  updatedAt: Instant,
  /** Until when the open request is to be decided. */
  dueAt: v.nullable(Instant),
});
export type CourseSummary = v.InferOutput<typeof CourseSummary>;

/** A course before anything was written. */
export const EMPTY_COURSE: CourseDraft = {
  title: '',
  imageId: null,
  introVideoUrl: '',
  intro: '',
  benefits: [],
  subjectId: null,
  topicId: null,
  level: null,
  language: null,
  teachingMode: null,
  classDurationMinutes: null,
  ageMin: null,
  ageMax: null,
  packages: [],
  weeklySchedule: [],
  programme: [],
};

/** What the editor writes, from what it read. */
export function courseDraftOf({ image, ...content }: CourseContent): CourseDraft {
  return { ...content, imageId: image?.id ?? null };
}
