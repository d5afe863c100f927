import { useMarkGiftMutation } from '@portal/api/points/gifts.api';
import type { Gift } from '@portal/domain/points/gift';
import { useAction } from '@portal/portal-core/use-action';
import { catalogue as words } from '../gift-messages.ts';

/** Wishing for a gift, of which one at a time leads her page, and being told when it is back. */
export function useGiftMarks({ id, isWished, isAwaited }: Gift) {
  const [mark, { isLoading }] = useMarkGiftMutation();
  const act = useAction();
  const put = (body: { isWished: boolean; isAwaited: boolean }) =>
    void act(() => mark({ id, body }).unwrap(), { failed: words.markFailed });
  return {
    isMarking: isLoading,
    turnWish: () => put({ isWished: !isWished, isAwaited }),
    turnAwait: () => put({ isWished, isAwaited: !isAwaited }),
  };
}
