import type { EndedLink } from '@portal/domain/classes/ended-links.contract';
import { maskedEmail } from '@portal/domain/format/masked-email';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import { linkIdOf } from '../../../core/signed-link.ts';
import type { ClassDeps } from '../class-deps.ts';
import { guardianshipQueries } from '../guardians/guardianship.queries.ts';
import { classLinkSigner } from './class-link-signer.ts';
import { askedLinkLetter } from './family-link-letter.ts';
import { familyLinkQueries } from './family-links.queries.ts';
import { closingOf, familyPaths, isLinkClosed } from './family-links.service.ts';
import { familyQueries } from './family.queries.ts';

/** A link that was right once, of a family that has its children in the class as before. */
async function endedLink(on: Db | Tx, secret: string, now: Date) {
  const row = await familyLinkQueries(on).byId(linkIdOf(secret));
  const signer = await classLinkSigner(on, 'family');
  const isCurrent = row !== undefined && signer.isSecretOf(row, secret);
  if (!row || !(isCurrent || signer.wasSecretOf(row, secret))) throw new DomainError('LINK_REVOKED');
  const family = await familyQueries(on).of(row.classId, row.guardianId);
  if (!family) throw new DomainError('LINK_REVOKED');
  const { guardian, class: of } = family;
  const isClosed = isLinkClosed(of.endDate, guardian.timeZone, now);
  // It opens what it always did: whoever asks about it has a page that is older than it.
  if (isCurrent && !isClosed) throw new DomainError('LINK_REVOKED');
  return { row, family, isCurrent, isClosed };
}

type Ended = Awaited<ReturnType<typeof endedLink>>;

/** Where the family still has a page: in this class, or with the same teacher in another one. */
async function openClassesOf(on: Db | Tx, { family, isClosed }: Ended, now: Date) {
  const { guardian, class: of } = family;
  if (!isClosed) return [of];
  const children = await guardianshipQueries(on).childrenOf(guardian.id);
  return (await guardianshipQueries(on).classesOf(children)).filter(
    ({ teacherId, endDate }) => teacherId === of.teacherId && !isLinkClosed(endDate, guardian.timeZone, now),
  );
}

/** Links of families that are over. Whoever was forwarded one may read this too: nothing in it opens anything. */
export function endedLinkService({ database: { db }, clock, mail }: ClassDeps, perLink: RateLimiter) {
  return {
    async look(secret: string): Promise<EndedLink> {
      const now = clock.now();
      const ended = await endedLink(db, secret, now);
      const { row, family, isCurrent } = ended;
      const { guardian, class: of } = family;
      const goesOn = (await openClassesOf(db, ended, now)).length > 0;
      const email = await familyQueries(db).emailOf(guardian.id);
      const endedAt = isCurrent ? closingOf(of.endDate, guardian.timeZone) : row.renewedAt;
      return {
        why: isCurrent ? 'CLOSED' : 'RENEWED',
        endedAt: endedAt?.toISOString() ?? null,
        language: guardian.language,
        goesOn,
        email: goesOn && email !== null ? maskedEmail(email) : null,
      };
    },

    /** The links go to the family's own address and nowhere else. */
    async mailNew(secret: string): Promise<void> {
      const now = clock.now();
      const { row } = await endedLink(db, secret, now);
      const retryAfter = perLink.take(row.id);
      if (retryAfter) throw new DomainError('TOO_MANY', { retryAfter });
      await db.transaction(async (tx) => {
        const ended = await endedLink(tx, secret, now);
        const { guardian } = ended.family;
        const email = await familyQueries(tx).emailOf(guardian.id);
        const classes = await openClassesOf(tx, ended, now);
        if (email === null || classes.length === 0) throw new DomainError('WRONG_STATE');
        for (const { id, name } of classes) {
          const to = await familyQueries(tx).recipientOf(id, guardian.id);
          const path = (await familyPaths(tx, id, [guardian.id])).get(guardian.id);
          if (to && path !== undefined) await mail(tx, { ...askedLinkLetter(name)(to, to.studentNames), path });
        }
      });
    },
  };
}
