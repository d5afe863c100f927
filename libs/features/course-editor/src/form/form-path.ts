import type { CourseDraft } from '@portal/domain/courses/course';

type Listed = Pick<CourseDraft, 'packages' | 'programme'>;

const isListed = (field: string): field is keyof Listed => field === 'packages' || field === 'programme';

/**
 * A path in the places that a draft has: revisions name packages and lessons by their ids, the form by their numbers.
 * Null where the draft has no such thing.
 */
export function formPathOf(path: string, draft: Listed): string | null {
  const [field = '', key, ...rest] = path.split('.');
  if (field === 'image') return 'imageId';
  if (!isListed(field) || key === undefined) return path;
  const byId = draft[field].findIndex(({ id }) => id === key);
  const at = byId >= 0 ? byId : /^\d{1,3}$/.test(key) ? Number(key) : -1;
  return at in draft[field] ? [field, at, ...rest].join('.') : null;
}

/** The same path by the id of its package or lesson, so that it stays with it when others come before. */
export function lastingPathOf(path: string, draft: Listed): string {
  const [field = '', at, ...rest] = (formPathOf(path, draft) ?? path).split('.');
  if (!isListed(field) || at === undefined) return path;
  return [field, draft[field][Number(at)]?.id ?? at, ...rest].join('.');
}

/** What stands at a path. */
export const valueAt = (draft: CourseDraft, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], draft);
