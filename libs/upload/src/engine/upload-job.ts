import type { UploadLocation, UploadPolicy } from '@portal/domain/assets/upload-policy';
import type { Upload } from '../policy/upload.ts';
import type { Release } from './claim.ts';
import type { Remote } from './sending.ts';
import type { TicketSource } from './upload-server.ts';
import type { StoredUpload, Place } from './upload-store.ts';

/** Owns what is sent with a ticket, whoever is signed in. */
export const VISITOR = 'visitor';

/** The field that the files are for. */
export interface UploadField {
  /** Tells the fields of a page apart: `course:12:image`. Nobody but the person who is signed in has any there. */
  readonly name: string;
  /** Whose uploads these are: hers who is signed in, or `VISITOR`; null while nobody is known, and then they end with the page. */
  readonly userId: string | null;
  /** What a visitor sends with; without one the session speaks. */
  readonly ticketOf?: TicketSource | undefined;
  /** Whether unfinished uploads outlive the field and the page. */
  readonly isKept: boolean;
  readonly location: UploadLocation;
  readonly policy: UploadPolicy;
}

/** What the queue knows of an upload beside its view. */
export interface UploadJob {
  readonly field: UploadField;
  readonly type: string;
  readonly addedAt: number;
  view: Upload;
  /** Null after a reload where the browser could not keep the bytes. */
  file: File | null;
  remote: Remote | null;
  sha256: string | undefined;
  isDuplicateSettled: boolean;
  /** Ends the running try; null while there is none. */
  stop: AbortController | null;
  release: Release | null;
}

/** Where a job is kept, or null. */
export const placeOf = ({ field: { isKept, userId, name }, view }: UploadJob): Place | null =>
  isKept && userId !== null && view.status !== 'REFUSED' ? { userId, name } : null;

/** A file that has just been chosen, the `at`th of those that were chosen together. */
export function newJob(
  field: UploadField,
  file: File,
  at: number,
  view: Pick<Upload, 'status' | 'failure'>,
): UploadJob {
  const { name, size, type, lastModified } = file;
  return {
    field,
    file,
    type,
    // What is kept is ordered by it.
    addedAt: Date.now() + at,
    view: { id: crypto.randomUUID(), name, size, lastModified, sentBytes: 0, ...view },
    remote: null,
    sha256: undefined,
    isDuplicateSettled: false,
    stop: null,
    release: null,
  };
}

/** A job as it is written down. */
export function storedOf({ view, type, addedAt, field, remote, sha256, isDuplicateSettled }: UploadJob): StoredUpload {
  const { id, name, size, lastModified, status, sentBytes, file } = view;
  return {
    id,
    name,
    type,
    size,
    lastModified,
    addedAt,
    location: field.location,
    remote,
    sha256,
    isDuplicateSettled,
    isPaused: status === 'PAUSED',
    sentBytes,
    file,
  };
}

/** A job as it goes on after a reload. */
export function jobOf(kept: StoredUpload, file: File | null, field: UploadField, release: Release): UploadJob {
  const { id, name, size, lastModified, type, addedAt, remote, sha256, isDuplicateSettled } = kept;
  // Of a file that goes in one PUT nothing is left over there.
  const sentBytes = remote?.kind === 'PARTS' ? kept.sentBytes : 0;
  const unfinished = !file ? 'MISSING' : kept.isPaused ? 'PAUSED' : 'QUEUED';
  return {
    field,
    type,
    addedAt,
    file,
    remote,
    sha256,
    isDuplicateSettled,
    release,
    stop: null,
    view: { id, name, size, lastModified, sentBytes, status: kept.file ? 'CHECKING' : unfinished, file: kept.file },
  };
}
