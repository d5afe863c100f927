import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useCancelWithdrawalMutation } from '@portal/api/wallet/withdrawals.api';
import { type Withdrawal, withdrawalPlaceOf } from '@portal/domain/wallet/withdrawal';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { cancel as words } from './withdrawal-messages.ts';

interface CancelWithdrawalProps {
  withdrawal: Withdrawal;
  /** It is cancelled: the button is gone, and the focus has to go somewhere. */
  onCanceled?: (() => void) | undefined;
}

/** Takes a request back while the team has not decided; asks first. */
export function CancelWithdrawal({ withdrawal, onCanceled }: CancelWithdrawalProps) {
  const { id, amount } = withdrawal;
  const [isOpen, setIsOpen] = useState(false);
  const [cancel, { isLoading }] = useCancelWithdrawalMutation();
  const act = useAction();
  if (withdrawalPlaceOf(withdrawal) !== 'REQUESTED') return null;

  async function confirm() {
    const isDone = await act(() => cancel({ id }).unwrap(), { done: words.done, failed: words.failed });
    setIsOpen(false);
    if (isDone) onCanceled?.();
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.rule}
      </chakra.p>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <AlertDialog
        open={isOpen}
        title={words.title}
        confirmLabel={words.open}
        cancelLabel={words.keep}
        loading={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      >
        {words.body(amount)}
      </AlertDialog>
    </chakra.div>
  );
}
