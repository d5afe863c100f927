import type { ProgrammeStep } from '@portal/domain/classes/class';

export type Covering = 'covered' | 'late' | 'coming' | 'dropped' | 'leftOut';

interface Stand {
  now: Date;
  isCanceled: boolean;
}

/** Whether a step of the programme was taught, should have been, comes later, or was not in the lesson that it was planned for. */
export function coveringOf(
  { plannedAt, coveredAt, isMissed, isLeftOut }: ProgrammeStep,
  { now, isCanceled }: Stand,
): Covering {
  if (coveredAt) return 'covered';
  if (isLeftOut) return 'leftOut';
  if (isCanceled || isMissed) return 'dropped';
  return plannedAt && new Date(plannedAt) < now ? 'late' : 'coming';
}
