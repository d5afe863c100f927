/** The type under which parts travel, whatever the file is. */
export const PART_TYPE = 'application/octet-stream';

/** A file that comes in parts: all have `partSize` bytes but the last, which has the rest. */
interface InParts {
  readonly size: number;
  readonly partSize: number;
}

export const partCountOf = ({ size, partSize }: InParts): number => Math.ceil(size / partSize);

/** Bytes of a part, counted from 1; undefined for one that the file does not have. */
export function bytesOfPart(file: InParts, part: number): number | undefined {
  const count = partCountOf(file);
  if (!Number.isInteger(part) || part < 1 || part > count) return undefined;
  return part < count ? file.partSize : file.size - (count - 1) * file.partSize;
}

/** The parts that arrived whole. */
export const wholeParts = (file: InParts, stored: readonly { part: number; size: number }[]): number[] =>
  stored.flatMap(({ part, size }) => (bytesOfPart(file, part) === size ? [part] : [])).sort((one, two) => one - two);
