import { problemOf } from '@portal/api/api-problem';

/** The sentence that the server itself gave; null where there was no answer, or one without a code of ours (SES-7). */
export function serverMessageOf(error: unknown): string | null {
  const { status, code, message } = problemOf(error);
  return typeof status === 'number' && code !== undefined ? message : null;
}
