import type { ApiProblem } from '@portal/api/api-problem';
import { isTransient } from '@portal/api/back-off';

/** Pauses before the tries that follow a failed save; after the last one she is asked. */
export const RETRY_MS = [5_000, 15_000, 30_000, 60_000] as const;

/** Whether another content may be taken where this one was refused. */
export const isAboutContent = ({ status }: ApiProblem): boolean => status === 400 || status === 413 || status === 422;

/** How long to wait before the next try by itself, after so many failures one after the other; null: not at all. */
export function retryDelay(problem: ApiProblem, failures: number): number | null {
  const pause = RETRY_MS[failures - 1];
  if (pause === undefined || !isTransient(problem)) return null;
  return Math.max(pause, (problem.retryAfter ?? 0) * 1_000);
}
