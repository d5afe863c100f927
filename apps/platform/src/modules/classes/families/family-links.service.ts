import { subMinutes } from 'date-fns/subMinutes';
import type { FamilyLink } from '@portal/domain/classes/family-links.contract';
import { paths } from '@portal/domain/site/paths';
import type { FamilyCaller } from '../../../core/caller.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { linkIdOf } from '../../../core/signed-link.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import type { ClassRow } from '../classes.queries.ts';
import { endGuardianship } from '../guardians/end-guardianship.ts';
import { guardianRemovedLetter } from '../guardians/guardian-letters.ts';
import { circleOf } from '../guardians/guardian-rules.ts';
import { guardianshipQueries } from '../guardians/guardianship.queries.ts';
import { classLinkSigner } from './class-link-signer.ts';
import { familyLinkLetter } from './family-link-letter.ts';
import { familyLinkQueries } from './family-links.queries.ts';
import { familyQueries } from './family.queries.ts';
import { closingOf, isLinkClosed } from './link-closing.ts';

/** Where these guardians find a class, by guardian; whose children have left it find nothing there any more. */
export async function familyPaths(
  on: Db | Tx,
  classId: string,
  guardianIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const there = new Set((await familyQueries(on).guardiansOf(classId)).map(({ id }) => id));
  const ids = guardianIds.filter((id) => there.has(id));
  const rows = await familyLinkQueries(on).of(classId, ids);
  if (!rows.length) return new Map();
  const { secretOf } = await classLinkSigner(on, 'family');
  return new Map(rows.map((row) => [row.guardianId, paths.familyDoor(secretOf(row))]));
}

/** Whether the way of a guardian into a class is another one than it was at first. */
export async function isLinkRenewed(on: Db | Tx, classId: string, guardianId: string): Promise<boolean> {
  const [row] = await familyLinkQueries(on).of(classId, [guardianId]);
  return row?.renewedAt != null;
}

/** Who comes with a secret; nobody where it is wrong, was renewed, its child has left, or the class is long over. */
export async function findFamily(on: Db, secret: string, now: Date): Promise<FamilyCaller | undefined> {
  const links = familyLinkQueries(on);
  const row = await links.byId(linkIdOf(secret));
  if (!row || !(await classLinkSigner(on, 'family')).isSecretOf(row, secret)) return undefined;
  const { classId, guardianId } = row;
  const family = await familyQueries(on).of(classId, guardianId);
  if (!family) return undefined;
  if (isLinkClosed(family.class.endDate, family.guardian.timeZone, now)) return undefined;
  await links.use(row.id, now, subMinutes(now, 1));
  return { guardianId, classId };
}

type Guardian = Awaited<ReturnType<ReturnType<typeof familyQueries>['guardiansOf']>>[number];

async function linksOf(
  on: Db | Tx,
  { id: classId, endDate }: Pick<ClassRow, 'id' | 'endDate'>,
  guardians: readonly Guardian[],
  now: Date,
): Promise<FamilyLink[]> {
  const ids = guardians.map(({ id }) => id);
  const rows = new Map((await familyLinkQueries(on).of(classId, ids)).map((row) => [row.guardianId, row]));
  const { secretOf } = await classLinkSigner(on, 'family');
  const children = guardians.flatMap(({ students }) => students.map((student) => student.id));
  const circle = await circleOf(on, [...new Set(children)], now);
  return guardians.map(({ id, name, relation, language, isTrial, students, email, timeZone }) => {
    const row = rows.get(id)!;
    return {
      guardianId: id,
      guardianName: name,
      relation,
      language,
      isTrial,
      studentIds: students.map((student) => student.id),
      studentNames: students.map((student) => student.name),
      path: paths.familyDoor(secretOf(row)),
      hasEmail: email !== null,
      addedBy: circle.invitedTo(id),
      mayRemove: students.every((student) => circle.of(student.id).some((one) => one.id !== id)),
      usedAt: row.usedAt?.toISOString() ?? null,
      closesAt: closingOf(endDate, timeZone).toISOString(),
    };
  });
}

/** The links of families as their teacher sees them. */
export function familyLinkService(deps: ClassDeps) {
  const { mail, lessons, guestLinks, clock } = deps;
  const { db } = deps.database;
  return {
    async list(teacherId: string, classId: string): Promise<FamilyLink[]> {
      const of = await ownClass(db, teacherId, classId);
      return linksOf(db, of, await familyQueries(db).guardiansOf(classId), clock.now());
    },

    /** Whoever has the old link is shut out at once, of the lessons' rooms too; the guardian is told the new one. */
    async renew(teacherId: string, classId: string, guardianId: string): Promise<FamilyLink> {
      const { link, ended } = await lessons.change(teacherId, async ({ tx, now }) => {
        const of = await ownClass(tx, teacherId, classId);
        const guardian = (await familyQueries(tx).guardiansOf(classId)).find(({ id }) => id === guardianId);
        if (!guardian) throw new DomainError('NOT_FOUND');
        // A new one would be as dead as the one before.
        if (isLinkClosed(of.endDate, guardian.timeZone, now)) throw new DomainError('WRONG_STATE');
        await familyLinkQueries(tx).renew(classId, guardianId, now);
        const [renewed] = await linksOf(tx, of, [guardian], now);
        const { path, studentIds, studentNames } = renewed!;
        const { email } = guardian;
        if (email !== null)
          await mail(tx, { ...familyLinkLetter(of.name)({ ...guardian, email, studentIds }, studentNames), path });
        return { link: renewed!, ended: await guestLinks.end(tx, classId, studentIds) };
      });
      await guestLinks.expel(ended);
      return link;
    },

    /** Somebody reads and answers for her children no more, in whichever class; a child is never left without anybody. */
    async remove(teacherId: string, classId: string, guardianId: string): Promise<FamilyLink[]> {
      const ended = await lessons.change(teacherId, async (change) => {
        const { tx } = change;
        const of = await ownClass(tx, teacherId, classId);
        const guardian = (await familyQueries(tx).guardiansOf(classId)).find(({ id }) => id === guardianId);
        if (!guardian) throw new DomainError('NOT_FOUND');
        const ids = guardian.students.map(({ id }) => id);
        await guardianshipQueries(tx).lock(ids);
        if (!(await circleOf(tx, ids, change.now)).isHeldBesides(guardianId)) throw new DomainError('WRONG_STATE');
        const { email } = guardian;
        const names = guardian.students.map(({ name }) => name);
        await endGuardianship(deps, change, { guardian, children: guardian.students, by: teacherId });
        if (email !== null)
          await mail(tx, guardianRemovedLetter(of.name)({ ...guardian, email, studentIds: ids }, names));
        return guestLinks.end(tx, classId, ids);
      });
      await guestLinks.expel(ended);
      return this.list(teacherId, classId);
    },
  };
}
