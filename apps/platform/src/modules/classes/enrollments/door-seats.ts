import { WAITING_MAX } from '@portal/domain/classes/enrollment-request';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { KnownInvitation } from '../invitations/class-invitations.queries.ts';
import { enrollmentQueries } from './enrollments.queries.ts';

/** What a class has for who stands at its door: a seat, the one that is kept for her, the waiting list, or nothing any more. */
export async function seatsBehind(on: Db | Tx, classId: string, invitation: KnownInvitation | null) {
  const requests = enrollmentQueries(on);
  const { free } = await requests.seats(classId);
  const waiting = await requests.countWaiting(classId);
  const isKept = invitation !== null && invitation.heldUntil !== null;
  // A seat that has just become free is of those who wait already, until the clock has given it to them.
  const waits = !isKept && free <= waiting;
  return { free: isKept ? free + 1 : free, isKept, waits, isFull: waits && waiting >= WAITING_MAX };
}
