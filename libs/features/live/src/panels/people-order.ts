import { LIVE_ROLES, type LiveParticipant } from '@portal/domain/live/live-room';

/** The people as they are listed: raised hands as they went up, then by role and name. */
export function inOrder(people: readonly LiveParticipant[], hands: readonly string[]): LiveParticipant[] {
  const handOf = ({ id }: LiveParticipant) => (hands.includes(id) ? hands.indexOf(id) : hands.length);
  return people.toSorted(
    (one, other) =>
      handOf(one) - handOf(other) ||
      LIVE_ROLES.indexOf(one.role) - LIVE_ROLES.indexOf(other.role) ||
      one.name.localeCompare(other.name, 'ko'),
  );
}
