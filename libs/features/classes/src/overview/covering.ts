import type { ProgrammeStep } from '@portal/domain/classes/class';

export type Covering = 'covered' | 'late' | 'coming';

/** Whether a step of the programme was taught, should have been, or comes later. */
export function coveringOf({ plannedAt, coveredAt }: ProgrammeStep, now: Date): Covering {
  if (coveredAt) return 'covered';
  return plannedAt && new Date(plannedAt) < now ? 'late' : 'coming';
}
