import { chakra } from '@chakra-ui/react/styled-system';
import { formatPoints } from '@portal/domain/format/money';
import type { Redemption } from '@portal/domain/points/gift';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { GiftDrawing } from '../gift-facts/gift-drawing.tsx';
import { myGifts as words } from '../gift-messages.ts';

/** A gift that she took: what it is and where it stands. */
export function MyGiftRow({ gift }: { gift: Redemption }) {
  const { id, name, drawing, state, points, redeemedAt, until } = gift;
  const isRunning = state === 'ISSUED' || state === 'ACTIVE';
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <GiftDrawing drawing={drawing} />
      <chakra.div flex="1 1 10rem" minW="0">
        <TextLink
          href={paths.myGift(id)}
          linkAs={RouterLink}
          variant="quiet"
          touch
          color="fg"
          fontWeight="semibold"
          overflowWrap="anywhere"
        >
          {name}
        </TextLink>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {formatPoints(points)} · {words.redeemedAt} <DateText instant={redeemedAt} />
        </chakra.p>
      </chakra.div>
      <chakra.div display="grid" justifyItems="end" gap="0.5" ms="auto">
        <StatusChip group="redemption" status={state} />
        {isRunning && until !== null && (
          <chakra.span textStyle="caption" color="fg.muted">
            <DateText instant={until} show="weekday" />
            {words.until}
          </chakra.span>
        )}
      </chakra.div>
    </chakra.li>
  );
}
