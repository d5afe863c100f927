import type { ClassSummary } from '@portal/domain/classes/class';
import { type ClassState, classStateOf } from '@portal/domain/classes/class-progress';

/** The one word for where a class stands (CLS-1). */
export const stateOf = ({ progress, canceledAt }: Pick<ClassSummary, 'progress' | 'canceledAt'>): ClassState =>
  classStateOf(progress, canceledAt !== null);

/** The colour of the line at the beginning of a row; it says nothing that the chip does not. */
export const SPINES: Record<ClassState, string> = {
  upcoming: 'indigo.solid',
  ongoing: 'celadon.solid',
  processing: 'mustard.solid',
  completed: 'border.emphasized',
  cancelled: 'camellia.solid',
};
