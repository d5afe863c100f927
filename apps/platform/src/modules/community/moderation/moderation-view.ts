import { addDays } from 'date-fns/addDays';
import { COMMUNITY_LIMITS } from '@portal/domain/community/community-limits';
import type { OwnReport, Removal } from '@portal/domain/community/moderation';
import type { RemovalRow, ReportRow } from './moderation.tables.ts';

/** Until when the author may say something to a removal. */
export const appealUntil = ({ at }: Pick<RemovalRow, 'at'>): Date => addDays(at, COMMUNITY_LIMITS.appealDays);

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
