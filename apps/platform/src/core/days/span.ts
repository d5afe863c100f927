import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';

/** Two instants; the end does not belong to it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Touching ends are no overlap. */
export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

export const lengthOf = ({ from, to }: Span): number => to.getTime() - from.getTime();

export const isInside = (inner: Span, outer: Span): boolean => inner.from >= outer.from && inner.to <= outer.to;

export const asTimeSpan = ({ from, to }: Span): TimeSpan => ({ startAt: from.toISOString(), endAt: to.toISOString() });

export const asSpan = ({ startAt, endAt }: TimeSpan): Span => ({ from: new Date(startAt), to: new Date(endAt) });

export const widened = ({ from, to }: Span, ms: number): Span => ({
  from: new Date(from.getTime() - ms),
  to: new Date(to.getTime() + ms),
});

/** What the holes leave of a span, in order. */
export function without(span: Span, holes: readonly Span[]): Span[] {
  return holes.reduce<Span[]>(
    (left, hole) =>
      left.flatMap((part) =>
        overlaps(part, hole)
          ? [
              { from: part.from, to: hole.from },
              { from: hole.to, to: part.to },
            ].filter(({ from, to }) => from < to)
          : [part],
      ),
    [span],
  );
}

/** The same time in as few spans as possible: those that touch or overlap become one. */
export function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = found.at(-1);
    if (last && span.from <= last.to) {
      if (span.to > last.to) found[found.length - 1] = { from: last.from, to: span.to };
    } else found.push(span);
  }
  return found;
}
