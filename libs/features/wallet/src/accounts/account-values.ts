import * as v from 'valibot';
import type { ApiProblem } from '@portal/api/api-problem';
import { paymentAccountsContract as contract } from '@portal/domain/wallet/payment-accounts.contract';
import { proofFields, proofProblem } from '../proof/proof-values.ts';
import { form as words } from './accounts-messages.ts';

const { accountNumber, holder } = contract.createPaymentAccount.body.entries;

/** An account as it is typed, with what shows that it is she. Banks print their numbers in groups. */
export const accountSchema = (hasPassword: boolean, codeId: string | null) =>
  v.object({
    bankCode: v.pipe(v.string(), v.minLength(1, words.bankMissing)),
    accountNumber: v.pipe(
      v.string(),
      v.transform((typed) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '')),
      accountNumber,
    ),
    holder,
    ...proofFields(hasPassword, codeId),
  });

/** Where each refusal of the server is said. */
export function accountProblem(problem: ApiProblem): Readonly<Record<string, string>> | undefined {
  if (problem.code === 'ACCOUNT_DUPLICATE') return { accountNumber: `${problem.message}.` };
  return proofProblem(problem);
}
