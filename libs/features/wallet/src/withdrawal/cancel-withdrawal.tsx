import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useState } from 'react';
import { useCancelWithdrawalMutation } from '@portal/api/wallet/withdrawals.api';
import { type Withdrawal, withdrawalPlaceOf } from '@portal/domain/wallet/withdrawal';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { useLanding } from '../frame/use-landing.ts';
import { cancel as words } from './withdrawal-messages.ts';

interface CancelWithdrawalProps {
  withdrawal: Withdrawal;
  /** Takes the focus once it is cancelled: its button is gone then. */
  landing: RefObject<HTMLElement | null>;
}

/** Takes a request back while the team has not decided; asks first. */
export function CancelWithdrawal({ withdrawal, landing }: CancelWithdrawalProps) {
  const { id, amount } = withdrawal;
  const [isOpen, setIsOpen] = useState(false);
  const [cancel, { isLoading }] = useCancelWithdrawalMutation();
  const act = useAction();
  const { finalFocus, ask, land } = useLanding(landing);
  if (withdrawalPlaceOf(withdrawal) !== 'REQUESTED') return null;

  async function confirm() {
    const isDone = await act(() => cancel({ id }).unwrap(), { done: words.done, failed: words.failed });
    if (isDone) land();
    setIsOpen(false);
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.rule}
      </chakra.p>
      <Button
        variant="outline"
        onClick={(event) => {
          ask(event);
          setIsOpen(true);
        }}
      >
        {words.open}
      </Button>
      <AlertDialog
        open={isOpen}
        title={words.title}
        confirmLabel={words.open}
        cancelLabel={words.keep}
        loading={isLoading}
        finalFocus={finalFocus}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      >
        {words.body(amount)}
      </AlertDialog>
    </chakra.div>
  );
}
