/** How the server wants a large file: all parts have `partSize` bytes but the last, which has the rest. */
export interface PartPlan {
  readonly partSize: number;
  readonly partCount: number;
}

/** Where a part, counted from 1, begins and ends in the file. */
export function rangeOf(part: number, { partSize }: PartPlan, fileSize: number): { from: number; to: number } {
  return { from: (part - 1) * partSize, to: Math.min(part * partSize, fileSize) };
}

/** The parts that the server does not have yet, in order. */
export function missingParts({ partCount }: PartPlan, stored: readonly number[]): number[] {
  const there = new Set(stored);
  return Array.from({ length: partCount }, (_none, at) => at + 1).filter((part) => !there.has(part));
}

/** Whether the parts of a plan cover a file of this size exactly. */
export const covers = ({ partSize, partCount }: PartPlan, fileSize: number): boolean =>
  partSize > 0 && partCount === Math.ceil(fileSize / partSize);
