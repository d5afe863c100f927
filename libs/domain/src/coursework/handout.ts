import * as v from 'valibot';
import { FileRef } from '../assets/file.ts';
import { uploadPolicyOf } from '../assets/upload-policy.ts';
import type { ErrorCode } from '../contract/error-code.ts';
import { FilledLine, Id, Instant, Text, Version } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';

/** What a teacher gives a class, an assignment or a lecture (ASG-1): where it stands by the clock. */
export const HANDOUT_STATUSES = ['DRAFT', 'SCHEDULED', 'OPEN', 'CLOSED'] as const;
export type HandoutStatus = (typeof HANDOUT_STATUSES)[number];

/** What she writes; `titleMissing` asks for a title. */
export const handoutFields = (location: 'ASSIGNMENT' | 'LECTURE', titleMissing: string) => {
  const { maxFiles } = uploadPolicyOf(location);
  return {
    title: FilledLine(LIMITS.handoutTitleMax, titleMissing),
    content: Text(LIMITS.handoutTextMax),
    fileIds: v.pipe(v.array(Id), v.maxLength(maxFiles, `파일은 ${maxFiles}개까지 붙일 수 있어요.`)),
    /** When students see it; null is as soon as it is published. */
    displayAt: v.nullable(Instant),
    /** Whether students may download its files or only look at them. */
    downloadAllowed: v.boolean(),
  };
};

/** What of it is shown, by whatever name. */
export const handoutEntries = {
  id: Id,
  classId: Id,
  title: v.string(),
  content: v.string(),
  files: v.array(FileRef),
  displayAt: v.nullable(Instant),
  downloadAllowed: v.boolean(),
  version: Version,
};

/** When it is to be seen; on what was published `displayAt` is never null. */
export interface HandoutDates {
  readonly displayAt: Date | null;
  /** Null is never, for what may lack a deadline. */
  readonly deadlineAt: Date | null;
}

/** Where it stands now. The moment of the deadline itself is still in time. */
export function handoutStatus(handout: HandoutDates & { readonly isPublished: boolean }, now: Date): HandoutStatus {
  const { isPublished, displayAt, deadlineAt } = handout;
  if (!isPublished) return 'DRAFT';
  if (displayAt && now < displayAt) return 'SCHEDULED';
  return deadlineAt && now > deadlineAt ? 'CLOSED' : 'OPEN';
}

/** Why these dates cannot be given now, or null. What is not published yet may have dates that have passed. */
export function refuseHandoutDates(
  { displayAt, deadlineAt }: HandoutDates,
  now: Date | null,
): Extract<ErrorCode, 'DATE_ORDER' | 'DATE_PAST'> | null {
  if (!deadlineAt) return null;
  if (now && deadlineAt <= now) return 'DATE_PAST';
  return displayAt && deadlineAt <= displayAt ? 'DATE_ORDER' : null;
}
