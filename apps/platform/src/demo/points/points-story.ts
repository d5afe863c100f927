import { addDays } from 'date-fns/addDays';
import type { RedemptionEvent, RedemptionState } from '@portal/domain/points/gift';
import type { MissionId } from '@portal/domain/points/mission';
import { THANK_YOU_POINTS } from '@portal/domain/points/thanks.contract';
import { addMonths, dayOf, DEFAULT_TIME_ZONE, instantOf } from '@portal/domain/time/day';
import { MISSIONS } from '../../modules/points/module.ts';
import type { Thanked } from './thanked-lessons.ts';

/** Something that moved points, or let them end, at its own moment. */
export type PointEvent = { readonly at: Date } & (
  | { readonly kind: 'EXPIRE' }
  | { readonly kind: 'MISSION'; readonly id: MissionId; readonly period: string }
  | { readonly kind: 'THANKS'; readonly thanked: Thanked }
  | { readonly kind: 'CARRIED'; readonly points: number }
  | { readonly kind: 'REDEEM'; readonly taken: TakenGift }
  | { readonly kind: 'CANCEL'; readonly taken: TakenGift }
);

/** A gift that she took, and what became of it so many days before now. */
export interface TakenGift {
  readonly id: string;
  readonly giftId: string;
  readonly daysAgo: number;
  readonly steps: readonly (readonly [daysAgo: number, event: RedemptionEvent, to: RedemptionState])[];
  readonly voucherCode?: string;
  readonly tracking?: string;
}

export const BALANCE = 4_380;
const CLAIMABLE = 3;
/** Movements into the wallet, as demo-data counts them: with what came back. */
const TOP_UPS = 52;
const THANKS = 20;
const FORGOTTEN_MONTHS = 6;

const MONTHLY = ['PUNCTUAL_20', 'REVIEW_REPLIES_5', 'GRADED_48H_10', 'NOTES_SAME_DAY_15', 'REPLY_1H_10'] as const;
const ONCE = ['PROFILE_COMPLETE', 'FIRST_COURSE', 'FIRST_LESSON'] as const;

const CANCELED: TakenGift = {
  id: 'gfr-demo-1',
  giftId: 'gft-demo-10',
  daysAgo: 25,
  steps: [[18, 'CANCEL', 'CANCELED']],
};

/** Six gifts in six states. What was given back ends twelve days from now: thirty days after it came back. */
const TAKEN: readonly TakenGift[] = [
  CANCELED,
  {
    id: 'gfr-demo-2',
    giftId: 'gft-demo-04',
    daysAgo: 24,
    steps: [
      [23, 'ISSUE', 'ISSUED'],
      [9, 'USE', 'USED'],
    ],
    voucherCode: 'MOVIE-48K2-77QX',
  },
  { id: 'gfr-demo-3', giftId: 'gft-demo-01', daysAgo: 14, steps: [[12, 'DONATE', 'DONATED']] },
  {
    id: 'gfr-demo-4',
    giftId: 'gft-demo-02',
    daysAgo: 10,
    steps: [[9, 'ISSUE', 'ISSUED']],
    voucherCode: 'CUP-9M4T-2KQ7',
  },
  {
    id: 'gfr-demo-5',
    giftId: 'gft-demo-05',
    daysAgo: 6,
    steps: [
      [5, 'PREPARE', 'PREPARING'],
      [3, 'SHIP', 'SHIPPED'],
    ],
    tracking: '6012-3456-7890',
  },
  { id: 'gfr-demo-6', giftId: 'gft-demo-01', daysAgo: 1, steps: [] },
];
export const TAKEN_GIFTS = TAKEN.length;

interface Known {
  readonly thanks: readonly Thanked[];
  /** Missions of this month that she has done by now, by what happened. */
  readonly reached: readonly MissionId[];
  /** What each gift costs. */
  readonly costs: ReadonlyMap<string, number>;
}

/**
 * How the main teacher came to her points, the oldest first. Of what she has done three missions wait to be claimed; what she had
 * before the platform counted was carried over and makes up the balance.
 */
export function pointsStory(now: Date, { thanks, reached, costs }: Known): PointEvent[] {
  const first = `${dayOf(now, DEFAULT_TIME_ZONE).slice(0, 7)}-01`;
  const ago = (days: number) => addDays(now, -days);
  const monthly = (months: number, id: MissionId): PointEvent => {
    const month = addMonths(first, -months);
    return {
      kind: 'MISSION',
      id,
      period: month.slice(0, 7),
      at: instantOf(`${month.slice(0, 7)}-27`, 20 * 60, DEFAULT_TIME_ZONE),
    };
  };
  // Earned a year before she took the gift that she gave back, so that its points were about to end.
  const source = 12 + monthsBetween(dayOf(ago(CANCELED.daysAgo), DEFAULT_TIME_ZONE), first);
  const forgotten = Array.from({ length: FORGOTTEN_MONTHS }, (_, no) => source + 1 + no);
  const claimed = [
    ...ONCE.slice(0, Math.min(ONCE.length, reached.length)).map((id) => claim(id, 'ONCE', ago(20))),
    ...reached.slice(CLAIMABLE).map((id) => claim(id, first.slice(0, 7), now)),
  ];
  const rest = TOP_UPS - 1 - forgotten.length - MONTHLY.length - THANKS - claimed.length - 1;
  const earlier = Array.from({ length: 11 }, (_, no) => [
    monthly(no + 1, 'REPLY_1H_10'),
    monthly(no + 1, 'REVIEW_REPLIES_5'),
  ]);
  const events: PointEvent[] = [
    ...forgotten.map((months) => monthly(months, 'REPLY_1H_10')),
    // They end with the month a year later.
    ...forgotten.map((months) => expire(addMonths(first, 13 - months))),
    ...MONTHLY.map((id) => monthly(source, id)),
    ...earlier.flat().slice(0, rest),
    ...claimed,
    ...thanks.slice(-THANKS).map((thanked): PointEvent => ({ kind: 'THANKS', thanked, at: thanked.at })),
    ...TAKEN.map((taken): PointEvent => ({ kind: 'REDEEM', taken, at: ago(taken.daysAgo) })),
    { kind: 'CANCEL', taken: CANCELED, at: ago(CANCELED.steps[0]![0]) },
  ];
  const carried =
    BALANCE -
    events.reduce((sum, event) => sum + changeOf(event, costs), FORGOTTEN_MONTHS * -MISSIONS.REPLY_1H_10.points);
  events.push({ kind: 'CARRIED', points: carried, at: monthly(5, 'REPLY_1H_10').at });
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

const claim = (id: MissionId, period: string, at: Date): PointEvent => ({ kind: 'MISSION', id, period, at });
const expire = (day: string): PointEvent => ({ kind: 'EXPIRE', at: instantOf(day, 0, DEFAULT_TIME_ZONE) });

function monthsBetween(day: string, first: string): number {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const [ofYear, ofMonth] = first.split('-').map(Number) as [number, number];
  return (ofYear - year) * 12 + ofMonth - month;
}

/** What an event adds to the balance; what ends is counted apart. */
function changeOf(event: PointEvent, costs: ReadonlyMap<string, number>): number {
  if (event.kind === 'MISSION') return MISSIONS[event.id].points;
  if (event.kind === 'THANKS') return THANK_YOU_POINTS;
  if (event.kind === 'REDEEM') return -costs.get(event.taken.giftId)!;
  return event.kind === 'CANCEL' ? costs.get(event.taken.giftId)! : 0;
}
