import { useNavigate } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useRequestWithdrawalMutation } from '@portal/api/wallet/withdrawals.api';
import { paths } from '@portal/domain/site/paths';
import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import type { WithdrawalTerms } from '@portal/domain/wallet/withdrawal';
import { useClientId } from '@portal/portal-core/client-id';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { NO_PROOF, proofOf } from '../proof/proof-values.ts';
import { useMailedCode } from '../proof/use-mailed-code.ts';
import { request as words } from './request-messages.ts';
import { requestProblem, requestSchema } from './request-schema.ts';

export interface RequestGround {
  readonly terms: WithdrawalTerms;
  readonly accounts: readonly PaymentAccount[];
  readonly hasPassword: boolean;
  readonly now: Date;
}

/** The form of a withdrawal: one request for one intent, whatever is pressed or lost on the way (R11). */
export function useRequestForm({ terms, accounts, hasPassword, now }: RequestGround) {
  const [request] = useRequestWithdrawalMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const mailed = useMailedCode();
  const intent = useClientId();
  const standard = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
  const { codeId } = mailed;
  const contract = useContractForm({
    schema: requestSchema({ terms, accounts, hasPassword, codeId, now }),
    defaultValues: { amount: null as number | null, accountId: standard?.id ?? '', ...NO_PROOF },
    async send({ amount, accountId, ...given }) {
      // How much and where to is what she wants; with another code or password it is the same money.
      const wanted = { amount: amount ?? 0, accountId };
      try {
        const body = { clientId: intent.idOf(wanted), ...wanted, proof: proofOf(given, codeId) };
        const { id } = await request({ body }).unwrap();
        intent.sent();
        draft.clear();
        toast({ type: 'success', title: words.done });
        void navigate(paths.incomeWithdrawal(id), { replace: true });
      } catch (error) {
        const problem = problemOf(error);
        throw Object.assign(new Error(), problem, { fields: requestProblem(problem) ?? problem.fields });
      }
    },
  });
  // Neither a password nor a code is written down.
  const draft = useFormDraft(contract.form, { key: 'withdrawal:new', omit: ['password', 'code'] });
  return { ...contract, mailed, draft };
}
