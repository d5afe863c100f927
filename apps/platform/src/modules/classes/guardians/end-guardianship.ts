import { moveGuardianInvitation } from '@portal/domain/families/family-guardian';
import { leaveClassChatAlone } from '../chat/class-chat.ts';
import type { ClassDeps } from '../class-deps.ts';
import type { ClassChange } from '../class-ports.ts';
import { guardianInvitationQueries } from './guardian-invitations.queries.ts';
import { guardianshipQueries } from './guardianship.queries.ts';

/**
 * Somebody is no guardian of these children any more, in whichever classes: her links open nothing, no letter goes to her, and she
 * is in none of their rooms. What she has said stays under her name.
 */
export async function endGuardianship(
  deps: Pick<ClassDeps, 'chat'>,
  { tx, now }: Pick<ClassChange, 'tx' | 'now'>,
  guardianId: string,
  studentIds: readonly string[],
): Promise<void> {
  const guardianships = guardianshipQueries(tx);
  const invitations = guardianInvitationQueries(tx);
  await guardianships.remove(studentIds, guardianId);
  const left = new Set(await guardianships.childrenOf(guardianId));
  for (const row of await invitations.joinedBy(guardianId)) {
    const state = moveGuardianInvitation(row.state, 'LEAVE');
    if (state && !row.studentIds.some((id) => left.has(id))) await invitations.move(row, { state, endedAt: now });
  }
  if (left.size === 0) await guardianships.forgetAddress(guardianId);
  for (const { id } of await guardianships.classesOf(studentIds))
    await leaveClassChatAlone(deps, tx, { classId: id, guardianId });
}
