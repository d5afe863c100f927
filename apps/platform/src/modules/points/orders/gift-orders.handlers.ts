import { DESK_OF_QUEUE } from '@portal/domain/ops/ops';
import type { giftOrdersContract, StockedGift } from '@portal/domain/points/gift-orders.contract';
import { DomainError } from '../../../core/domain-error.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { giftFacts, redemptionFacts, redemptionOf } from '../gifts/gift-view.ts';
import { redemptionStepQueries } from '../gifts/redemptions.queries.ts';
import type { RedemptionRow } from '../gifts/redemptions.tables.ts';
import type { PointsDeps } from '../points-deps.ts';
import { giftOrderQueries, stockedGiftQueries, type StockedGiftRow } from './gift-orders.queries.ts';
import type { GiftOrderService } from './gift-orders.service.ts';
import type { GiftStockService } from './gift-stock.service.ts';

const PAGE = 20;

interface Services {
  readonly orders: GiftOrderService;
  readonly stock: GiftStockService;
}

/** The desk of gifts is the one of money. */
export function giftOrdersHandlers(
  { database: { db }, accounts }: Pick<PointsDeps, 'database' | 'accounts'>,
  { orders, stock }: Services,
): Handlers<typeof giftOrdersContract> {
  /** Throws FORBIDDEN for who works at another desk, whatever lies there. */
  async function atDesk(operatorId: string): Promise<void> {
    if (!(await accounts.desksOf(db, operatorId)).includes(DESK_OF_QUEUE.WITHDRAWALS))
      throw new DomainError('FORBIDDEN');
  }

  async function orderOf(id: string): Promise<RedemptionRow> {
    const row = await redemptionStepQueries(db).byId(id);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  async function answer(row: RedemptionRow) {
    const [steps, names] = await Promise.all([
      redemptionStepQueries(db).history(row.id),
      accounts.namesOf(db, [row.teacherId]),
    ]);
    const { version, teacherId } = row;
    return { data: { ...redemptionFacts(row, steps), teacherName: names.get(teacherId) ?? '', version } };
  }

  return {
    async listGiftOrders({ query: { view = 'OPEN', kind, lastItem, size }, caller }) {
      await atDesk(caller.userId);
      const behind = lastItem === undefined ? undefined : (await orderOf(lastItem)).seq;
      const queries = giftOrderQueries(db);
      const [open, rows] = await Promise.all([
        queries.countToDo(),
        queries.page({ view, kind, behind, size: Number(size ?? PAGE) }),
      ]);
      const names = await accounts.namesOf(db, [...new Set(rows.map(({ teacherId }) => teacherId))]);
      const items = rows.map((row) => ({ ...redemptionOf(row), teacherName: names.get(row.teacherId) ?? '' }));
      return { data: { open, items } };
    },

    async getGiftOrder({ params, caller }) {
      await atDesk(caller.userId);
      return answer(await orderOf(params.id));
    },

    async moveGiftOrder({ params, body, caller }) {
      await atDesk(caller.userId);
      return answer(await orders.move(caller.userId, params.id, body));
    },

    async listStockedGifts({ caller }) {
      await atDesk(caller.userId);
      return { data: { items: (await stockedGiftQueries(db).list()).map(stockedOf) } };
    },

    async createGift({ body, caller }) {
      await atDesk(caller.userId);
      return { data: stockedOf(await stock.create(body)) };
    },

    async editGift({ params, body, caller }) {
      await atDesk(caller.userId);
      return { data: stockedOf(await stock.edit(params.id, body)) };
    },

    async stockGift({ params, body, caller }) {
      await atDesk(caller.userId);
      return { data: stockedOf(await stock.stock(params.id, body)) };
    },
  };
}

const stockedOf = ({ gift, awaitedBy }: StockedGiftRow): StockedGift => ({
  ...giftFacts(gift),
  isWished: false,
  isAwaited: false,
  isActive: gift.isActive,
  awaitedBy,
  version: gift.version,
});
