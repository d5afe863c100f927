import { useState } from 'react';
import * as v from 'valibot';
import { useAdjustIncomeMutation } from '@portal/api/wallet/income-adjustments.api';
import type { IncomeExplanation } from '@portal/domain/wallet/income';
import { incomeAdjustmentsContract as contract } from '@portal/domain/wallet/income-adjustments.contract';
import { useClientId } from '@portal/portal-core/client-id';
import { useAction } from '@portal/portal-core/use-action';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { netNow } from './income-sum.ts';
import { adjust as words } from './incomes-messages.ts';

export const WAYS = ['MORE', 'LESS'] as const;
type Way = (typeof WAYS)[number];

/** A correction as it is typed: the amount has no sign, the way says it. */
const adjustmentSchema = (net: number) =>
  v.pipe(
    v.object({
      way: v.picklist(WAYS),
      amount: v.nullable(v.number()),
      reason: contract.adjustIncome.body.entries.reason,
    }),
    v.forward(
      v.check(({ amount }) => amount !== null && amount > 0, words.amountMissing),
      ['amount'],
    ),
    v.forward(
      v.check(({ way, amount }) => way === 'MORE' || (amount ?? 0) <= net, words.tooMuch(net)),
      ['amount'],
    ),
  );

/** The form of a correction, which asks once more before it is booked; asked twice it is booked once. */
export function useAdjustment(explanation: IncomeExplanation) {
  const { lessonId } = explanation.income;
  const [adjust, { isLoading }] = useAdjustIncomeMutation();
  const act = useAction();
  const intent = useClientId();
  const net = netNow(explanation);
  const [asked, setAsked] = useState<{ amount: number; reason: string } | null>(null);
  const checking = useContractForm({
    schema: adjustmentSchema(net),
    defaultValues: { way: 'MORE' as Way, amount: null as number | null, reason: '' },
    async send({ way, amount, reason }) {
      const wanted = amount ?? 0;
      setAsked({ amount: way === 'MORE' ? wanted : -wanted, reason });
    },
  });
  async function book() {
    if (!asked) return;
    const body = { clientId: intent.idOf(asked), ...asked };
    const isDone = await act(() => adjust({ lessonId, body }).unwrap(), { done: words.done, failed: words.failed });
    // What was written stays where it was refused.
    setAsked(null);
    if (!isDone) return;
    intent.sent();
    checking.form.reset();
  }
  return { ...checking, asked, net, book, isBooking: isLoading, keep: () => setAsked(null) };
}
