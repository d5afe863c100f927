import { addDays } from 'date-fns/addDays';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import type { giftOrdersContract } from '@portal/domain/points/gift-orders.contract';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { advanceReliefs, planReliefs } from '../gifts/fee-reliefs.ts';
import { cancel, type Step, takeStep } from '../gifts/redemption-steps.ts';
import { redemptionStepQueries } from '../gifts/redemptions.queries.ts';
import type { RedemptionRow } from '../gifts/redemptions.tables.ts';
import { lockPurse } from '../lots/purse.ts';
import type { PointsDeps } from '../points-deps.ts';

type Move = BodyOf<(typeof giftOrdersContract)['moveGiftOrder']>;

/** Nothing else of a step can be there twice. */
function isCodeTaken(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code === '23505' || cause?.code === '23505';
}

/** What the team does with gifts that teachers took. */
export function giftOrderService(deps: PointsDeps) {
  const { database, clock, realtime } = deps;

  async function step(tx: Tx, operatorId: string, seen: RedemptionRow, move: Move): Promise<RedemptionRow> {
    const at = clock.now();
    // Nobody else moves her gifts, and what has ended by now is seen so.
    const purse = await lockPurse(tx, seen.teacherId, at);
    await advanceReliefs(deps, tx, seen.teacherId, at);
    const now = (await redemptionStepQueries(tx).byId(seen.id))!;
    if (now.version !== move.version) throw new DomainError('VERSION_CONFLICT');
    const { event } = move;
    if (event !== 'CANCEL')
      return takeStep(deps, tx, now, { event, actorId: operatorId, at, set: setOf(now, move, at) });
    const row = await cancel(deps, tx, purse, now, {
      actorId: operatorId,
      at,
      note: said(move.reason, 'reason', REASON),
    });
    if (row.kind === 'FEE_RELIEF') await planReliefs(deps, tx, seen.teacherId, at);
    return row;
  }

  return {
    /** Throws NOT_FOUND, VALIDATION, WRONG_STATE, VERSION_CONFLICT. */
    async move(operatorId: string, id: string, move: Move): Promise<RedemptionRow> {
      const seen = await redemptionStepQueries(database.db).byId(id);
      if (!seen) throw new DomainError('NOT_FOUND');
      const row = await database.db
        .transaction((tx) => step(tx, operatorId, seen, move))
        .catch((error: unknown) => {
          if (isCodeTaken(error)) throw new DomainError('VALIDATION', { fields: { voucherCode: CODE_TAKEN } });
          throw error;
        });
      realtime.tell(row.teacherId, 'wallet.changed', {});
      return row;
    },
  };
}

const CODE = '교환권 번호를 입력해 주세요.';
const CODE_TAKEN = '다른 신청에 이미 쓴 번호예요.';
const TRACKING = '운송장 번호를 입력해 주세요.';
const REASON = '선생님이 읽을 이유를 적어 주세요.';

/** What a step needs beside its name. */
function setOf({ days }: RedemptionRow, { event, voucherCode, tracking }: Move, at: Date): NonNullable<Step['set']> {
  if (event === 'ISSUE')
    return { voucherCode: said(voucherCode, 'voucherCode', CODE), until: days === null ? null : addDays(at, days) };
  return event === 'SHIP' ? { tracking: said(tracking, 'tracking', TRACKING) } : {};
}

function said(text: string | undefined, field: string, sentence: string): string {
  const words = text?.trim() ?? '';
  if (words === '') throw new DomainError('VALIDATION', { fields: { [field]: sentence } });
  return words;
}

export type GiftOrderService = ReturnType<typeof giftOrderService>;
