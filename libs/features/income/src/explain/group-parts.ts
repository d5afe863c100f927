import type { IncomePart } from '@portal/domain/wallet/income';
import { feePerHour } from '@portal/domain/wallet/income-formula';

export interface PartGroup {
  readonly price: Pick<IncomePart, 'packageName' | 'packageFee' | 'lessonCount' | 'packageMinutes'>;
  readonly names: readonly string[];
  /** What one of them adds; the same for each. */
  readonly each: number;
  readonly gross: number;
  /** The price of 60 minutes where it is a whole amount: null where a formula with it would not add up. */
  readonly hourly: number | null;
}

const keyOf = ({ packageName, packageFee, lessonCount, packageMinutes }: IncomePart) =>
  JSON.stringify([packageName, packageFee, lessonCount, packageMinutes]);

/** The students of one price together, as one line of the formula; in the order in which they come. */
export function groupParts(parts: readonly IncomePart[]): PartGroup[] {
  const groups = Map.groupBy(parts, keyOf);
  return [...groups.values()].map((of) => {
    const price = of[0]!;
    const { amount, isWhole } = feePerHour(price);
    return {
      price,
      names: of.map(({ studentName }) => studentName),
      each: price.gross,
      gross: of.reduce((sum, { gross }) => sum + gross, 0),
      hourly: isWhole ? amount : null,
    };
  });
}

/** Whether something below one đồng was dropped for each of its students. */
export const isRounded = ({ price }: PartGroup, minutes: number): boolean =>
  (price.packageFee * minutes) % (price.lessonCount * price.packageMinutes) !== 0;
