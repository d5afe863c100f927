import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useState } from 'react';
import {
  useDeletePaymentAccountMutation,
  useMakePaymentAccountDefaultMutation,
} from '@portal/api/wallet/payment-accounts.api';
import type { PaymentAccount } from '@portal/domain/wallet/payment-accounts.contract';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { useLanding } from '../frame/use-landing.ts';
import { keptBecause } from './account-state.ts';
import { acts as words } from './accounts-messages.ts';

export interface AccountActsProps {
  account: PaymentAccount;
  /** How many she has. */
  count: number;
  onChange: () => void;
  /** Takes the focus where the account is gone. */
  landing: RefObject<HTMLElement | null>;
}

/** What can be done with an account, and before she tries, why something cannot (PAY-1). */
export function AccountActs({ account, count, onChange, landing }: AccountActsProps) {
  const { id, isDefault, isInUse } = account;
  const [makeDefault, { isLoading }] = useMakePaymentAccountDefaultMutation();
  const act = useAction();
  const kept = keptBecause(account, count);
  const choose = () =>
    act(() => makeDefault({ id }).unwrap(), { done: words.madeDefault, failed: words.defaultFailed });
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {!isDefault && (
          <Button variant="outline" loading={isLoading} onClick={() => void choose()}>
            {words.makeDefault}
          </Button>
        )}
        {!isInUse && (
          <Button variant="outline" onClick={onChange}>
            {words.change}
          </Button>
        )}
        {kept === null && <RemoveAccount account={account} landing={landing} />}
      </chakra.div>
      {kept !== null && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.kept[kept]}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function RemoveAccount({ account, landing }: Pick<AccountActsProps, 'account' | 'landing'>) {
  const { id, bank, accountNumber, isDefault } = account;
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { isLoading }] = useDeletePaymentAccountMutation();
  const act = useAction();
  const { finalFocus, ask, land } = useLanding(landing);
  async function confirm() {
    const isDone = await act(() => remove({ id }).unwrap(), { done: words.removed, failed: words.removeFailed });
    if (isDone) land();
    setIsOpen(false);
  }
  return (
    <>
      <Button
        variant="ghost"
        onClick={(event) => {
          ask(event);
          setIsOpen(true);
        }}
      >
        {words.remove}
      </Button>
      <AlertDialog
        open={isOpen}
        title={words.removeTitle(`${bank.name} ${accountNumber}`)}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        danger
        loading={isLoading}
        finalFocus={finalFocus}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      >
        {words.removeBody} {isDefault && words.removeDefaultBody}
      </AlertDialog>
    </>
  );
}
