import * as v from 'valibot';
import { Day, Id, Instant } from '../contract/scalar.ts';
import { Gift } from './gift.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a teacher does for points; each is counted from what happened, never reported by her. */
export const MISSION_IDS = [
  'PROFILE_COMPLETE',
  'FIRST_COURSE',
  'FIRST_LESSON',
  'PUNCTUAL_20',
  'REVIEW_REPLIES_5',
  'GRADED_48H_10',
  'NOTES_SAME_DAY_15',
  'REPLY_1H_10',
  'INVITE_TEACHER',
] as const;
export type MissionId = (typeof MISSION_IDS)[number];

/** ONCE for each teacher, or anew in each calendar month. */
export const MISSION_PERIODS = ['ONCE', 'MONTH'] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];
export const MISSION_PERIOD_LABELS: Record<MissionPeriod, string> = { ONCE: '한 번', MONTH: '매달' };

export const MISSION_STATES = ['OPEN', 'CLAIMABLE', 'CLAIMED'] as const;
export type MissionState = (typeof MISSION_STATES)[number];
export const MISSION_STATE_LABELS: Record<MissionState, string> = {
  OPEN: '진행 중',
  CLAIMABLE: '받을 수 있음',
  CLAIMED: '받음',
};

export const Mission = v.object({
  id: v.picklist(MISSION_IDS),
  title: v.string(),
  /** The rule in a sentence: what counts, and from when. */
  rule: v.string(),
  points: v.pipe(Count, v.minValue(1)),
  period: v.picklist(MISSION_PERIODS),
  value: Count,
  target: v.pipe(Count, v.minValue(1)),
  state: v.picklist(MISSION_STATES),
  claimedAt: v.nullable(Instant),
});
export type Mission = v.InferOutput<typeof Mission>;

/** Points that were earned together and end together; the oldest are spent first. */
export const PointLot = v.object({
  id: Id,
  title: v.string(),
  points: v.pipe(Count, v.minValue(1)),
  remaining: Count,
  earnedAt: Instant,
  expiresOn: Day,
});
export type PointLot = v.InferOutput<typeof PointLot>;

export const PointsSummary = v.object({
  balance: Count,
  /** What goes next, and on which day. */
  expiring: v.nullable(v.object({ points: Count, on: Day })),
  /** Of the running month, each by what it means (`point-meaning.ts`). */
  earned: Count,
  returned: Count,
  used: Count,
  expired: Count,
  /** Sum of the missions that wait to be claimed. */
  claimable: Count,
  usableGifts: Count,
  wish: v.nullable(Gift),
  /** A lower fee that runs now. */
  feeRelief: v.nullable(v.object({ relief: v.number(), until: Instant })),
});
export type PointsSummary = v.InferOutput<typeof PointsSummary>;
