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
import { familyPaths } from './family-links.service.ts';
import { familyQueries } from './family.queries.ts';
import { closingOf, isLinkClosed } from './link-closing.ts';

/** A link that was right once, and why it opens nothing any more. */
async function endedLink(on: Db | Tx, secret: string, now: Date) {
  const row = await familyLinkQueries(on).byId(linkIdOf(secret));
  const signer = await classLinkSigner(on, 'family');
  const isCurrent = row !== undefined && signer.isSecretOf(row, secret);
  if (!row || !(isCurrent || signer.wasSecretOf(row, secret))) throw new DomainError('LINK_REVOKED');
  const { classId, guardianId } = row;
  const { guardian, class: of } = await familyQueries(on).ofLink(classId, guardianId);
  const hasLeft = !(await familyQueries(on).of(classId, guardianId));
  const isClosed = isLinkClosed(of.endDate, guardian.timeZone, now);
  const why = hasLeft ? 'LEFT' : isCurrent ? 'CLOSED' : 'RENEWED';
  // It opens what it always did: whoever asks about it has a page that is older than it.
  if (why === 'CLOSED' && !isClosed) throw new DomainError('LINK_REVOKED');
  return { row, guardian, class: of, why, isElsewhere: hasLeft || isClosed } as const;
}

type Ended = Awaited<ReturnType<typeof endedLink>>;

/** Where the family still has a page: in this class, or with the same teacher in another one. */
async function openClassesOf(on: Db | Tx, { guardian, class: of, isElsewhere }: Ended, now: Date) {
  if (!isElsewhere) return [of];
  const children = await guardianshipQueries(on).childrenOf(guardian.id);
  return (await guardianshipQueries(on).classesOf(children)).filter(
    ({ teacherId, endDate }) => teacherId === of.teacherId && !isLinkClosed(endDate, guardian.timeZone, now),
  );
}

function endedAtOf({ why, row, guardian, class: of }: Ended): Date | null {
  if (why === 'LEFT') return null;
  return why === 'CLOSED' ? closingOf(of.endDate, guardian.timeZone) : row.renewedAt;
}

/** Links of families that are over. Whoever was forwarded one may read this too: nothing in it opens anything. */
export function endedLinkService({ database: { db }, clock, mail }: ClassDeps, perLink: RateLimiter) {
  return {
    async look(secret: string): Promise<EndedLink> {
      const now = clock.now();
      const ended = await endedLink(db, secret, now);
      const { guardian, why } = ended;
      const goesOn = (await openClassesOf(db, ended, now)).length > 0;
      const email = await familyQueries(db).emailOf(guardian.id);
      return {
        why,
        endedAt: endedAtOf(ended)?.toISOString() ?? null,
        language: guardian.language,
        goesOn,
        email: goesOn && email !== null ? maskedEmail(email) : null,
      };
    },

    /** The links go to the family's own address and nowhere else. */
    async mailNew(secret: string): Promise<void> {
      const now = clock.now();
      const { row } = await endedLink(db, secret, now);
      perLink.admit(row.id);
      await db.transaction(async (tx) => {
        const ended = await endedLink(tx, secret, now);
        const { guardian } = ended;
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
