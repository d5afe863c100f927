import type { FileRef } from '@portal/domain/assets/file';
import type { UploadRefusal } from '@portal/domain/assets/upload-policy';

/**
 * QUEUED waits for its turn; PREPARING is read and signed; DUPLICATE waits for an answer; OFFLINE goes on by itself;
 * CHECKING has arrived; FAILED can be tried again; REFUSED cannot; MISSING needs the same file to be picked again.
 */
export type UploadStatus =
  | 'QUEUED'
  | 'PREPARING'
  | 'DUPLICATE'
  | 'SENDING'
  | 'PAUSED'
  | 'OFFLINE'
  | 'CHECKING'
  | 'DONE'
  | 'FAILED'
  | 'REFUSED'
  | 'MISSING';

/** Why a file was not taken. */
export type UploadFailure =
  | UploadRefusal
  | { readonly code: 'EMPTY' | 'CONTENT_MISMATCH' | 'DUPLICATE' | 'OTHER_FILE' | 'FAILED' }
  | { readonly code: 'TOO_MANY'; readonly n: number }
  /** GB that are allowed, and bytes that there would be. */
  | { readonly code: 'TOTAL_TOO_LARGE'; readonly n: number; readonly bytes: number }
  /** The server's own sentence. */
  | { readonly code: 'SAID'; readonly message: string };

/** One file on its way, as a list shows it; replaced whenever something about it changes. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  readonly status: UploadStatus;
  readonly sentBytes: number;
  readonly failure?: UploadFailure | undefined;
  /** The same content, uploaded before: an offer to use it. */
  readonly duplicate?: { readonly file: FileRef; readonly uploadedAt: string } | undefined;
  /** Once it is DONE. */
  readonly file?: FileRef | undefined;
}

const ON_ITS_WAY: ReadonlySet<UploadStatus> = new Set(['QUEUED', 'PREPARING', 'SENDING', 'OFFLINE', 'CHECKING']);

/** Whether it moves, or will, without anybody doing something. */
export const isOnItsWay = ({ status }: Upload): boolean => ON_ITS_WAY.has(status);

/** Whether a form that is sent now would be sent without it; a refused file never belonged to the form. */
export const isUnfinished = ({ status }: Upload): boolean => status !== 'DONE' && status !== 'REFUSED';

/** Whole per cent, 100 only when all has been sent. */
export const percentOf = ({ sentBytes, size }: Upload): number =>
  size === 0 ? 0 : Math.min(100, Math.floor((sentBytes / size) * 100));
