import { addMonths, dayOf, DEFAULT_TIME_ZONE, instantOf } from '@portal/domain/time/day';

/** A period; without a bound it is open, and `until` is not part of it. */
export interface Period {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** A period cut at the months of the marketplace: whole ones from the first to the last, and what stands before and behind them. */
export interface CutPeriod {
  readonly months: { readonly first: string; readonly last: string } | null;
  readonly edges: readonly Period[];
}

const FIRST_MONTH = '0000-01';
const LAST_MONTH = '9999-12';

/** So that sums of years are read from the sums of their months. */
export function cutAtMonths({ from, until }: Period): CutPeriod {
  const first = from ? firstWholeMonth(from) : FIRST_MONTH;
  const next = until && monthAt(until);
  const last = next ? addMonths(`${next}-01`, -1).slice(0, 7) : LAST_MONTH;
  if (first > last) return { months: null, edges: [{ from, until }] };
  return {
    months: { first, last },
    edges: [...(from ? [{ from, until: beginOf(first) }] : []), ...(next ? [{ from: beginOf(next), until }] : [])],
  };
}

const monthAt = (at: Date) => dayOf(at, DEFAULT_TIME_ZONE).slice(0, 7);
const beginOf = (month: string) => instantOf(`${month}-01`, 0, DEFAULT_TIME_ZONE);

function firstWholeMonth(from: Date): string {
  const month = monthAt(from);
  return beginOf(month) < from ? addMonths(`${month}-01`, 1).slice(0, 7) : month;
}
