import type { ApiProblem } from '@portal/api/api-problem';
import { tooLarge, type UploadPolicy } from '@portal/domain/assets/upload-policy';
import type { UploadFailure, UploadStatus } from '../policy/upload.ts';

/** No answer: offline, cut off or stalled. Worth waiting for. */
export class ConnectionLost extends Error {}

/** A PUT that was answered, but not ok (UPL-3). */
export class PutRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`PUT ${status}`);
    this.status = status;
  }
}

/** The file was deleted, moved or changed since it was picked. */
export class FileGone extends Error {}

/** The platform's refusal inside an error, if it is one. */
export const problemIn = (error: unknown): ApiProblem | null =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error && !(error instanceof Error)
    ? (error as ApiProblem)
    : null;

/** Whether asking again in a moment makes sense; a full store stays full. */
export function isBusy(error: unknown): boolean {
  const status = error instanceof PutRefused ? error.status : problemIn(error)?.status;
  return status === 429 || (typeof status === 'number' && status >= 500 && status !== 507);
}

export interface Ending {
  readonly status: Extract<UploadStatus, 'FAILED' | 'REFUSED'>;
  readonly failure: UploadFailure;
}

const REFUSED = (failure: UploadFailure): Ending => ({ status: 'REFUSED', failure });
const FAILED = (failure: UploadFailure): Ending => ({ status: 'FAILED', failure });

/** How an error ends an upload: to be tried again, or never. */
export function endingOf(error: unknown, size: number, policy: UploadPolicy): Ending {
  if (error instanceof FileGone) return REFUSED({ code: 'FILE_NOT_FOUND' });
  const problem = problemIn(error);
  if (!problem) return FAILED({ code: 'FAILED' });
  switch (problem.code) {
    case 'FILE_NOT_FOUND':
    case 'CONTENT_MISMATCH':
    case 'TYPE_BLOCKED':
    case 'TYPE_NOT_ALLOWED':
      return REFUSED({ code: problem.code });
    case 'FILE_TOO_LARGE':
      return REFUSED(tooLarge(size, policy.maxBytes));
    case 'QUOTA_TOTAL':
      return REFUSED({ code: 'SAID', message: problem.message });
    case undefined:
    case 'UPLOAD_INCOMPLETE':
    case 'WRONG_STATE':
    case 'NOT_FOUND':
    case 'UNEXPECTED':
      return FAILED({ code: 'FAILED' });
    default:
      return FAILED({ code: 'SAID', message: problem.message });
  }
}
