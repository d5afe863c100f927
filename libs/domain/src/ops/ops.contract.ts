import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Filled, Id, Instant, IntegerText, Text } from '../contract/scalar.ts';
import { OPS_DECISIONS, OPS_QUEUES, OpsItem, OpsItemDetails } from './ops.ts';

const path = '/tns/v1/ops';
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const params = v.strictObject({ queue: v.picklist(OPS_QUEUES), id: Id });
const details = dataOf(OpsItemDetails);

export const OPS_FILTERS = ['OPEN', 'MINE', 'DECIDED'] as const;
export type OpsFilter = (typeof OPS_FILTERS)[number];

/** Pages of a queue that can be asked for; what lies behind them is not counted either. */
export const OPS_PAGES_MAX = 1_000;

export const opsContract = defineContract({
  listOpsQueues: {
    method: 'GET',
    path: `${path}/queues`,
    access: 'operator',
    summary: '심사할 것이 모이는 곳과 그 시계',
    response: dataOf(
      v.object({
        items: v.array(
          v.object({
            queue: v.picklist(OPS_QUEUES),
            open: wholeNumber,
            overdue: wholeNumber,
            /** Picked up by the caller. */
            mine: wholeNumber,
            nextDueAt: v.nullable(Instant),
          }),
        ),
      }),
    ),
    errors: [],
  },
  listOpsItems: {
    method: 'GET',
    path: `${path}/:queue`,
    access: 'operator',
    summary: '한 곳에 모인 것; 급한 것부터, 끝난 것은 새것부터',
    params: v.strictObject({ queue: v.picklist(OPS_QUEUES) }),
    query: v.strictObject({
      filter: v.optional(v.picklist(OPS_FILTERS)),
      page: v.optional(IntegerText(1, OPS_PAGES_MAX)),
    }),
    response: dataOf(v.object({ total: wholeNumber, items: v.array(OpsItem) })),
    errors: [],
  },
  getOpsItem: {
    method: 'GET',
    path: `${path}/:queue/:id`,
    access: 'operator',
    summary: '결정에 필요한 모든 것',
    params,
    response: details,
    errors: [],
  },
  pickUpOpsItem: {
    method: 'POST',
    path: `${path}/:queue/:id/pick-up`,
    access: 'operator',
    summary: '심사를 맡기',
    params,
    response: details,
    errors: ['WRONG_STATE', 'SECOND_PERSON'],
  },
  releaseOpsItem: {
    method: 'POST',
    path: `${path}/:queue/:id/release`,
    access: 'operator',
    summary: '맡은 심사를 놓기',
    params,
    response: details,
    errors: ['WRONG_STATE'],
  },
  decideOpsItem: {
    method: 'POST',
    path: `${path}/:queue/:id/decide`,
    access: 'operator',
    summary: '결정하기; 반려에는 이유가 있어야 한다',
    params,
    body: v.strictObject({
      decision: v.picklist(OPS_DECISIONS),
      reason: Text(2_000),
      remarks: v.pipe(
        v.array(v.strictObject({ path: Text(120), remark: Filled(500, '무엇을 고쳐야 하는지 적어 주세요.') })),
        v.maxLength(50),
      ),
      /** Of what was read; a decision about something else than what stands there by now is refused. */
      stamp: v.optional(Text(64)),
    }),
    response: details,
    errors: ['WRONG_STATE', 'VERSION_CONFLICT'],
  },
});
