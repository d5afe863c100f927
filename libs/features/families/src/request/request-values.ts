import type { EnrollmentAnswer, Invitee } from '@portal/domain/classes/enrollment-request';
import { EMPTY_ENROLLMENT, type EnrollmentValues } from '@portal/family-pages/enrollment-values';

/** A request that was sent, with what came of it. */
export interface SentRequest extends EnrollmentAnswer {
  readonly email: string;
  /** Of the call that sent it, by which who sent it can take it back; none where her letter's link is enough. */
  readonly clientId?: string;
}

/** What stands in the form at first: all that the letter of an invitation knows of who comes by it. */
export const firstValues = (invitee: Invitee | null): EnrollmentValues =>
  invitee === null
    ? EMPTY_ENROLLMENT
    : {
        ...EMPTY_ENROLLMENT,
        studentName: invitee.studentName,
        age: invitee.age === null ? '' : String(invitee.age),
        guardianName: invitee.guardianName,
        relation: invitee.relation ?? '',
        email: invitee.email,
        language: invitee.language,
      };
