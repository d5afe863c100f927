import { type CourseContent, type CourseDraft, courseDraftOf } from '@portal/domain/courses/course';
import type { WrittenSlot } from '@portal/domain/time/week-slot';
import { fingerprintOf } from './fingerprint.ts';

/** What stands in the editor: a course as it is read, for the picture has to be seen, with times that may be half written. */
export interface CourseFields extends Omit<CourseContent, 'weeklySchedule'> {
  weeklySchedule: WrittenSlot[];
  /** Fingerprint of the saved content that this was written on: what somebody else saved meanwhile is then noticed. */
  basedOn: string;
}

export const basisOf = (content: CourseContent): string => fingerprintOf(courseDraftOf(content));

/** The form of a course as it was read. */
export const fieldsOf = (content: CourseContent): CourseFields => ({ ...content, basedOn: basisOf(content) });

const isWhole = ({ start, end }: WrittenSlot) => start !== '' && end !== '';

/** The content that the form shows; half-written times of the week are left out, for no course can hold them. */
export function contentOf({ basedOn: _, weeklySchedule, ...content }: CourseFields): CourseContent {
  return { ...content, weeklySchedule: weeklySchedule.filter(isWhole) };
}

/** What would be saved. */
export const draftOf = (fields: CourseFields): CourseDraft => courseDraftOf(contentOf(fields));

/** Everything that was written, half-written times included; the addresses of the picture say nothing. */
export const writingOf = (fields: CourseFields): CourseDraft => ({
  ...draftOf(fields),
  weeklySchedule: fields.weeklySchedule,
});

/** Places in the form of the times of the week that are saved. */
export const savedSlotPlaces = (slots: readonly WrittenSlot[]): number[] =>
  slots.flatMap((slot, at) => (isWhole(slot) ? [at] : []));
