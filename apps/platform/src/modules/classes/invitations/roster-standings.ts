import { addressOf } from '@portal/domain/classes/enrollment-request';
import type { RosterStanding } from '@portal/domain/classes/roster';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollmentQueries } from '../enrollments/enrollments.queries.ts';
import { classInvitationQueries } from './class-invitations.queries.ts';
import { isOpen } from './invitation-rules.ts';

interface Person {
  readonly studentName: string;
  readonly guardianEmail: string;
}

const keyOf = (studentName: string, email: string) => `${addressOf(email)} ${studentName.trim()}`;

/** How each of these stands to a class: as its student, at its door, invited to it, or not at all. */
export async function standingsOf(
  on: Db | Tx,
  teacherId: string,
  classId: string,
  people: readonly Person[],
): Promise<RosterStanding[]> {
  const invitations = classInvitationQueries(on, teacherId);
  const students = await invitations.students(classId);
  const requests = await enrollmentQueries(on).standing(classId);
  const letters = await invitations.of(classId);
  const joined = new Set(students.map(({ studentName, email }) => keyOf(studentName, email ?? '')));
  const asked = new Set(requests.map(({ studentName, email }) => keyOf(studentName, email)));
  const invited = new Set(letters.filter(isOpen).map(({ email }) => email));
  return people.map(({ studentName, guardianEmail }) => {
    const key = keyOf(studentName, guardianEmail);
    if (joined.has(key)) return 'JOINED';
    if (asked.has(key)) return 'REQUESTED';
    return invited.has(addressOf(guardianEmail)) ? 'INVITED' : 'NEW';
  });
}
