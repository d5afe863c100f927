import { millisecondsInDay } from 'date-fns/constants';
import * as v from 'valibot';
import { now } from '../clock.ts';

/** A half-written form as it was last saved. */
export interface FormDraft {
  readonly key: string;
  readonly savedAt: Date;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface DraftShape {
  /** Of the form's fields; content of another version is dropped. */
  readonly version?: number | undefined;
  /** What the values must be; loose, for they are half written. */
  readonly schema?: v.GenericSchema<unknown, Record<string, unknown>> | undefined;
}

const PREFIX = 'portal-draft:';
const MAX_DRAFTS = 20;
const MAX_BYTES = 64 * 1024;
const KEPT_MS = 14 * millisecondsInDay;

const Saved = v.object({ version: v.number(), savedAt: v.number(), values: v.record(v.string(), v.unknown()) });
type Saved = v.InferOutput<typeof Saved>;

/** What storage refused, for as long as the page lives. It is newer than what storage may hold of the same form. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

const placeOf = (userId: string, key = '') => `${PREFIX}${encodeURIComponent(userId)}:${key}`;

/** Storage may be denied, full or taken away at any moment; a draft must never break the form that it protects. */
function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

const tell = () => {
  for (const listener of [...listeners]) listener();
};

function places(prefix: string): string[] {
  const stored = attempt((storage) => Object.keys(storage), []);
  return [...new Set([...stored, ...memory.keys()])].filter((place) => place.startsWith(prefix)).sort();
}

const rawAt = (place: string) => memory.get(place) ?? attempt((storage) => storage.getItem(place), null);

function parse(raw: string | null): Saved | null {
  if (raw === null) return null;
  try {
    const { success, output } = v.safeParse(Saved, JSON.parse(raw));
    return success ? output : null;
  } catch {
    return null;
  }
}

function forget(place: string): void {
  memory.delete(place);
  attempt((storage) => storage.removeItem(place), undefined);
}

/** Too old drafts of everybody go, and this person's oldest, so that one more has its place. */
function sweep(userId: string): void {
  const oldest = now().getTime() - KEPT_MS;
  for (const place of places(PREFIX)) if ((parse(rawAt(place))?.savedAt ?? 0) < oldest) forget(place);
  const own = places(placeOf(userId))
    .map((place) => ({ place, savedAt: parse(rawAt(place))?.savedAt ?? 0 }))
    .sort((a, b) => b.savedAt - a.savedAt);
  for (const { place } of own.slice(MAX_DRAFTS - 1)) forget(place);
}

/** Keeps a draft; false says that only this page's memory holds it (storage denied or full, or more than 64 KiB). */
export function saveDraft(userId: string, key: string, values: FormDraft['values'], version = 1): boolean {
  const place = placeOf(userId, key);
  const raw = JSON.stringify({ version, savedAt: now().getTime(), values } satisfies Saved);
  if (rawAt(place) === null) sweep(userId);
  const isSmall = new TextEncoder().encode(raw).length <= MAX_BYTES;
  const isKept = isSmall && attempt((storage) => (storage.setItem(place, raw), true), false);
  if (isKept) memory.delete(place);
  else memory.set(place, raw);
  tell();
  return isKept;
}

/** This person's draft of a form, or null. What cannot be read, is of another version or too old is dropped. */
export function readDraft(userId: string, key: string, { version = 1, schema }: DraftShape = {}): FormDraft | null {
  const place = placeOf(userId, key);
  const saved = parse(rawAt(place));
  const isUsable = saved?.version === version && saved.savedAt >= now().getTime() - KEPT_MS;
  const values = isUsable && (schema ? v.safeParse(schema, saved.values) : { success: true, output: saved.values });
  if (values && values.success) {
    return { key, savedAt: new Date(saved?.savedAt ?? 0), values: values.output as FormDraft['values'] };
  }
  forget(place);
  return null;
}

/** Forgets one draft. */
export function removeDraft(userId: string, key: string): void {
  forget(placeOf(userId, key));
  tell();
}

/** Forgets everything that a person half wrote: she signed out herself, and somebody else may sit here next. */
export function dropDrafts(userId: string): void {
  for (const place of places(placeOf(userId))) forget(place);
  tell();
}

/** This person's drafts whose keys begin so, newest first. */
export function listDrafts(userId: string, prefix: string): FormDraft[] {
  const oldest = now().getTime() - KEPT_MS;
  return places(placeOf(userId, prefix))
    .map((place) => ({ key: place.slice(placeOf(userId).length), saved: parse(rawAt(place)) }))
    .filter((entry): entry is { key: string; saved: Saved } => (entry.saved?.savedAt ?? 0) >= oldest)
    .sort((a, b) => b.saved.savedAt - a.saved.savedAt)
    .map(({ key, saved }) => ({ key, savedAt: new Date(saved.savedAt), values: saved.values }));
}

/** Changes whenever `listDrafts` would. */
export const fingerprintOfDrafts = (userId: string, prefix: string): string =>
  places(placeOf(userId, prefix))
    .map((place) => `${place}=${rawAt(place)}`)
    .join('\n');

/** Tells of every change of a draft, in this tab and in others. */
export function watchDrafts(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && listener();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Tells that another tab has forgotten a draft, and what stood in it: it was sent or given up there. */
export function onForgottenElsewhere(
  userId: string,
  key: string,
  listener: (values: FormDraft['values']) => void,
): () => void {
  const onStorage = ({ key: place, oldValue, newValue }: StorageEvent) => {
    const forgotten = place === placeOf(userId, key) && newValue === null && parse(oldValue);
    if (forgotten) listener(forgotten.values);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
