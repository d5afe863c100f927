import { problemOf } from '@portal/api/api-problem';
import {
  useCreatePaymentAccountMutation,
  useUpdatePaymentAccountMutation,
} from '@portal/api/wallet/payment-accounts.api';
import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import { useClientId } from '@portal/portal-core/client-id';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { NO_PROOF, proofOf } from '../proof/proof-values.ts';
import { useMailedCode } from '../proof/use-mailed-code.ts';
import { accountProblem, accountSchema } from './account-values.ts';
import { form as words } from './accounts-messages.ts';

interface AccountFormOptions {
  /** Undefined for a new one. */
  account: PaymentAccount | undefined;
  hasPassword: boolean;
  onClose: () => void;
}

/** A new account, or one that is changed; its number is never kept beside the form. */
export function useAccountForm({ account, hasPassword, onClose }: AccountFormOptions) {
  const [create] = useCreatePaymentAccountMutation();
  const [update] = useUpdatePaymentAccountMutation();
  const toast = useToast();
  const mailed = useMailedCode();
  const intent = useClientId();
  const { codeId } = mailed;
  const contract = useContractForm({
    schema: accountSchema(hasPassword, codeId),
    defaultValues: {
      bankCode: account?.bank.code ?? '',
      accountNumber: '',
      holder: account?.holder ?? '',
      ...NO_PROOF,
    },
    async send({ bankCode, accountNumber, holder, ...given }) {
      const fields = { bankCode, accountNumber, holder };
      const proof = proofOf(given, codeId);
      try {
        if (account) await update({ id: account.id, body: { version: account.version, ...fields, proof } }).unwrap();
        else await create({ body: { clientId: intent.idOf(fields), ...fields, proof } }).unwrap();
      } catch (error) {
        const problem = problemOf(error);
        throw Object.assign(new Error(), problem, { fields: accountProblem(problem) ?? problem.fields });
      }
    },
    onSent() {
      intent.sent();
      toast({ type: 'success', title: account ? words.changed : words.added });
      onClose();
    },
  });
  return { ...contract, mailed };
}
