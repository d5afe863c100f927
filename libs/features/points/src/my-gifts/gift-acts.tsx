import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useState } from 'react';
import { useCancelMyGiftMutation, useUseMyGiftMutation } from '@portal/api/points/gifts.api';
import type { RedemptionDetail } from '@portal/domain/points/gift';
import { moveRedemption } from '@portal/domain/points/redemption-transitions';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { myGift as words } from '../gift-messages.ts';

interface GiftActsProps {
  gift: RedemptionDetail;
  /** Reads what it has become, once the buttons have gone. */
  place: RefObject<HTMLElement | null>;
}

/** What she can do with it: say that she used it, or give it back. */
export function GiftActs({ gift, place }: GiftActsProps) {
  const { id, kind, state, points, mayCancel } = gift;
  const [asked, setAsked] = useState<'use' | 'cancel' | null>(null);
  const [use, using] = useUseMyGiftMutation();
  const [cancel, canceling] = useCancelMyGiftMutation();
  const act = useAction();
  const mayUse = moveRedemption(kind, state, 'USE') !== undefined;
  const [isDone, setIsDone] = useState(false);
  const finalFocus = isDone ? { finalFocus: place } : {};
  const keep = () => setAsked(null);
  const finish = async (doing: Promise<boolean>) => {
    setIsDone(await doing);
    setAsked(null);
  };
  const useIt = () => void finish(act(() => use({ id }).unwrap(), { done: words.useDone, failed: words.useFailed }));
  const cancelIt = () =>
    void finish(act(() => cancel({ id }).unwrap(), { done: words.cancelDone(points), failed: words.cancelFailed }));
  return (
    <>
      {(mayUse || mayCancel) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {mayUse && (
            <Button variant="outline" onClick={() => setAsked('use')}>
              {words.used}
            </Button>
          )}
          {mayCancel && (
            <Button variant="outline" onClick={() => setAsked('cancel')}>
              {words.cancel}
            </Button>
          )}
        </chakra.div>
      )}
      <AlertDialog
        open={asked === 'use'}
        title={words.useTitle}
        confirmLabel={words.used}
        cancelLabel={words.keep}
        loading={using.isLoading}
        onConfirm={useIt}
        onCancel={keep}
        {...finalFocus}
      >
        {words.useBody}
      </AlertDialog>
      <AlertDialog
        open={asked === 'cancel'}
        title={words.cancelTitle}
        confirmLabel={words.cancelConfirm}
        cancelLabel={words.keep}
        loading={canceling.isLoading}
        danger
        onConfirm={cancelIt}
        onCancel={keep}
        {...finalFocus}
      >
        {words.cancelBody(points)}
      </AlertDialog>
    </>
  );
}
