import type { ClassProgress } from '@portal/domain/classes/class-progress';
import { settleClass as settle } from '../../classes/module.ts';
import type { LessonChange } from '../lesson-changes.ts';
import { settleQueries } from './settle.queries.ts';

/**
 * Has a class follow its lessons; whoever changed one calls it in the same transaction, under the teacher's lock and after everyone
 * was told.
 */
export const settleClass = (
  change: Pick<LessonChange, 'tx' | 'now' | 'write'>,
  id: string,
): Promise<ClassProgress | undefined> => settle(change, id, () => settleQueries(change.tx).factsOf(id, change.now));
