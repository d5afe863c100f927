import { type Rating, RATINGS } from '@portal/domain/reviews/review';
import { addDays } from '@portal/domain/time/day';

export const HANDLING_VIEWS = ['PENDING', 'PROCESSED', 'ADMIN', 'all'] as const;
export type HandlingView = (typeof HANDLING_VIEWS)[number];

/** So many days of the past, or all of it. */
export const PERIODS = ['all', '30', '90', '365'] as const;
export type Period = (typeof PERIODS)[number];

export const SHOWN_VIEWS = ['unanswered', 'answered', 'hidden', 'visible', 'removed'] as const;
export type ShownView = (typeof SHOWN_VIEWS)[number];

/** What the page shows, as it stands in the address. */
export interface ReviewView {
  readonly handling: HandlingView;
  readonly stars: Rating | null;
  readonly classId: string | null;
  readonly shown: ShownView | null;
  readonly period: Period;
  readonly page: number;
  /** The one that a notification leads to. */
  readonly review: string | null;
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** Reads the address; what it cannot mean is as if it were not there. Without a word of handling: what waits for her. */
export const readView = (query: URLSearchParams): ReviewView => ({
  handling: oneOf(HANDLING_VIEWS, query.get('handling')) ?? 'PENDING',
  stars: RATINGS.find((one) => String(one) === query.get('stars')) ?? null,
  classId: query.get('class') || null,
  shown: oneOf(SHOWN_VIEWS, query.get('shown')) ?? null,
  period: oneOf(PERIODS, query.get('period')) ?? 'all',
  page: Math.min(1_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
  review: query.get('review') || null,
});

/** The address of a view: what is as it is without a word is left out. */
export function writeView({ handling, stars, classId, shown, period, page, review }: ReviewView): URLSearchParams {
  const words = {
    handling: handling === 'PENDING' ? null : handling,
    stars: stars === null ? null : String(stars),
    class: classId,
    shown,
    period: period === 'all' ? null : period,
    page: page === 1 ? null : String(page),
    review,
  };
  return new URLSearchParams(Object.entries(words).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** The days of a period that ends today. */
export const daysOf = (period: Period, today: string): { from?: string } =>
  period === 'all' ? {} : { from: addDays(today, 1 - Number(period)) };

const BY_SHOWN = {
  unanswered: { answered: 'false' },
  answered: { answered: 'true' },
  hidden: { hidden: 'true' },
  visible: { hidden: 'false' },
  removed: { removed: 'true' },
} as const;

/** What is asked of the server for the summary of a view: a period of one class, or of all. */
export const periodQuery = ({ period, classId }: ReviewView, today: string) => ({
  ...daysOf(period, today),
  ...(classId !== null && { classId }),
});

/** The same for the counts beside the words of handling: all filters but that one. */
export const countedQuery = (view: ReviewView, today: string) => ({
  ...periodQuery(view, today),
  ...(view.stars !== null && { rating: String(view.stars) }),
  ...(view.shown !== null && BY_SHOWN[view.shown]),
});

/** And for the list. */
export const listedQuery = (view: ReviewView, today: string) => ({
  ...countedQuery(view, today),
  ...(view.handling !== 'all' && { handling: view.handling }),
});

/** Whether more than the handling narrows the list. */
export const isNarrowed = ({ stars, classId, shown, period }: ReviewView): boolean =>
  stars !== null || classId !== null || shown !== null || period !== 'all';
