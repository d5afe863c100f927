import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant, Month } from '../contract/scalar.ts';
import { EarnedOf, LessonIncome } from './income.ts';

const Signed = v.pipe(v.number(), v.safeInteger());
const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** OPEN while its month runs or a lesson of it waits; CLOSED changes no more; PAID once its payout has arrived. */
export const STATEMENT_STATES = ['OPEN', 'CLOSED', 'PAID'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];
export const STATEMENT_STATE_LABELS: Record<StatementState, string> = {
  OPEN: '진행 중',
  CLOSED: '마감',
  PAID: '지급 완료',
};

/** A month of a teacher, by the day on which its lessons were held: what is on it is the ledger, and no second truth. */
export const Statement = v.object({
  month: Month,
  state: v.picklist(STATEMENT_STATES),
  ...EarnedOf.entries,
  /** Corrections that were made in the month; negative is taken back. */
  adjustments: Signed,
  /** Taken out of the wallet in the month, without what came back. */
  withdrawn: Amount,
  payoutId: v.nullable(Id),
});
export type Statement = v.InferOutput<typeof Statement>;

export const StatementDetail = v.object({
  ...Statement.entries,
  teacherName: v.string(),
  /** As she wrote it on her contract; empty where she gave none. */
  taxCode: v.string(),
  items: v.array(LessonIncome),
  corrections: v.array(v.object({ transactionId: Id, at: Instant, amount: Signed, reason: v.string() })),
  payouts: v.array(v.object({ withdrawalId: Id, at: Instant, amount: Amount, account: v.string() })),
});
export type StatementDetail = v.InferOutput<typeof StatementDetail>;

export const STATEMENT_FORMATS = ['pdf', 'xlsx'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

export const StatementFile = v.object({
  name: v.string(),
  mediaType: v.picklist(['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  /** As base64. */
  content: v.string(),
});
export type StatementFile = v.InferOutput<typeof StatementFile>;

const params = v.strictObject({ month: Month });

/** Monthly statements (INC-4). */
export const statementsContract = defineContract({
  listStatements: {
    method: 'GET',
    path: '/tns/v1/statements',
    access: 'teacher',
    summary: '정산서 목록, 최근 달부터 24개월',
    response: dataOf(v.object({ items: v.array(Statement) })),
    errors: [],
  },
  getStatement: {
    method: 'GET',
    path: '/tns/v1/statements/:month',
    access: 'teacher',
    summary: '한 달의 정산서',
    params,
    response: dataOf(StatementDetail),
    errors: [],
  },
  makeStatementFile: {
    method: 'POST',
    path: '/tns/v1/statements/:month/files',
    access: 'teacher',
    summary: '정산서를 PDF나 XLSX 파일로 만들기; 마감 전에는 그때까지의 내용',
    params,
    body: v.strictObject({ format: v.picklist(STATEMENT_FORMATS) }),
    response: dataOf(StatementFile),
    errors: [],
  },
});
