import type { Day } from '../time/day.ts';

/** Under this prefix the calendar finds its half-written forms again. */
export const DRAFTS = 'calendar.';

/** Which form a draft belongs to. */
export type DraftOf =
  | { readonly form: 'event'; readonly id: string | null }
  | { readonly form: 'free'; readonly id: string | null; readonly day: Day | null };

export function draftKey(draft: DraftOf): string {
  if (draft.form === 'event') return `${DRAFTS}event:${draft.id ?? 'new'}`;
  return `${DRAFTS}free:${draft.id ?? 'new'}${draft.day ? `@${draft.day}` : ''}`;
}

/** Reads a key that `draftKey` made; null for any other. */
export function readDraftKey(key: string): DraftOf | null {
  const [, form, name, day] = /^calendar\.(event|free):([A-Za-z0-9_-]+)(?:@(\d{4}-\d{2}-\d{2}))?$/.exec(key) ?? [];
  if (!form || !name) return null;
  const id = name === 'new' ? null : name;
  return form === 'event' ? { form, id } : { form: 'free', id, day: day ?? null };
}
