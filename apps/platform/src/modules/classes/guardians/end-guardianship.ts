import { moveGuardianInvitation } from '@portal/domain/families/family-guardian';
import { leaveClassChatAlone } from '../chat/class-chat.ts';
import type { ClassDeps } from '../class-deps.ts';
import type { ClassChange } from '../class-ports.ts';
import { isLinkClosed } from '../families/link-closing.ts';
import { guardianInvitationQueries } from './guardian-invitations.queries.ts';
import { guardianLeft } from './guardian-notices.ts';
import { guardianshipQueries } from './guardianship.queries.ts';

interface Ending {
  readonly guardian: { readonly id: string; readonly name: string; readonly timeZone: string };
  readonly children: readonly { readonly id: string; readonly name: string }[];
  /** The teacher who ends it, if one does: she knows. */
  readonly by?: string;
}

/**
 * Somebody is no guardian of these children any more, in whichever classes: her links open nothing, no letter goes to her, and she
 * is in none of their rooms. What she has said stays under her name. Every teacher of a class that goes on hears of it.
 */
export async function endGuardianship(
  deps: Pick<ClassDeps, 'chat'>,
  { tx, now, notify }: Pick<ClassChange, 'tx' | 'now' | 'notify'>,
  { guardian, children, by }: Ending,
): Promise<void> {
  const guardianships = guardianshipQueries(tx);
  const invitations = guardianInvitationQueries(tx);
  const studentIds = children.map(({ id }) => id);
  await guardianships.remove(studentIds, guardian.id);
  const left = new Set(await guardianships.childrenOf(guardian.id));
  for (const row of await invitations.joinedBy(guardian.id)) {
    const state = moveGuardianInvitation(row.state, 'LEAVE');
    if (state && !row.studentIds.some((id) => left.has(id))) await invitations.move(row, { state, endedAt: now });
  }
  if (left.size === 0) await guardianships.forgetAddress(guardian.id);
  const who = { name: guardian.name, studentNames: children.map(({ name }) => name) };
  for (const of of await guardianships.classesOf(studentIds)) {
    await leaveClassChatAlone(deps, tx, { classId: of.id, guardianId: guardian.id });
    if (of.teacherId !== by && !isLinkClosed(of.endDate, guardian.timeZone, now))
      await notify([of.teacherId], guardianLeft(of, `${guardian.id} ${studentIds.join(' ')}`, who));
  }
}
