import type { CourseDraft } from '@portal/domain/courses/course';
import { steps } from '../editor-messages.ts';

/** The six steps of the editor, in their order; each is reachable at any time. */
export const EDITOR_STEPS = ['basic', 'intro', 'programme', 'packages', 'schedule', 'check'] as const;
export type EditorStep = (typeof EDITOR_STEPS)[number];

export const STEP_LABELS: Record<EditorStep, string> = steps;

const STEP_OF_FIELD: Record<keyof CourseDraft, EditorStep> = {
  title: 'basic',
  subjectId: 'basic',
  topicId: 'basic',
  level: 'basic',
  language: 'basic',
  teachingMode: 'basic',
  classDurationMinutes: 'basic',
  ageMin: 'basic',
  ageMax: 'basic',
  imageId: 'intro',
  introVideoUrl: 'intro',
  intro: 'intro',
  benefits: 'intro',
  programme: 'programme',
  packages: 'packages',
  weeklySchedule: 'schedule',
};

/** The first part of a path; the picture is `image` where a course is read and `imageId` where it is written. */
export const fieldOfPath = (path: string): string => {
  const [field = ''] = path.split('.');
  return field === 'image' ? 'imageId' : field;
};

/** The step on which a field stands; what belongs to no field is told of at the end. */
export function stepOfPath(path: string): EditorStep {
  const field = fieldOfPath(path);
  return Object.hasOwn(STEP_OF_FIELD, field) ? STEP_OF_FIELD[field as keyof CourseDraft] : 'check';
}

/** The step that an address names; the first one for anything else. */
export const readStep = (text: string | null): EditorStep => EDITOR_STEPS.find((step) => step === text) ?? 'basic';

/** Equal sentences about several places of a step become one, at the first of them. */
export function gathered<T extends { readonly path: string; readonly message: string }>(
  items: readonly T[],
): (T & { others: number })[] {
  const found = new Map<string, T & { others: number }>();
  for (const item of items) {
    const key = `${stepOfPath(item.path)} ${item.message}`;
    const first = found.get(key);
    if (first) first.others += 1;
    else found.set(key, { ...item, others: 0 });
  }
  return [...found.values()];
}

/** Things with a path, by the step on which they stand. */
export function byStep<T extends { readonly path: string }>(items: readonly T[]): Record<EditorStep, T[]> {
  const sorted = Object.fromEntries(EDITOR_STEPS.map((step) => [step, [] as T[]])) as Record<EditorStep, T[]>;
  for (const item of items) sorted[stepOfPath(item.path)].push(item);
  return sorted;
}
