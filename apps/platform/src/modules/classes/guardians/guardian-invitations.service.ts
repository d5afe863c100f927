import { randomUUID } from 'node:crypto';
import {
  type GuardianInvitation,
  guardianInvitationAt,
  GUARDIANS_MAX,
  moveGuardianInvitation,
} from '@portal/domain/families/family-guardian';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ClassDeps } from '../class-deps.ts';
import type { ClassChange } from '../class-ports.ts';
import { familyPaths } from '../families/family-links.service.ts';
import { type Family, familyQueries } from '../families/family.queries.ts';
import { lettersTo } from '../families/letters-to-families.ts';
import { isLinkClosed } from '../families/link-closing.ts';
import { childrenIn } from './family-guardians.service.ts';
import { guardianInvitationQueries } from './guardian-invitations.queries.ts';
import type { GuardianInvitationRow } from './guardian-invitations.tables.ts';
import { guardianAddedLetter, guardianJoinedLetter } from './guardian-letters.ts';
import { guardianInvitationBehind } from './guardian-links.ts';
import { guardianJoined } from './guardian-notices.ts';
import { circleOf } from './guardian-rules.ts';
import { guardianshipQueries } from './guardianship.queries.ts';

interface Found {
  readonly row: GuardianInvitationRow;
  /** Of whoever invited, as it is now. */
  readonly inviting: Family;
  /** Those of the invitation who are still hers. */
  readonly children: readonly { readonly id: string; readonly name: string }[];
}

const idsOf = (children: Found['children']) => children.map(({ id }) => id);

/** What somebody does who was asked to be a guardian; she comes with the link of her letter and has no account. */
export function guardianInvitationService(deps: ClassDeps) {
  const { lessons, clock, accounts, mail } = deps;
  const { db } = deps.database;

  /** Whatever is wrong with a link, it is answered alike. Who has joined finds what she said yes to. */
  async function found(on: Db | Tx, secret: string, now: Date): Promise<Found> {
    const row = await guardianInvitationBehind(on, secret);
    const state = row && guardianInvitationAt(row, now);
    const inviting = row && (await familyQueries(on).of(row.classId, row.invitedBy));
    if (!row || !inviting || (state !== 'SENT' && state !== 'JOINED')) throw new DomainError('LINK_REVOKED');
    const children = childrenIn(inviting).filter(({ id }) => row.studentIds.includes(id));
    const isClosed = isLinkClosed(inviting.class.endDate, inviting.guardian.timeZone, now);
    if (isClosed || children.length === 0) throw new DomainError('LINK_REVOKED');
    return { row, inviting, children };
  }

  /** The classes of the children whose pages still open. */
  const openClasses = async (on: Db | Tx, { children, inviting }: Found, now: Date) =>
    (await guardianshipQueries(on).classesOf(idsOf(children))).filter(
      ({ endDate }) => !isLinkClosed(endDate, inviting.guardian.timeZone, now),
    );

  const underLock = <T>(secret: string, work: (change: ClassChange, now: Found) => Promise<T>): Promise<T> =>
    found(db, secret, clock.now()).then(({ inviting }) =>
      lessons.change(inviting.class.teacherId, async (change) => {
        const before = await found(change.tx, secret, change.now);
        await guardianshipQueries(change.tx).lock(idsOf(childrenIn(before.inviting)));
        return work(change, await found(change.tx, secret, change.now));
      }),
    );

  /** Makes her one, by her old name where she has come from this address to this family before. */
  async function become({ tx, now }: ClassChange, of: Found, timeZone: string): Promise<string> {
    const { row, inviting, children } = of;
    const ids = idsOf(children);
    const circle = await circleOf(tx, idsOf(childrenIn(inviting)), now);
    const known = circle.knownBy(row.email);
    if (ids.some((id) => circle.of(id).filter((one) => one.id !== known).length >= GUARDIANS_MAX))
      throw new DomainError('GUARDIANS_FULL', { values: { n: GUARDIANS_MAX } });
    const guardianId = known ?? `grd_${randomUUID()}`;
    const { name, language, email, relation } = row;
    const guardianships = guardianshipQueries(tx);
    if (!known) await guardianships.make({ id: guardianId, name, language, timeZone, email });
    await guardianships.add(ids, { guardianId, relation });
    const state = moveGuardianInvitation(row.state, 'ACCEPT');
    if (!state || !(await guardianInvitationQueries(tx).move(row, { state, endedAt: now, guardianId })))
      throw new DomainError('LINK_REVOKED');
    return guardianId;
  }

  /** She gets her link to each class, the others know of her, and so does each teacher. */
  async function tell({ tx, now, notify }: ClassChange, of: Found, guardianId: string): Promise<string | null> {
    const { row, inviting, children } = of;
    let own: string | null = null;
    for (const one of await openClasses(tx, of, now)) {
      const roster = (await familyQueries(tx).guardiansOf(one.id)).flatMap(({ students }) => students);
      const there = children.filter(({ id }) => roster.some((student) => student.id === id));
      const added = { name: row.name, relation: row.relation, invitedBy: inviting.guardian.name };
      const forHer = await lettersTo(tx, there, guardianJoinedLetter(one.name));
      const forOthers = await lettersTo(tx, there, guardianAddedLetter(one.name, added));
      const letters = [
        ...forHer.filter(({ to }) => to.id === guardianId),
        ...forOthers.filter(({ to }) => to.id !== guardianId),
      ];
      const paths = await familyPaths(
        tx,
        one.id,
        letters.map(({ to }) => to.id),
      );
      for (const { to, letter } of letters) await mail(tx, { ...letter, path: paths.get(to.id) ?? null });
      if (one.id === row.classId) own = paths.get(guardianId) ?? null;
      const who = { name: row.name, studentNames: there.map(({ name }) => name) };
      await notify([one.teacherId], guardianJoined(one, row.id, who));
    }
    return own;
  }

  return {
    async look(secret: string): Promise<GuardianInvitation> {
      const now = clock.now();
      const of = await found(db, secret, now);
      const { row, inviting, children } = of;
      const classes: GuardianInvitation['classes'] = [];
      for (const { name, teacherId } of await openClasses(db, of, now))
        classes.push({ name, teacherName: (await accounts.getUser(db, teacherId))?.name ?? '' });
      return {
        guardianName: row.name,
        invitedBy: inviting.guardian.name,
        relation: row.relation,
        language: row.language,
        studentNames: children.map(({ name }) => name),
        classes,
        state: row.state === 'JOINED' ? 'JOINED' : 'SENT',
        expiresAt: row.expiresAt.toISOString(),
      };
    },

    /** The way to her page, once: whoever presses again has it in her mail. */
    accept: (secret: string, timeZone: string): Promise<string | null> =>
      underLock(secret, async (change, of) =>
        of.row.state === 'JOINED' ? null : tell(change, of, await become(change, of, timeZone)),
      ),

    async decline(secret: string): Promise<void> {
      const row = await guardianInvitationBehind(db, secret);
      // Whoever presses twice has declined already.
      if (row?.state === 'DECLINED') return;
      await underLock(secret, async ({ tx, now }, of) => {
        const state = moveGuardianInvitation(of.row.state, 'DECLINE');
        if (!state || !(await guardianInvitationQueries(tx).move(of.row, { state, endedAt: now })))
          throw new DomainError('LINK_REVOKED');
      });
    },
  };
}
