import type { ClassProgress } from '@portal/domain/classes/class-progress';
import type { Tx } from '../../../core/database/database.ts';
import { settleClass as settle } from '../../classes/module.ts';
import { settleQueries } from './settle.queries.ts';

/**
 * Has a class follow its lessons; whoever changed one calls it in the same transaction, under the teacher's lock and after everyone
 * was told.
 */
export const settleClass = (tx: Tx, id: string, now: Date): Promise<ClassProgress | undefined> =>
  settle(tx, { id, now }, () => settleQueries(tx).factsOf(id, now));
