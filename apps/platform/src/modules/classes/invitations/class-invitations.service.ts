import { FAMILY_LANGUAGES } from '@portal/domain/classes/class';
import type { classInvitationsContract } from '@portal/domain/classes/class-invitations.contract';
import { takesNewcomers } from '@portal/domain/classes/enrollment';
import { addressOf } from '@portal/domain/classes/enrollment-request';
import {
  type InvitationEvent,
  type InvitationLetters,
  type LetterPreview,
  moveInvitation,
} from '@portal/domain/classes/invitation-letter';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { DomainError } from '../../../core/domain-error.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import type { ClassChange } from '../class-ports.ts';
import { enrollmentQueries } from '../enrollments/enrollments.queries.ts';
import { classInvitationQueries, type KnownInvitation } from './class-invitations.queries.ts';
import type { InvitationLetterRow } from './class-invitations.tables.ts';
import { invitationLetterTo } from './invitation-letter.ts';
import { invitationBehind } from './invitation-links.ts';
import { asLetter, refusalsOf } from './invitation-rules.ts';
import { invitationSending, invitingClass, lettersLeft } from './invitation-sending.ts';

type Written = BodyOf<typeof classInvitationsContract.inviteByMail>;

const UNKNOWN = { age: null, guardianName: '', phone: '', relation: null, heldUntil: null } as const;

/** Invitations by mail, from the teacher who writes them to the family that does not want one. */
export function classInvitationService(deps: ClassDeps) {
  const { lessons, clock } = deps;
  const { db } = deps.database;

  async function list(teacherId: string, classId: string): Promise<InvitationLetters> {
    const of = await ownClass(db, teacherId, classId);
    const rows = await classInvitationQueries(db, teacherId).of(classId);
    return {
      items: rows.map((row) => asLetter(row, rows, takesNewcomers(of))),
      lettersLeft: await lettersLeft(db, teacherId, clock.now()),
    };
  }

  async function end({ tx }: ClassChange, teacherId: string, row: KnownInvitation, how: Partial<InvitationLetterRow>) {
    const isDone = await classInvitationQueries(tx, teacherId).change(row.classId, row.id, { ...how, heldUntil: null });
    if (!isDone) throw new DomainError('WRONG_STATE');
  }

  /** One of her own and all of its class, where the table allows what is about to happen to it. */
  async function found({ tx }: ClassChange, teacherId: string, classId: string, id: string, event: InvitationEvent) {
    const all = await classInvitationQueries(tx, teacherId).of(classId);
    const row = all.find((one) => one.id === id);
    if (!row) throw new DomainError('NOT_FOUND');
    if (!moveInvitation(row.state, event)) throw new DomainError('WRONG_STATE');
    return { row, all };
  }

  return {
    list,

    async preview(teacherId: string, classId: string, studentName: string): Promise<LetterPreview[]> {
      const facts = await invitingClass(deps, teacherId, classId);
      return FAMILY_LANGUAGES.map((language) => {
        const to = { email: '', language, studentName: studentName.trim(), seat: undefined };
        const { title, content, action, reason } = invitationLetterTo(facts, to, null);
        return { language, title, content, action: action!, reason: reason! };
      });
    },

    async invite(teacherId: string, classId: string, written: Written): Promise<InvitationLetters> {
      const facts = await invitingClass(deps, teacherId, classId);
      await lessons.change(teacherId, async (change) => {
        const queries = classInvitationQueries(change.tx, teacherId);
        const { clientId, language } = written;
        if (await queries.isSent(classId, clientId)) return;
        const emails = written.emails.map(addressOf);
        const fields = refusalsOf(await queries.of(classId), emails, facts, (at) => `emails.${at}`);
        if (fields) throw new DomainError('VALIDATION', { fields });
        const studentName = written.studentName.trim();
        const people = emails.map((email) => ({ ...UNKNOWN, clientId, email, language, studentName }));
        await invitationSending(deps, change, teacherId, facts).invite(classId, people, false);
      });
      return list(teacherId, classId);
    },

    async resend(teacherId: string, classId: string, id: string): Promise<InvitationLetters> {
      const facts = await invitingClass(deps, teacherId, classId);
      await lessons.change(teacherId, async (change) => {
        const { row, all } = await found(change, teacherId, classId, id, 'RESEND');
        const { resendAt } = asLetter(row, all, true);
        if (resendAt === null) throw new DomainError('WRONG_STATE');
        const seconds = Math.ceil((Date.parse(resendAt) - change.now.getTime()) / 1000);
        if (seconds > 0) throw new DomainError('TOO_MANY', { retryAfter: seconds });
        await invitationSending(deps, change, teacherId, facts).again(row);
      });
      return list(teacherId, classId);
    },

    async withdraw(teacherId: string, classId: string, id: string): Promise<InvitationLetters> {
      await ownClass(db, teacherId, classId);
      await lessons.change(teacherId, async (change) => {
        const { row } = await found(change, teacherId, classId, id, 'WITHDRAW');
        await end(change, teacherId, row, { withdrawnAt: change.now });
      });
      return list(teacherId, classId);
    },

    /** By the family, which comes with its link. */
    async decline(secret: string): Promise<void> {
      const invited = await invitationBehind(db, secret);
      const door = invited && (await enrollmentQueries(db).behind({ classId: invited.classId }));
      if (!door) throw new DomainError('LINK_REVOKED');
      const { teacherId } = door.class;
      await lessons.change(teacherId, async (change) => {
        const row = await invitationBehind(change.tx, secret);
        // Whoever presses twice has declined already.
        if (row?.state === 'DECLINED') return;
        if (!row || !moveInvitation(row.state, 'DECLINE')) throw new DomainError('LINK_REVOKED');
        await end(change, teacherId, row, { declinedAt: change.now, requestId: null });
      });
    },
  };
}
