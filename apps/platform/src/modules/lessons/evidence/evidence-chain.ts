import { createHash } from 'node:crypto';
import { evidenceText, type EvidenceEvent } from '@portal/domain/evidence/lesson-evidence';
import type { evidenceChain, evidenceEvent } from '../desk/lesson-desk.tables.ts';

type EvidenceRow = typeof evidenceEvent.$inferSelect;
type Head = Pick<typeof evidenceChain.$inferSelect, 'lastSeq' | 'lastHash'>;

/** What there is to know of an event before it has its place in a chain. */
export type NewEvidence = Pick<EvidenceRow, 'kind' | 'actor' | 'actorId' | 'at' | 'data'>;

/** Where a chain begins. */
export const EMPTY_CHAIN: Head = { lastSeq: 0, lastHash: '0'.repeat(64) };

const hashOf = ({ lessonId, at, ...row }: Omit<EvidenceRow, 'hash'>): string =>
  createHash('sha256')
    .update(evidenceText(lessonId, { ...row, at: at.toISOString() }))
    .digest('hex');

/** The next link of a lesson's chain. */
export function nextLink(lessonId: string, { lastSeq, lastHash }: Head, event: NewEvidence): EvidenceRow {
  const row = { lessonId, seq: lastSeq + 1, ...event, prevHash: lastHash };
  return { ...row, hash: hashOf(row) };
}

/** Whether nobody changed, removed or inserted a link: each one follows from the one before, up to the end of the chain. */
export function isWhole(rows: readonly EvidenceRow[], { lastSeq, lastHash }: Head): boolean {
  const fits = rows.every(
    (row, at) =>
      row.seq === at + 1 && row.prevHash === (rows[at - 1]?.hash ?? EMPTY_CHAIN.lastHash) && row.hash === hashOf(row),
  );
  return fits && rows.length === lastSeq && (rows.at(-1)?.hash ?? EMPTY_CHAIN.lastHash) === lastHash;
}

/** A link as it is shown and exported. */
export function asEvidence({ seq, at, kind, actor, actorId, data, prevHash, hash }: EvidenceRow): EvidenceEvent {
  return { id: `evd_${hash.slice(0, 40)}`, seq, at: at.toISOString(), kind, actor, actorId, data, prevHash, hash };
}
