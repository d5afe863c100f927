import { Heart } from 'lucide-react';
import type { Gift } from '@portal/domain/points/gift';
import { IconButton } from '@portal/ui/icon-button';
import { useGiftMarks } from '../gift-facts/use-gift-marks.ts';
import { catalogue as words } from '../gift-messages.ts';

/** The heart of a gift: full while she wishes for it. */
export function WishButton({ gift }: { gift: Gift }) {
  const { isMarking, turnWish } = useGiftMarks(gift);
  const { name, isWished } = gift;
  return (
    <IconButton
      label={isWished ? words.unwish(name) : words.wish(name)}
      icon={<Heart size={18} strokeWidth={1.75} fill={isWished ? 'currentColor' : 'none'} />}
      aria-busy={isMarking || undefined}
      onClick={turnWish}
      color={isWished ? 'celadon.fg' : 'fg.muted'}
    />
  );
}
