import * as v from 'valibot';
import type { Finding } from '@portal/domain/contract/finding';
import { isSameValue } from '@portal/domain/contract/same-value';
import { CourseDraft } from '@portal/domain/courses/course';
import { courseFindings } from '@portal/domain/courses/course-findings';
import { weekSlotText } from '@portal/domain/courses/course-texts';
import { overlappingWeekSlots } from '@portal/domain/time/week-slot';
import { sentenceOf } from '@portal/portal-core/field-problems';
import { comingPicture, slotFields } from '../editor-messages.ts';
import { type CourseFields, draftOf, savedSlotPlaces, writingOf } from './course-fields.ts';
import { fieldOfPath } from './editor-steps.ts';

export interface FormFinding extends Finding {
  /** To be said at once; other findings wait until their field was left, for it may not even have been begun. */
  readonly isPressing: boolean;
}

/** What the server would not even keep, such as a title above its limit; empty for what can be saved. */
export function limitFindings(draft: CourseDraft): Finding[] {
  const { issues = [] } = v.safeParse(CourseDraft, draft);
  return issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    level: 'ERROR',
    // Sentences of the contract are Korean; valibot's own are not.
    message: /[가-힣]/.test(issue.message) ? issue.message : sentenceOf(issue),
  }));
}

/** Everything that the rules say about what stands in the form, by the places of the form (CRS-6, CRS-7). */
export function formFindings(fields: CourseFields): FormFinding[] {
  const places = savedSlotPlaces(fields.weeklySchedule);
  return [
    ...limitFindings(draftOf(fields)).map((finding) => ({ ...atFormPlace(finding, places), isPressing: true })),
    ...courseFindings(writingOf(fields)).map((finding) => aboutSlot(finding, fields.weeklySchedule)),
  ];
}

/** An overlap names the other time by its words, a half-written time asks for what is missing (CRS-7). */
function aboutSlot(finding: Finding, slots: CourseFields['weeklySchedule']): FormFinding {
  const [field, place] = finding.path.split('.');
  const slot = field === 'weeklySchedule' && place ? slots[Number(place)] : undefined;
  if (!slot) return { ...finding, isPressing: false };
  if (!slot.start || !slot.end) return { ...finding, message: slotFields.half, isPressing: false };
  const other = overlappingWeekSlots(slots).get(Number(place));
  const otherSlot = other === undefined ? undefined : slots[other];
  const isOverlap = otherSlot && finding.message.startsWith(`${Number(other) + 1}번째`);
  const message = isOverlap ? slotFields.overlap(Number(other) + 1, weekSlotText(otherSlot)) : finding.message;
  return { ...finding, message, isPressing: true };
}

/** Half-written times are not sent, so the server counts the others without them. */
function atFormPlace(finding: Finding, places: readonly number[]): Finding {
  const [field, at, ...rest] = finding.path.split('.');
  if (field !== 'weeklySchedule' || at === undefined) return finding;
  return { ...finding, path: [field, places[Number(at)] ?? at, ...rest].join('.') };
}

/** A chosen picture that has not arrived: it moves by itself, or waits for her. */
export type ComingPicture = 'MOVING' | 'STUCK';

/** What is said about the picture while one is coming; the course is not handed in without it (CRS-8). */
export const withComingPicture = (findings: readonly FormFinding[], picture: ComingPicture): FormFinding[] => [
  { path: 'imageId', level: 'ERROR', message: comingPicture[picture], isPressing: false },
  ...findings.filter(({ path }) => path !== 'imageId'),
];

/** What the server found in a content. */
export interface ServerFindings {
  readonly content: CourseDraft;
  readonly findings: readonly Finding[];
}

/** What only the server can know, each finding until its field is changed. */
export function lastingFindings({ content, findings }: ServerFindings, fields: CourseFields): FormFinding[] {
  const known = new Set(courseFindings(content).map(({ path, message }) => `${path} ${message}`));
  const now = draftOf(fields);
  const places = savedSlotPlaces(fields.weeklySchedule);
  return findings
    .filter(({ path, message }) => !known.has(`${path} ${message}`))
    .filter(({ path }) => {
      const field = fieldOfPath(path) as keyof CourseDraft;
      return isSameValue(content[field], now[field]);
    })
    .map((finding) => ({ ...atFormPlace(finding, places), isPressing: true }));
}

/** The sentences of a refusal, by the places of the content. */
export const findingsOfRefusal = (sentences: Readonly<Record<string, string>> | undefined): Finding[] =>
  Object.entries(sentences ?? {}).map(([path, message]) => ({
    path: path.replace(/^content\./, ''),
    level: 'ERROR',
    message,
  }));
