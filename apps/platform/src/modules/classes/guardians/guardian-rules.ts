import { type FamilyGuardians, guardianInvitationAt, GUARDIANS_MAX } from '@portal/domain/families/family-guardian';
import { maskedEmail } from '@portal/domain/format/masked-email';
import type { Db, Tx } from '../../../core/database/database.ts';
import { guardianInvitationQueries } from './guardian-invitations.queries.ts';
import type { GuardianInvitationRow } from './guardian-invitations.tables.ts';
import { guardianshipQueries } from './guardianship.queries.ts';

type Guardian = Awaited<ReturnType<ReturnType<typeof guardianshipQueries>['of']>>[number];
type Child = FamilyGuardians['children'][number];

/** The guardians of children and who was asked to be one, at a moment. */
export async function circleOf(on: Db | Tx, studentIds: readonly string[], now: Date) {
  const guardians = await guardianshipQueries(on).of(studentIds);
  const invitations = await guardianInvitationQueries(on).of(studentIds);
  const of = (studentId: string): Guardian[] => guardians.filter((one) => one.studentId === studentId);
  const isStill = (studentId: string, guardianId: string) => of(studentId).some(({ id }) => id === guardianId);
  const about = (studentId: string) =>
    invitations
      .filter((row) => row.studentIds.includes(studentId))
      .map((row) => ({ ...row, stateNow: guardianInvitationAt(row, now) }));
  /** Those that can still be said yes to: who invited is a guardian herself. */
  const openFor = (studentId: string) =>
    about(studentId).filter(({ stateNow, invitedBy }) => stateNow === 'SENT' && isStill(studentId, invitedBy));
  return {
    of,
    about,
    openFor,
    hasRoom: (studentId: string): boolean => of(studentId).length + openFor(studentId).length < GUARDIANS_MAX,
    /** Somebody else stays for each of them. */
    isHeldBesides: (guardianId: string): boolean =>
      studentIds.every((studentId) => of(studentId).some(({ id }) => id !== guardianId)),
    /** She came to each of them by an invitation. */
    isAdded: (guardianId: string): boolean =>
      studentIds.every((studentId) =>
        about(studentId).some((row) => row.stateNow === 'JOINED' && row.guardianId === guardianId),
      ),
    /** Who invited her, where she did not come with the children. */
    invitedTo(guardianId: string): string | null {
      const row = invitations.find((one) => one.state === 'JOINED' && one.guardianId === guardianId);
      return row ? (guardians.find(({ id }) => id === row.invitedBy)?.name ?? '') : null;
    },
    /** Who came by an invitation to one of them from this address, and so has shown that it is hers. */
    knownBy: (email: string): string | undefined =>
      invitations.find(
        (row) =>
          row.state === 'JOINED' &&
          row.email === email &&
          row.studentIds.some((studentId) => isStill(studentId, row.guardianId!)),
      )?.guardianId ?? undefined,
  };
}

export type Circle = Awaited<ReturnType<typeof circleOf>>;

const shownInvitation = (
  { id, name, relation, email, expiresAt, invitedBy }: GuardianInvitationRow,
  state: Child['invited'][number]['state'],
  guardianId: string,
): Child['invited'][number] => ({
  id,
  name,
  relation,
  email: maskedEmail(email),
  state,
  expiresAt: expiresAt.toISOString(),
  isMine: invitedBy === guardianId,
});

/** A child's guardians as one of them sees them. What came to nothing is for who had asked alone. */
export function childView(circle: Circle, child: { readonly id: string; readonly name: string }, me: string): Child {
  const open = circle.openFor(child.id);
  const failed = circle
    .about(child.id)
    .filter(({ invitedBy, stateNow }) => invitedBy === me && (stateNow === 'EXPIRED' || stateNow === 'DECLINED'));
  return {
    studentId: child.id,
    name: child.name,
    guardians: circle.of(child.id).map(({ id, name, relation, email }) => ({
      id,
      name,
      relation,
      email: email === null ? null : maskedEmail(email),
      isMe: id === me,
    })),
    invited: [...open, ...failed].map((row) => shownInvitation(row, row.stateNow as 'SENT', me)),
    hasRoom: circle.hasRoom(child.id),
  };
}
