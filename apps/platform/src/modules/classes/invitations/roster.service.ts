import type { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { addressOf } from '@portal/domain/classes/enrollment-request';
import type { RosterRow, RosterStanding } from '@portal/domain/classes/roster';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import { heldUntil } from '../enrollments/enrollment-steps.ts';
import { enrollmentQueries } from '../enrollments/enrollments.queries.ts';
import { classInvitationQueries } from './class-invitations.queries.ts';
import { refusalsOf } from './invitation-rules.ts';
import { type Invited, invitationSending, invitingClass } from './invitation-sending.ts';
import { standingsOf } from './roster-standings.ts';

type Asked = BodyOf<typeof classInvitationsContract.checkRoster>['rows'];

const asInvited = (row: RosterRow, heldTo: Date | null): Invited => ({
  clientId: null,
  email: addressOf(row.guardianEmail),
  language: row.language,
  studentName: row.studentName.trim(),
  age: row.age,
  guardianName: row.guardianName.trim(),
  phone: row.guardianPhone.trim(),
  relation: row.relation,
  heldUntil: heldTo,
});

/** How many seats can be kept now: what is free is of those who wait already, until the clock has given it to them. */
async function seatsToKeep(tx: Tx, classId: string): Promise<number> {
  const requests = enrollmentQueries(tx);
  const { free } = await requests.seats(classId);
  return Math.max(0, free - (await requests.countWaiting(classId)));
}

/** The list of a class that its teacher brings: each of its students is invited, and a seat is kept as long as there are some. */
export function rosterService(deps: ClassDeps) {
  const { db } = deps.database;
  return {
    async check(teacherId: string, classId: string, rows: Asked): Promise<RosterStanding[]> {
      await ownClass(db, teacherId, classId);
      return standingsOf(db, teacherId, classId, rows);
    },

    /** Who is invited or there already stays as she is, so that the same list twice invites nobody twice. */
    async invite(teacherId: string, classId: string, rows: readonly RosterRow[]) {
      const facts = await invitingClass(deps, teacherId, classId);
      return deps.lessons.change(teacherId, async (change) => {
        const { tx, now } = change;
        const standings = await standingsOf(tx, teacherId, classId, rows);
        const places = rows.flatMap((_, at) => (standings[at] === 'NEW' ? [at] : []));
        const known = await classInvitationQueries(tx, teacherId).of(classId);
        const emails = places.map((at) => addressOf(rows[at]!.guardianEmail));
        const fields = refusalsOf(known, emails, facts, (no) => `rows.${places[no]}.guardianEmail`);
        if (fields) throw new DomainError('VALIDATION', { fields });
        const free = await seatsToKeep(tx, classId);
        const people = places.map((at, no) => asInvited(rows[at]!, no < free ? heldUntil(now) : null));
        await invitationSending(deps, change, teacherId, facts).invite(classId, people, true);
        return { invited: people.length, seated: Math.min(free, people.length) };
      });
    },
  };
}
