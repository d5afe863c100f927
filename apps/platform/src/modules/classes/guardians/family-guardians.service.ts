import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { addressOf } from '@portal/domain/classes/enrollment-request';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import {
  type FamilyGuardians,
  GUARDIAN_INVITATION_DAYS,
  GUARDIAN_LETTERS_A_DAY,
  GUARDIAN_LETTERS_TO_ONE,
  GUARDIANS_MAX,
  moveGuardianInvitation,
} from '@portal/domain/families/family-guardian';
import type { familyGuardiansContract } from '@portal/domain/families/family-guardians.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { newLinkId } from '../../../core/signed-link.ts';
import type { ClassDeps } from '../class-deps.ts';
import type { ClassChange } from '../class-ports.ts';
import { type Family, familyQueries } from '../families/family.queries.ts';
import { endGuardianship } from './end-guardianship.ts';
import { guardianInvitationQueries } from './guardian-invitations.queries.ts';
import { guardianAskedLetter } from './guardian-letters.ts';
import { guardianInvitationPath } from './guardian-links.ts';
import { childView, type Circle, circleOf } from './guardian-rules.ts';
import { guardianshipQueries } from './guardianship.queries.ts';

type Written = BodyOf<typeof familyGuardiansContract.inviteGuardian>;

/** Her children in the class, each once. */
export const childrenIn = ({ students }: Pick<Family, 'students'>) => [
  ...new Map(students.map(({ id, name }) => [id, { id, name }])).values(),
];

/** Those of them that were named; what is none of hers is none at all. */
function chosenOf(family: Pick<Family, 'students'>, studentIds: readonly string[]) {
  const chosen = childrenIn(family).filter(({ id }) => studentIds.includes(id));
  if (chosen.length < new Set(studentIds).size) throw new DomainError('NOT_FOUND');
  return chosen;
}

/** The guardians of a family's children, as one of them sees and changes them. */
export function familyGuardiansService(deps: ClassDeps) {
  const { lessons, clock, accounts, mail } = deps;
  const { db } = deps.database;

  async function lettersLeft(on: Db | Tx, { class: of, guardian }: Family, now: Date): Promise<number> {
    const sent = await guardianInvitationQueries(on).countSent(of.id, guardian.id, subDays(now, 1));
    return Math.max(0, GUARDIAN_LETTERS_A_DAY - sent);
  }

  async function list(family: Family): Promise<FamilyGuardians> {
    const children = childrenIn(family);
    const me = family.guardian.id;
    const now = clock.now();
    const circle = await circleOf(
      db,
      children.map(({ id }) => id),
      now,
    );
    const isAdded = circle.isAdded(me);
    return {
      children: children.map((child) => childView(circle, child, me)),
      isAdded,
      mayLeave: isAdded && circle.isHeldBesides(me),
      lettersLeft: await lettersLeft(db, family, now),
    };
  }

  /** Under the lock of the teacher and of the children, with the family as it is by then. */
  const changing = (
    family: Family,
    work: (change: ClassChange, now: { readonly family: Family; readonly circle: Circle }) => Promise<void>,
  ): Promise<void> =>
    lessons.change(family.class.teacherId, async (change) => {
      const current = await familyQueries(change.tx).of(family.class.id, family.guardian.id);
      if (!current) throw new DomainError('LINK_REVOKED');
      const ids = childrenIn(current).map(({ id }) => id);
      await guardianshipQueries(change.tx).lock(ids);
      await work(change, { family: current, circle: await circleOf(change.tx, ids, change.now) });
    });

  function refuse(circle: Circle, studentIds: readonly string[], email: string): void {
    for (const id of studentIds) {
      const isKnown =
        circle.of(id).some((one) => one.email !== null && addressOf(one.email) === email) ||
        circle.openFor(id).some((one) => one.email === email);
      if (isKnown) throw new DomainError('GUARDIAN_KNOWN');
      const before = circle.about(id).filter((one) => one.email === email && one.state !== 'JOINED');
      if (before.some(({ state }) => state === 'DECLINED') || before.length >= GUARDIAN_LETTERS_TO_ONE)
        throw new DomainError('GUARDIAN_DECLINED');
      if (!circle.hasRoom(id)) throw new DomainError('GUARDIANS_FULL', { values: { n: GUARDIANS_MAX } });
    }
  }

  return {
    list,

    async invite(family: Family, written: Written): Promise<FamilyGuardians> {
      const teacher = await accounts.getUser(db, family.class.teacherId);
      await changing(family, async ({ tx, now }, { family: { guardian, class: of, students }, circle }) => {
        const invitations = guardianInvitationQueries(tx);
        const { clientId, name, relation, language } = written;
        if (await invitations.isSent(guardian.id, clientId)) return;
        const chosen = chosenOf({ students }, written.studentIds);
        const studentIds = chosen.map(({ id }) => id);
        const email = addressOf(written.email);
        refuse(circle, studentIds, email);
        const left = await lettersLeft(tx, family, now);
        if (left === 0) throw new DomainError('LETTERS_TODAY', { values: { n: GUARDIAN_LETTERS_A_DAY, left } });
        const row = {
          id: newLinkId(),
          classId: of.id,
          invitedBy: guardian.id,
          studentIds,
          clientId,
          name: name.trim(),
          relation,
          email,
          language,
          state: 'SENT',
          sentAt: now,
          expiresAt: addDays(now, GUARDIAN_INVITATION_DAYS),
          endedAt: null,
          guardianId: null,
        } as const;
        await invitations.insert(row);
        const asked = {
          to: row,
          timeZone: guardian.timeZone,
          invitedBy: guardian.name,
          studentNames: chosen.map((child) => child.name),
          className: of.name,
          teacherName: teacher?.name ?? '',
        };
        await mail(tx, guardianAskedLetter(asked, await guardianInvitationPath(tx, row)));
      });
      return list(family);
    },

    /** Her own alone: no guardian takes away whom another one has asked. */
    async withdraw(family: Family, id: string): Promise<FamilyGuardians> {
      await changing(family, async ({ tx, now }, { family: { guardian, class: of } }) => {
        const invitations = guardianInvitationQueries(tx);
        const row = await invitations.byId(id);
        if (row?.invitedBy !== guardian.id || row.classId !== of.id) throw new DomainError('NOT_FOUND');
        const state = moveGuardianInvitation(row.state, 'WITHDRAW');
        if (!state || !(await invitations.move(row, { state, endedAt: now }))) throw new DomainError('WRONG_STATE');
      });
      return list(family);
    },

    /** Who was added goes as she came; who was there first, or would leave a child alone, asks the teacher. */
    leave: (family: Family, studentIds: readonly string[]): Promise<void> =>
      changing(family, async (change, { family: current }) => {
        const { guardian } = current;
        const children = chosenOf(current, studentIds);
        const ids = children.map(({ id }) => id);
        const circle = await circleOf(change.tx, ids, change.now);
        if (!circle.isAdded(guardian.id) || !circle.isHeldBesides(guardian.id)) throw new DomainError('WRONG_STATE');
        await endGuardianship(deps, change, { guardian, children });
      }),
  };
}

export type FamilyGuardiansService = ReturnType<typeof familyGuardiansService>;
