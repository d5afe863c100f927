import type { ClassSummary } from '@portal/domain/classes/class';
import { type ClassState, classStateOf } from '@portal/domain/classes/class-progress';

/** The one word for where a class stands (CLS-1). */
export const stateOf = ({ progress, canceledAt }: Pick<ClassSummary, 'progress' | 'canceledAt'>): ClassState =>
  classStateOf(progress, canceledAt !== null);
