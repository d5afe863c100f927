import * as v from 'valibot';
import type { ApiProblem } from '@portal/api/api-problem';
import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import type { WithdrawalTerms } from '@portal/domain/wallet/withdrawal';
import { isUsable } from '../accounts/account-state.ts';
import { proofFields, proofProblem } from '../proof/proof-values.ts';
import { faults as words } from './request-messages.ts';

interface RequestRules {
  readonly terms: WithdrawalTerms;
  readonly accounts: readonly PaymentAccount[];
  readonly hasPassword: boolean;
  readonly codeId: string | null;
  readonly now: Date;
}

/** The most that she can take out at once. */
export const mostOf = ({ available, max }: WithdrawalTerms): number => Math.min(available, max);

/** What a withdrawal asks for, by the terms that hold now. */
export const requestSchema = ({ terms, accounts, hasPassword, codeId, now }: RequestRules) =>
  v.object({
    amount: v.pipe(
      v.nullable(v.number()),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed && amountFault(dataset.value, terms);
        if (message) addIssue({ message });
      }),
    ),
    accountId: v.pipe(
      v.string(),
      v.check((id) => accounts.some((account) => account.id === id), words.accountMissing),
      v.check((id) => {
        const account = accounts.find((one) => one.id === id);
        return account === undefined || isUsable(account, now);
      }, words.accountOnHold),
    ),
    ...proofFields(hasPassword, codeId),
  });

function amountFault(amount: number | null, terms: WithdrawalTerms): string | null {
  const { available, min, max, fee } = terms;
  if (amount === null || amount === 0) return words.amountMissing;
  if (amount > available) return words.tooMuch(available);
  if (amount > max) return words.aboveMost(max);
  if (amount < min) return words.tooSmall(min);
  return amount <= fee ? words.feeOnly(fee) : null;
}

/** Where each refusal of the server is said. */
export function requestProblem(problem: ApiProblem): Readonly<Record<string, string>> | undefined {
  const { code, message } = problem;
  if (code === 'AMOUNT_TOO_SMALL' || code === 'BALANCE_NOT_ENOUGH') return { amount: `${message}.` };
  if (code === 'NO_ACCOUNT' || code === 'ACCOUNT_ON_HOLD') return { accountId: `${message}.` };
  return proofProblem(problem);
}
