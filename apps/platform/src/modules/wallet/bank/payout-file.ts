import papaparse from 'papaparse';
import * as v from 'valibot';
import { bankOf } from '@portal/domain/wallet/bank';
import { FORMULA } from '../../../core/formula.ts';
import type { WithdrawalRow } from '../withdrawals.tables.ts';
import type { PayoutRefusal } from './payout-bank.ts';

const COLUMNS = [
  'batch_id',
  'reference',
  'amount',
  'currency',
  'bank_code',
  'bank_name',
  'account_number',
  'account_holder',
] as const;

/**
 * The file of a batch for the bank's upload: UTF-8, RFC 4180, one line for each payment. Amounts are whole đồng; `reference` is what
 * the bank's answer names. A text that a spreadsheet would reckon as a formula begins with an apostrophe.
 */
export const payoutFile = (batchId: string, rows: readonly WithdrawalRow[]): string =>
  `${papaparse.unparse(
    {
      fields: [...COLUMNS],
      data: rows.map((row) => [
        batchId,
        row.code,
        row.amount,
        'VND',
        bankOf(row.bankCode)?.clearingCode ?? row.bankCode,
        row.bankName,
        row.accountNumber,
        row.holder,
      ]),
    },
    { newline: '\r\n', escapeFormulae: FORMULA },
  )}\r\n`;

export interface AnsweredPayout {
  /** In the file, from 1; the head is the first line. */
  readonly line: number;
  readonly reference: string;
  readonly amount: number;
  readonly outcome: 'PAID' | PayoutRefusal;
}

/** A line that says nothing that can be done. */
export interface UnreadableLine {
  readonly line: number;
  readonly problem: string;
}

const Cell = v.optional(v.string(), '');
const Answer = v.object({
  reference: v.pipe(Cell, v.trim(), v.regex(/^WD-\d{6}-[A-Z0-9]{4,12}$/, 'reference가 출금 번호가 아니에요')),
  amount: v.pipe(Cell, v.trim(), v.regex(/^\d{1,9}$/, 'amount가 정수가 아니에요'), v.transform(Number)),
  status: v.pipe(
    Cell,
    v.trim(),
    v.toUpperCase(),
    v.picklist(
      ['PAID', 'HOLDER_DIFFERS', 'ACCOUNT_CLOSED'],
      'status는 PAID, HOLDER_DIFFERS, ACCOUNT_CLOSED 가운데 하나예요',
    ),
  ),
});

/** Reads the bank's answer: `reference,amount,status` with any columns beside them. Null where the head lacks one of the three. */
export function readBankAnswer(text: string): (AnsweredPayout | UnreadableLine)[] | null {
  const { data, meta } = papaparse.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  if (!['reference', 'amount', 'status'].every((name) => meta.fields?.includes(name))) return null;
  return data.flatMap((row, at): (AnsweredPayout | UnreadableLine)[] => {
    if (isBlank(row)) return [];
    const line = at + 2;
    const read = v.safeParse(Answer, row);
    if (!read.success) return [{ line, problem: read.issues.map(({ message }) => message).join(', ') }];
    const { status: outcome, ...rest } = read.output;
    return [{ line, outcome, ...rest }];
  });
}

const isBlank = (row: Readonly<Record<string, string>>) => Object.values(row).every((cell) => !String(cell).trim());
