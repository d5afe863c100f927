import { addressOf, type EnrollmentForm, type Invitee } from '@portal/domain/classes/enrollment-request';
import { moveInvitation } from '@portal/domain/classes/invitation-letter';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { enrollmentQueries } from '../enrollments/enrollments.queries.ts';
import type { EnrollmentRequestRow } from '../enrollments/enrollments.tables.ts';
import type { KnownInvitation } from './class-invitations.queries.ts';
import { invitationBehind } from './invitation-links.ts';

/** The class that a link opens: the one that everybody has, or that of an invitation, which is told too. */
export async function openDoor(on: Db | Tx, secret: string) {
  const doors = enrollmentQueries(on);
  const byLink = await doors.behind({ secret });
  if (byLink) return { ...byLink, invitation: null };
  const invitation = await invitationBehind(on, secret);
  const door = invitation && moveInvitation(invitation.state, 'OPEN') && (await doors.behind(invitation));
  if (!door) throw new DomainError('LINK_REVOKED');
  return { ...door, invitation };
}

/** What came of an invitation: a request that stands, or one that led to a seat. */
export async function requestOf(
  on: Db | Tx,
  invitation: KnownInvitation | null,
): Promise<EnrollmentRequestRow | undefined> {
  if (!invitation?.requestId || (invitation.state !== 'REQUESTED' && invitation.state !== 'JOINED')) return undefined;
  return enrollmentQueries(on).byId(invitation.classId, invitation.requestId);
}

/** What her link knows of who is invited. */
export async function inviteeOf(on: Db | Tx, invitation: KnownInvitation): Promise<Invitee> {
  const { studentName, age, guardianName, relation, email, language, heldUntil } = invitation;
  const request = await requestOf(on, invitation);
  return {
    studentName,
    age,
    guardianName,
    relation,
    email,
    language,
    heldUntil: heldUntil?.toISOString() ?? null,
    answer: request ? { state: request.state, heldUntil: request.heldUntil?.toISOString() ?? null } : null,
  };
}

/** Whether who asks is whom the letter went to; what it said of her own child she may correct. */
export const isMeant = (invitation: KnownInvitation, { email }: EnrollmentForm): boolean =>
  addressOf(email) === invitation.email;
