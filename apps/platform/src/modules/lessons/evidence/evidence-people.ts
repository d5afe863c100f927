import type { EvidencePerson } from '@portal/domain/evidence/lesson-evidence';
import type { Coming } from './evidence.queries.ts';

/** Who came as what, each once and in the order of their first coming. */
export function comersOf(comings: readonly Coming[], role: EvidencePerson['role']): Coming[] {
  const own = comings.filter(({ data }) => data['role'] === role);
  return [...Map.groupBy(own, ({ actorId }) => actorId).values()].map(([first]) => first!);
}

/** The students of a lesson: those whom its class has, and after them whoever came as one and has left it since. */
export const studentsIn = (comings: readonly Coming[], roster: readonly { readonly id: string }[]): string[] => [
  ...new Set([...roster.map(({ id }) => id), ...comersOf(comings, 'STUDENT').map(({ actorId }) => actorId)]),
];
