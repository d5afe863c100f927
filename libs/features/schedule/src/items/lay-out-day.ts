/** Anything with a stretch of the day, in minutes. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where a block stands in its lane: `column` of `columns`, `span` columns wide. */
export interface Placed<T> {
  readonly item: T;
  readonly column: number;
  readonly columns: number;
  readonly span: number;
}

/**
 * Lays overlapping stretches side by side. `items` are in time order; `least` is the number of minutes that the
 * smallest block covers on screen, so that short ones are not drawn over each other.
 */
export function layOutDay<T extends Stretch>(items: readonly T[], least: number): Placed<T>[] {
  const placed: Placed<T>[] = [];
  const endOf = (item: T) => Math.max(item.end, item.start + least);
  let cluster: { item: T; column: number }[] = [];
  let columnEnds: number[] = [];
  let clusterEnd = -Infinity;

  const closeCluster = () => {
    for (const { item, column } of cluster) {
      placed.push({ item, column, columns: columnEnds.length, span: freeColumns(cluster, item, column) });
    }
    cluster = [];
    columnEnds = [];
  };
  const freeColumns = (others: typeof cluster, item: T, column: number) => {
    let next = columnEnds.length;
    for (const other of others) {
      const touches = other.item.start < endOf(item) && item.start < endOf(other.item);
      if (other.column > column && other.column < next && touches) next = other.column;
    }
    return next - column;
  };

  for (const item of items) {
    if (item.start >= clusterEnd) closeCluster();
    const free = columnEnds.findIndex((end) => end <= item.start);
    const column = free === -1 ? columnEnds.length : free;
    columnEnds[column] = endOf(item);
    cluster.push({ item, column });
    clusterEnd = Math.max(cluster.length === 1 ? -Infinity : clusterEnd, endOf(item));
  }
  closeCluster();
  return placed;
}
