import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { POINT_EXPIRY_REASON, POINT_RETURN_REASONS, type PointMeaning } from '@portal/domain/points/point-meaning';

interface Move {
  readonly kind: SQLWrapper;
  readonly reason: SQLWrapper;
}

/** Whether a move of points means this: `pointMeaningOf` for a statement, literally, so that it is one expression wherever it stands. */
export function pointMeaningIs({ kind, reason }: Move, meaning: PointMeaning): SQL {
  const back = sql`${reason} in (${sql.raw(POINT_RETURN_REASONS.map((one) => `'${one}'`).join(', '))})`;
  const ranOut = sql`${reason} = ${sql.raw(`'${POINT_EXPIRY_REASON}'`)}`;
  return {
    EARNED: sql`(${kind} = 'TU' and not ${back})`,
    RETURNED: sql`(${kind} = 'TU' and ${back})`,
    USED: sql`(${kind} = 'WD' and not ${ranOut})`,
    EXPIRED: sql`(${kind} = 'WD' and ${ranOut})`,
  }[meaning];
}
