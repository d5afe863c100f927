import type { receivedThanksContract } from '@portal/domain/points/received-thanks.contract';
import { THANK_YOU_POINTS } from '@portal/domain/points/thanks.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { PointsDeps } from '../points-deps.ts';
import { receivedThanksQueries } from './received-thanks.queries.ts';

const PAGE = 20;

export function receivedThanksHandlers({
  database: { db },
}: Pick<PointsDeps, 'database'>): Handlers<typeof receivedThanksContract> {
  return {
    async listReceivedThanks({ query: { lastItem, size }, caller: { userId } }) {
      const queries = receivedThanksQueries(db, userId);
      const after = lastItem === undefined ? undefined : await queries.placeOf(lastItem);
      if (lastItem !== undefined && !after) throw new DomainError('NOT_FOUND');
      const rows = await queries.page({ after, size: Number(size ?? PAGE) });
      return {
        data: {
          items: rows.map((row) => ({ ...row, points: THANK_YOU_POINTS, saidAt: row.saidAt.toISOString() })),
        },
      };
    },
  };
}
