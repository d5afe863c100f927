import * as v from 'valibot';
import { Filled, Instant, Text } from '../contract/scalar.ts';
import { COMMUNITY_LIMITS } from './community-limits.ts';

/** Why somebody reports words. */
export const REPORT_REASONS = ['SPAM', 'RUDE', 'PRIVACY', 'CONTACT', 'WRONG', 'COPYRIGHT', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  SPAM: '광고나 도배',
  RUDE: '욕설이나 괴롭힘',
  PRIVACY: '학생이나 가족의 개인 정보',
  CONTACT: '연락처나 밖에서 만나자는 말',
  WRONG: '틀린 내용',
  COPYRIGHT: '저작권 침해',
  OTHER: '그 밖의 이유',
};

/** What became of a report: the words stayed, were removed, or their author deleted them before. */
export const REPORT_OUTCOMES = ['KEPT', 'REMOVED', 'DELETED'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What the team says to an appeal: the words are read again, or stay removed. */
export const APPEAL_OUTCOMES = ['RESTORED', 'UPHELD'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
export const APPEAL_OUTCOME_LABELS: Record<AppealOutcome, string> = {
  RESTORED: '되살렸어요',
  UPHELD: '지운 채로 두기로 했어요',
};

/** Who removed words: those who look after the group, or the team. */
export const REMOVERS = ['GROUP', 'TEAM'] as const;
export type Remover = (typeof REMOVERS)[number];

/** The reader's own report of words. */
export const OwnReport = v.object({
  reason: v.picklist(REPORT_REASONS),
  words: v.string(),
  at: Instant,
  decision: v.nullable(v.object({ outcome: v.picklist(REPORT_OUTCOMES), reason: v.string(), at: Instant })),
});
export type OwnReport = v.InferOutput<typeof OwnReport>;

/** Why words were removed, and what their author said to it. She alone reads it. */
export const Removal = v.object({
  by: v.picklist(REMOVERS),
  reason: v.string(),
  at: Instant,
  /** Until then she may appeal. */
  appealUntil: Instant,
  appeal: v.nullable(
    v.object({
      words: v.string(),
      at: Instant,
      decision: v.nullable(v.object({ outcome: v.picklist(APPEAL_OUTCOMES), reason: v.string(), at: Instant })),
    }),
  ),
});
export type Removal = v.InferOutput<typeof Removal>;

/** Why the reader herself removed words. */
export const OwnRemoval = v.object({ reason: v.string(), at: Instant });
export type OwnRemoval = v.InferOutput<typeof OwnRemoval>;

/** A report: one of the reasons, and words that have to say something where it is another one. */
export const NewReport = v.pipe(
  v.strictObject({
    reason: v.picklist(REPORT_REASONS, '신고하는 이유를 골라 주세요.'),
    words: Text(COMMUNITY_LIMITS.wordsMax),
  }),
  v.forward(
    v.check(({ reason, words }) => reason !== 'OTHER' || words.trim() !== '', '왜 신고하는지 적어 주세요.'),
    ['words'],
  ),
);
export type NewReport = v.InferOutput<typeof NewReport>;

export const NewRemoval = v.strictObject({ reason: Filled(COMMUNITY_LIMITS.reasonMax, '지우는 이유를 적어 주세요.') });

export const NewAppeal = v.strictObject({
  words: Filled(COMMUNITY_LIMITS.wordsMax, '왜 되살려야 하는지 적어 주세요.'),
});
