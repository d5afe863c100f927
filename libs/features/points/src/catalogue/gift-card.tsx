import { chakra } from '@chakra-ui/react/styled-system';
import { formatPoints } from '@portal/domain/format/money';
import type { Gift } from '@portal/domain/points/gift';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { GiftDrawing } from '../gift-facts/gift-drawing.tsx';
import { ShortLine, SoldOutLine } from '../gift-facts/gift-standing-line.tsx';
import { standingOf } from '../gift-facts/gift-standing.ts';
import { catalogue as words, kindLine } from '../gift-messages.ts';
import { WishButton } from './wish-button.tsx';

const Card = chakra('li', {
  base: {
    layerStyle: 'sheet',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    p: { base: '3', md: '3.5' },
    minW: '0',
  },
  variants: { wished: { true: { borderColor: 'celadon.solid', boxShadow: 'inset 0 0 0 1px {colors.celadon.solid}' } } },
});

interface GiftCardProps {
  gift: Gift;
  balance: number;
}

/** One gift: what it is and costs; a way to it where the points are enough, what is missing where they are not. */
export function GiftCard({ gift, balance }: GiftCardProps) {
  const { id, name, kind, drawing, points, days, relief, stock, isWished } = gift;
  const standing = standingOf(gift, balance);
  return (
    <Card wished={isWished}>
      <GiftDrawing drawing={drawing} size="lg" />
      <chakra.div position="absolute" top={{ base: '3.5', md: '4' }} insetEnd={{ base: '3.5', md: '4' }}>
        <WishButton gift={gift} />
      </chakra.div>
      <chakra.h3 mt="1" textStyle="body.md" fontWeight="semibold" overflowWrap="anywhere">
        <TextLink href={paths.gift(id)} linkAs={RouterLink} variant="quiet" touch color="fg">
          {name}
        </TextLink>
      </chakra.h3>
      <chakra.p textStyle="caption" color="fg.muted">
        {kindLine(kind, days, relief)}
        {stock !== null && stock > 0 && ` · ${words.left(stock)}`}
      </chakra.p>
      <chakra.p textStyle="money.md" mb="1">
        {formatPoints(points)}
      </chakra.p>
      <chakra.div mt="auto">
        {standing === 'READY' && (
          <Button asChild variant="outline" wide>
            <RouterLink href={paths.gift(id)}>
              <VisuallyHidden>{words.redeemOf(name)} </VisuallyHidden>
              {words.redeem}
            </RouterLink>
          </Button>
        )}
        {standing === 'SHORT' && <ShortLine gift={gift} balance={balance} />}
        {standing === 'GONE' && <SoldOutLine gift={gift} />}
      </chakra.div>
    </Card>
  );
}
