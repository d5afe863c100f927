import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { formatPoints } from '@portal/domain/format/money';
import type { RedemptionDetail } from '@portal/domain/points/gift';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { GiftDrawing } from '../gift-facts/gift-drawing.tsx';
import { myGift as words, percentOf } from '../gift-messages.ts';
import { GiftActs } from './gift-acts.tsx';
import { GiftHistory } from './gift-history.tsx';
import { LargeCode } from './large-code.tsx';

/** One gift that she took: what it is now leads, then its code, its facts and the way it has come. */
export function MyGiftView({ gift }: { gift: RedemptionDetail }) {
  const { kind, state, drawing, description, voucherCode, tracking, cancelReason, history } = gift;
  const now = useRef<HTMLParagraphElement>(null);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.div layerStyle="sheet" p={{ base: 'sheet', md: '6' }} display="grid" gap="4">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <GiftDrawing drawing={drawing} />
          <chakra.p ref={now} {...ARRIVAL} flex="1 1 12rem" minW="0" textStyle="title.sm">
            {words.now[state]}
          </chakra.p>
          <StatusChip group="redemption" status={state} />
        </chakra.div>
        {cancelReason !== null && <chakra.p overflowWrap="anywhere">{words.cancelReason(cancelReason)}</chakra.p>}
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {description}
        </chakra.p>
        {voucherCode !== null && (
          <LargeCode label={words.code} copy={words.copyCode} code={voucherCode} isOver={state !== 'ISSUED'} />
        )}
        {kind === 'PHYSICAL' && tracking !== null && (
          <LargeCode label={words.tracking} copy={words.copyTracking} code={tracking} isOver={state !== 'SHIPPED'} />
        )}
        <GiftActs gift={gift} place={now} />
      </chakra.div>
      <Facts gift={gift} />
      <Panel title={words.history}>
        <GiftHistory history={history} />
      </Panel>
    </chakra.div>
  );
}

function Facts({ gift }: { gift: RedemptionDetail }) {
  const { points, redeemedAt, until, relief, receiver, transactionId } = gift;
  return (
    <Panel title={words.facts}>
      <DescriptionList
        rows={[
          { label: words.points, value: formatPoints(points) },
          { label: words.redeemedAt, value: <DateText instant={redeemedAt} show="dateTime" /> },
          until !== null && { label: words.until, value: <DateText instant={until} show="weekdayTime" /> },
          relief !== null && { label: words.relief, value: words.reliefOf(percentOf(relief)) },
          receiver !== null && {
            label: words.receiver,
            value: `${receiver.name}\n${receiver.phone}\n${receiver.address}`,
          },
        ]}
      />
      <TextLink href={paths.incomeTransaction(transactionId)} linkAs={RouterLink} touch textStyle="body.sm">
        {words.transaction}
      </TextLink>
    </Panel>
  );
}
