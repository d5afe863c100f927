import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { AreaRef } from '../catalog/area.ts';
import { LEVELS } from '../catalog/level.ts';
import { FieldRemark } from '../contract/finding.ts';
import { Day, Id, Instant, Line, Text, Version } from '../contract/scalar.ts';
import { PROFILE_STATUSES } from '../identity/user.ts';
import { TEACHING_MODES } from '../lessons/lesson.ts';
import { LIMITS } from '../tenant/limits.ts';

const listOf = <S extends v.GenericSchema>(item: S, max: number) => v.pipe(v.array(item), v.maxLength(max));

export const Experience = v.strictObject({
  /** Made by the client, so that a remark stays with its line. */
  id: Id,
  title: Line(120),
  organisation: Text(120),
  from: v.nullable(Day),
  /** Null: until today. */
  to: v.nullable(Day),
  description: Text(1_000),
});
export type Experience = v.InferOutput<typeof Experience>;

const certificateFields = {
  id: Id,
  name: Line(120),
  issuer: Text(120),
  issuedOn: v.nullable(Day),
};

export const Certificate = v.object({ ...certificateFields, file: v.nullable(FileRef) });
export type Certificate = v.InferOutput<typeof Certificate>;

/** A subject with those of its topics that the teacher teaches. */
export const SubjectChoice = v.strictObject({ subjectId: Id, topicIds: listOf(Id, 50) });
export type SubjectChoice = v.InferOutput<typeof SubjectChoice>;

const fields = {
  shortIntro: Text(LIMITS.shortIntroMax),
  detailIntro: Text(5_000),
  introVideoUrl: Text(500),
  subjects: listOf(SubjectChoice, 10),
  currentPosition: Line(LIMITS.nameMax),
  levels: listOf(v.picklist(LEVELS), LEVELS.length),
  /** Codes of the catalogue. */
  languages: listOf(Id, 10),
  teachingMode: v.nullable(v.picklist(TEACHING_MODES)),
  areas: listOf(AreaRef, 10),
  permanentAddress: Text(LIMITS.addressMax),
  personalTaxCode: Text(20),
  experiences: listOf(Experience, 20),
};

/** A profile as it is written: what is missing is empty, so that a draft can be kept at any moment (PRF-1). */
export const ProfileDraft = v.strictObject({
  ...fields,
  certificates: listOf(v.strictObject({ ...certificateFields, fileId: v.nullable(Id) }), 20),
});
export type ProfileDraft = v.InferOutput<typeof ProfileDraft>;

/** Before the first word. */
export const EMPTY_PROFILE: ProfileDraft = {
  shortIntro: '',
  detailIntro: '',
  introVideoUrl: '',
  subjects: [],
  currentPosition: '',
  levels: [],
  languages: [],
  teachingMode: null,
  areas: [],
  permanentAddress: '',
  personalTaxCode: '',
  experiences: [],
  certificates: [],
};

/** A profile as it is read: its certificates bring their files. */
export const ProfileContent = v.object({ ...fields, certificates: v.array(Certificate) });
export type ProfileContent = v.InferOutput<typeof ProfileContent>;

export const ProfileSubmission = v.object({
  id: Id,
  status: v.picklist(['PENDING', 'APPROVED', 'REJECTED', 'CANCELED']),
  submittedAt: Instant,
  /** One working day after it was handed in (PRF-2). */
  dueAt: Instant,
  decidedAt: v.nullable(Instant),
  reason: v.nullable(v.string()),
  /** Their paths lead into what was handed in. */
  fieldRemarks: v.array(FieldRemark),
});
export type ProfileSubmission = v.InferOutput<typeof ProfileSubmission>;

export const TeacherProfile = v.object({
  content: ProfileContent,
  status: v.picklist(PROFILE_STATUSES),
  /** Goes up with every write of the draft; a write names the one it was made from. */
  version: Version,
  updatedAt: v.nullable(Instant),
  /** The latest one; the paths of its remarks lead into `content`, wherever their lines stand now. */
  submission: v.nullable(ProfileSubmission),
  /** When it was first approved: from then on courses may be made (CRS-5). */
  firstApprovedAt: v.nullable(Instant),
  /** The draft is not what students see: there are changes since the approved version. */
  hasChanges: v.boolean(),
});
export type TeacherProfile = v.InferOutput<typeof TeacherProfile>;

/** What families see of a teacher: neither address nor tax code nor the files of certificates (R50). */
export const PublicTeacherProfile = v.object({
  name: v.string(),
  avatar: v.nullable(v.string()),
  shortIntro: v.string(),
  detailIntro: v.string(),
  introVideoUrl: v.string(),
  currentPosition: v.string(),
  /** Names, as they are shown. */
  subjects: v.array(v.object({ name: v.string(), topics: v.array(v.string()) })),
  levels: v.array(v.picklist(LEVELS)),
  languages: v.array(v.string()),
  teachingMode: v.nullable(v.picklist(TEACHING_MODES)),
  areas: v.array(v.string()),
  experiences: v.array(
    v.object({
      title: v.string(),
      organisation: v.string(),
      from: v.nullable(Day),
      to: v.nullable(Day),
      description: v.string(),
    }),
  ),
  certificates: v.array(v.object({ name: v.string(), issuer: v.string(), issuedOn: v.nullable(Day) })),
});
export type PublicTeacherProfile = v.InferOutput<typeof PublicTeacherProfile>;

/**
 * Whose eyes a preview borrows. A parent is shown everything that is public; a student what concerns her lessons, which is all
 * but the certificates and the areas: those are for who decides and who arranges a place.
 */
export const PROFILE_VIEWERS = ['PARENT', 'STUDENT'] as const;
export type ProfileViewer = (typeof PROFILE_VIEWERS)[number];
