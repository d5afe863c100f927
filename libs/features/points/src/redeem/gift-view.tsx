import { chakra } from '@chakra-ui/react/styled-system';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useGetPointsSummaryQuery } from '@portal/api/points/points.api';
import { formatPoints } from '@portal/domain/format/money';
import { type Gift, GIFT_KIND_LABELS } from '@portal/domain/points/gift';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { Dialog } from '@portal/ui/dialog';
import { GiftDrawing } from '../gift-facts/gift-drawing.tsx';
import { ShortLine, SoldOutLine } from '../gift-facts/gift-standing-line.tsx';
import { standingOf } from '../gift-facts/gift-standing.ts';
import { useGiftMarks } from '../gift-facts/use-gift-marks.ts';
import { catalogue, gift as words, redeem } from '../gift-messages.ts';
import { overview } from '../messages.ts';
import { MissionsLink } from './missions-link.tsx';
import { RedeemForm } from './redeem-form.tsx';

/** What a gift is, what it costs, and what can be done about it with what she has. */
export function GiftView({ gift }: { gift: Gift }) {
  const summary = useGetPointsSummaryQuery(undefined);
  const { isMarking, turnWish } = useGiftMarks(gift);
  const { kind, drawing, description, points, stock, days, isWished } = gift;
  return (
    <chakra.div layerStyle="sheet" p={{ base: 'sheet', md: '6' }} display="grid" gap="4">
      <GiftDrawing drawing={drawing} size="lg" />
      <chakra.p textStyle="body.lg" whiteSpace="pre-line" overflowWrap="anywhere">
        {description}
      </chakra.p>
      <DescriptionList
        rows={[
          { label: words.kind, value: GIFT_KIND_LABELS[kind] },
          { label: words.cost, value: <strong>{formatPoints(points)}</strong> },
          days !== null && {
            label: words.use,
            value: kind === 'FEE_RELIEF' ? words.reliefDays(days) : words.useDays(days),
          },
          stock !== null && { label: words.stock, value: stock === 0 ? catalogue.soldOut : catalogue.left(stock) },
          summary.currentData !== undefined && {
            label: words.have,
            value: formatPoints(summary.currentData.balance),
          },
        ]}
      />
      <QueryState query={summary} failed={overview.failed} loading={overview.loading} size="sm">
        {({ balance }) => <Standing gift={gift} balance={balance} />}
      </QueryState>
      <Button
        variant="ghost"
        justifySelf="start"
        aria-pressed={isWished}
        loading={isMarking}
        onClick={turnWish}
        startIcon={<Heart size={18} strokeWidth={1.75} aria-hidden fill={isWished ? 'currentColor' : 'none'} />}
      >
        {isWished ? words.wished : words.wish}
      </Button>
    </chakra.div>
  );
}

function Standing({ gift, balance }: { gift: Gift; balance: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const standing = standingOf(gift, balance);
  return (
    <>
      {standing === 'GONE' && <SoldOutLine gift={gift} />}
      {standing === 'SHORT' && (
        <chakra.div display="grid" gap="3">
          <ShortLine gift={gift} balance={balance} />
          <MissionsLink />
        </chakra.div>
      )}
      {standing === 'READY' && (
        <Button size="lg" onClick={() => setIsAsking(true)}>
          {words.redeem(gift.points)}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={redeem.title(gift.name)}
        closeOnClickAway={false}
      >
        <RedeemForm gift={gift} balance={balance} onClose={() => setIsAsking(false)} />
      </Dialog>
    </>
  );
}
