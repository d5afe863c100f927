import { randomBytes } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import type { FamilyLink } from '@portal/domain/classes/family-links.contract';
import { paths } from '@portal/domain/site/paths';
import { addDays, instantOf } from '@portal/domain/time/day';
import type { FamilyCaller } from '../../../core/caller.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { keptSecret } from '../../../core/database/kept-secret.queries.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { linkIdOf, linkSigner } from '../../../core/signed-link.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import type { ClassRow } from '../classes.queries.ts';
import { familyLinkLetter } from './family-link-letter.ts';
import { familyLinkQueries } from './family-links.queries.ts';
import { classSecret } from './family-links.tables.ts';
import { familyQueries } from './family.queries.ts';

/** For how long after the last day of its class a link still shows what was. */
const AFTER_CLASS_DAYS = 30;

/** The last day on which the links of a class open anything; a day of the reader's. */
export const lastDayOfLinks = (endDate: string): string => addDays(endDate, AFTER_CLASS_DAYS);

/** The moment at which that day is over where the reader is. */
const closingOf = (endDate: string, zone: string): Date => instantOf(addDays(lastDayOfLinks(endDate), 1), 0, zone);

async function signer(on: Db | Tx) {
  const make = () => randomBytes(32).toString('base64url');
  const key = await keptSecret(on, classSecret, { name: 'family-links', make });
  return linkSigner('family', Buffer.from(key, 'base64url'));
}

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
  const { secretOf } = await signer(on);
  return new Map(rows.map((row) => [row.guardianId, paths.familyDoor(secretOf(row))]));
}

/** Who comes with a secret; nobody where it is wrong, was renewed, its child has left, or the class is long over. */
export async function findFamily(on: Db, secret: string, now: Date): Promise<FamilyCaller | undefined> {
  const links = familyLinkQueries(on);
  const row = await links.byId(linkIdOf(secret));
  if (!row || !(await signer(on)).isSecretOf(row, secret)) return undefined;
  const { classId, guardianId } = row;
  const family = await familyQueries(on).of(classId, guardianId);
  if (!family) return undefined;
  if (now >= closingOf(family.class.endDate, family.guardian.timeZone)) return undefined;
  await links.use(row.id, now, new Date(now.getTime() - millisecondsInHour));
  return { guardianId, classId };
}

type Guardian = Awaited<ReturnType<ReturnType<typeof familyQueries>['guardiansOf']>>[number];

async function linksOf(
  on: Db | Tx,
  { id: classId, endDate }: Pick<ClassRow, 'id' | 'endDate'>,
  guardians: readonly Guardian[],
): Promise<FamilyLink[]> {
  const ids = guardians.map(({ id }) => id);
  const rows = new Map((await familyLinkQueries(on).of(classId, ids)).map((row) => [row.guardianId, row]));
  const { secretOf } = await signer(on);
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
      usedAt: row.usedAt?.toISOString() ?? null,
      closesAt: closingOf(endDate, timeZone).toISOString(),
    };
  });
}

/** The links of families as their teacher sees them. */
export function familyLinkService({ database: { db }, mail, lessons, guestLinks }: ClassDeps) {
  return {
    async list(teacherId: string, classId: string): Promise<FamilyLink[]> {
      const of = await ownClass(db, teacherId, classId);
      return linksOf(db, of, await familyQueries(db).guardiansOf(classId));
    },

    /** Whoever has the old link is shut out at once, of the lessons' rooms too; the guardian is told the new one. */
    async renew(teacherId: string, classId: string, guardianId: string): Promise<FamilyLink> {
      const { link, ended } = await lessons.change(teacherId, async ({ tx, now }) => {
        const of = await ownClass(tx, teacherId, classId);
        const guardian = (await familyQueries(tx).guardiansOf(classId)).find(({ id }) => id === guardianId);
        if (!guardian) throw new DomainError('NOT_FOUND');
        // A new one would be as dead as the one before.
        if (now >= closingOf(of.endDate, guardian.timeZone)) throw new DomainError('WRONG_STATE');
        await familyLinkQueries(tx).renew(classId, guardianId);
        const [renewed] = await linksOf(tx, of, [guardian]);
        const { path, studentIds, studentNames } = renewed!;
        const { email } = guardian;
        if (email !== null)
          await mail(tx, { ...familyLinkLetter(of.name)({ ...guardian, email, studentIds }, studentNames), path });
        return { link: renewed!, ended: await guestLinks.end(tx, classId, studentIds) };
      });
      await guestLinks.expel(ended);
      return link;
    },
  };
}
