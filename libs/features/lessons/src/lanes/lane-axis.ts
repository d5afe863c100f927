import { millisecondsInMinute } from 'date-fns/constants';
import type { EvidenceMark } from '@portal/domain/evidence/evidence-lanes';
import type { Span } from '@portal/domain/evidence/presence';

/** Where an instant stands on an axis, in percent of its length. */
export const percentOf = (at: number, { from, to }: Span): number => ((at - from) / (to - from)) * 100;

/** How much of an axis a label takes, in percent: nearer ones would lie over each other. */
const LABEL_PERCENT = 7;
const STEPS = [15, 30, 60, 120, 240].map((minutes) => minutes * millisecondsInMinute);

export interface AxisTick {
  readonly at: number;
  /** Begin or end of the lesson: the ticks that are left where there is little room. */
  readonly isEdge: boolean;
}

/** The times that are written over the lanes: begin and end of the lesson, and round ones between and around them. */
export function ticksOf(axis: Span, lesson: Span): AxisTick[] {
  const length = axis.to - axis.from;
  const step = STEPS.find((each) => (each / length) * 100 >= 1.5 * LABEL_PERCENT) ?? STEPS.at(-1)!;
  const edges = [lesson.from, lesson.to];
  const isFree = (at: number) => edges.every((edge) => (Math.abs(at - edge) / length) * 100 >= LABEL_PERCENT);
  const first = Math.ceil(axis.from / step) * step;
  const round = Array.from({ length: Math.floor((axis.to - first) / step) + 1 }, (_, n) => first + n * step);
  return [
    ...round.filter(isFree).map((at) => ({ at, isEdge: false })),
    ...edges.map((at) => ({ at, isEdge: true })),
  ].sort((one, other) => one.at - other.at);
}

/** How much of an axis a mark takes, in percent. */
const MARK_PERCENT = 5.5;

/** Marks on the axis in the order of time; those that would lie over each other are one. */
export function markClusters(marks: readonly EvidenceMark[], axis: Span): EvidenceMark[][] {
  const clusters: EvidenceMark[][] = [];
  for (const mark of [...marks].sort((one, other) => one.at - other.at)) {
    if (mark.at > axis.to) continue;
    const last = clusters.at(-1);
    if (last?.[0] && percentOf(mark.at, axis) - percentOf(last[0].at, axis) < MARK_PERCENT) last.push(mark);
    else clusters.push([mark]);
  }
  return clusters;
}
