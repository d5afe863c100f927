import { useListGiftsQuery, useMarkGiftMutation } from '@portal/api/points/gifts.api';
import type { Gift } from '@portal/domain/points/gift';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { catalogue as words } from '../gift-messages.ts';

/** Wishing for a gift, of which one at a time leads her page, and being told when it is back. */
export function useGiftMarks({ id, name, isWished, isAwaited }: Gift) {
  const [mark, { isLoading }] = useMarkGiftMutation();
  const { wishedBefore } = useListGiftsQuery(undefined, {
    selectFromResult: ({ data }) => ({ wishedBefore: data?.items.find((one) => one.isWished && one.id !== id) }),
  });
  const act = useAction();
  const offerUndo = useUndo();
  const put = (body: { isWished: boolean; isAwaited: boolean }) =>
    act(() => mark({ id, body }).unwrap(), { failed: words.markFailed });

  async function turnWish() {
    // Of the moment at which it was pressed: the new wish takes its place.
    const before = isWished ? undefined : wishedBefore;
    if (!(await put({ isWished: !isWished, isAwaited })) || !before) return;
    offerUndo({
      text: words.wishMoved(name, before.name),
      undo: () =>
        mark({ id: before.id, body: { isWished: true, isAwaited: before.isAwaited } })
          .unwrap()
          .then(() => undefined),
    });
  }
  return {
    isMarking: isLoading,
    turnWish: () => void turnWish(),
    turnAwait: () => void put({ isWished, isAwaited: !isAwaited }),
  };
}
