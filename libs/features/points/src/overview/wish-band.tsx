import { chakra } from '@chakra-ui/react/styled-system';
import { formatPoints, groupDigits } from '@portal/domain/format/money';
import type { PointsSummary } from '@portal/domain/points/mission';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Bar } from '@portal/ui/bar';
import { LeadSurface } from '@portal/ui/lead-surface';
import { TextLink } from '@portal/ui/text-link';
import { GiftDrawing } from '../gift-facts/gift-drawing.tsx';
import { missingFor, shareOf } from '../gift-facts/gift-standing.ts';
import { catalogue } from '../gift-messages.ts';
import { overview as words } from '../messages.ts';

/** The gift that she wishes for: how far she is from it, and whether what can be claimed is enough. */
export function WishBand({ summary: { wish, balance, claimable } }: { summary: PointsSummary }) {
  if (!wish)
    return (
      <LeadSurface aria-label={words.wish}>
        <chakra.p fontWeight="semibold">{words.noWish}</chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.noWishBody}
        </chakra.p>
      </LeadSurface>
    );
  const missing = missingFor(wish, balance);
  return (
    <LeadSurface tone="next" aria-label={words.wish}>
      <chakra.div display="flex" alignItems="center" gap="4">
        <chakra.div hideBelow="sm">
          <GiftDrawing drawing={wish.drawing} />
        </chakra.div>
        <chakra.div flex="1" minW="0">
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" textStyle="label">
            <TextLink href={paths.gift(wish.id)} linkAs={RouterLink} touch color="fg" overflowWrap="anywhere">
              {words.wishOf(wish.name)}
            </TextLink>
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" alignSelf="center" whiteSpace="nowrap">
              {groupDigits(balance)} / {formatPoints(wish.points)}
            </chakra.span>
          </chakra.div>
          <Bar percent={shareOf(wish, balance)} h="2" mt="1" />
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" mt="1.5">
            <chakra.p textStyle="title.sm" color="celadon.fg">
              {wish.stock === 0 ? catalogue.soldOut : missing > 0 ? catalogue.missing(missing) : words.enough}
            </chakra.p>
            {missing > 0 && claimable > 0 && (
              <chakra.p textStyle="body.sm" color="fg.muted">
                {claimable >= missing ? words.claimEnough(claimable) : words.claimSome(claimable, missing - claimable)}
              </chakra.p>
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </LeadSurface>
  );
}
