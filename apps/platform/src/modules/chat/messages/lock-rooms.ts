import type { Tx } from '../../../core/database/database.ts';
import { messageQueries } from './messages.queries.ts';

/** Locks several talks, always in one order, so that two who lock some of the same wait for each other and no more; false where one is none of hers. */
export async function lockRooms(tx: Tx, memberId: string, roomIds: readonly string[]): Promise<boolean> {
  for (const roomId of roomIds.toSorted()) if (!(await messageQueries(tx).lockRoom(memberId, roomId))) return false;
  return true;
}
