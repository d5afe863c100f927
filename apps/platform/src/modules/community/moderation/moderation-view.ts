import { addDays } from 'date-fns/addDays';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import type { OwnRemoval, OwnReport, Removal } from '@portal/domain/community/moderation';
import { moveWords, type WordsState } from '@portal/domain/community/moderation-transitions';
import type { RemovalRow, ReportRow } from './moderation.tables.ts';

/** Until when the author may say something to a removal. */
export const appealUntil = ({ at }: Pick<RemovalRow, 'at'>): Date => addDays(at, COMMUNITY_LIMITS.appealDays);

/** What the team removed, or another who looks after the group, is theirs to say. */
export const isRemovalBy = ({ by, byId }: Pick<RemovalRow, 'by' | 'byId'>, moderatorId: string): boolean =>
  by === 'GROUP' && byId === moderatorId;

/** Told to who removed words, as long as she may bring them back. */
export const ownRemovalView = (state: WordsState, row: RemovalRow, readerId: string): OwnRemoval | null =>
  isRemovalBy(row, readerId) && 'to' in moveWords(state, 'TAKE_BACK')
    ? { reason: row.reason, at: row.at.toISOString() }
    : null;

export const ownReportView = ({ reason, words, at, outcome, outcomeReason, outcomeAt }: ReportRow): OwnReport => ({
  reason,
  words,
  at: at.toISOString(),
  decision: outcome && { outcome, reason: outcomeReason, at: outcomeAt!.toISOString() },
});

export const removalView = (row: RemovalRow): Removal => ({
  by: row.by,
  reason: row.reason,
  at: row.at.toISOString(),
  appealUntil: appealUntil(row).toISOString(),
  appeal:
    row.appealWords === null
      ? null
      : {
          words: row.appealWords,
          at: row.appealedAt!.toISOString(),
          decision: row.outcome && {
            outcome: row.outcome,
            reason: row.outcomeReason,
            at: row.outcomeAt!.toISOString(),
          },
        },
});
