import { chakra } from '@chakra-ui/react/styled-system';
import { Ban, BellRing } from 'lucide-react';
import type { Gift } from '@portal/domain/points/gift';
import { Bar } from '@portal/ui/bar';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { catalogue as words } from '../gift-messages.ts';
import { missingFor, shareOf } from './gift-standing.ts';
import { useGiftMarks } from './use-gift-marks.ts';

/** How many points are missing, as a bar and in words. */
export function ShortLine({ gift, balance }: { gift: Gift; balance: number }) {
  const percent = shareOf(gift, balance);
  return (
    <div>
      <Bar
        role="meter"
        aria-label={words.gathered(gift.name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        percent={percent}
        h="1.5"
      />
      <chakra.p
        mt="1.5"
        textStyle="body.sm"
        color={gift.isWished ? 'celadon.fg' : 'fg.muted'}
        fontWeight={gift.isWished ? 'semibold' : undefined}
        fontVariantNumeric="tabular-nums"
      >
        {words.missing(missingFor(gift, balance))}
      </chakra.p>
    </div>
  );
}

/** None is left: she can be told when it is back. */
export function SoldOutLine({ gift }: { gift: Gift }) {
  const { isMarking, turnAwait } = useGiftMarks(gift);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="2">
      <chakra.p display="inline-flex" alignItems="center" gap="1.5" textStyle="body.sm" color="fg.muted">
        <Icon as={gift.isAwaited ? BellRing : Ban} size={16} />
        {gift.isAwaited ? words.awaited : words.soldOut}
      </chakra.p>
      <Button variant="outline" loading={isMarking} onClick={turnAwait}>
        <VisuallyHidden>{words.redeemOf(gift.name)} </VisuallyHidden>
        {gift.isAwaited ? words.stopAwaiting : words.await}
      </Button>
    </chakra.div>
  );
}
