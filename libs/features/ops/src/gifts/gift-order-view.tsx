import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { REDEMPTION_STATE_LABELS } from '@portal/domain/points/gift';
import type { GiftOrder } from '@portal/domain/points/gift-orders.contract';
import { Button } from '@portal/ui/button';
import { CopyButton } from '@portal/ui/copy-button';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { StatusChip } from '@portal/ui/status-chip';
import { STATUS_LOOKS } from '@portal/ui/status-looks';
import { Timeline } from '@portal/ui/timeline';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { moves, order as words } from '../gift-messages.ts';
import { type GiftMove, movesFor } from './gift-moves.ts';
import { MoveDialog } from './move-dialog.tsx';

/** What was taken, where it stands, and the acts that its state allows. */
export function GiftOrderView({ order }: { order: GiftOrder }) {
  const { kind, state, history } = order;
  const [asked, setAsked] = useState<GiftMove | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const allowed = movesFor(kind, state);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Panel title={words.acts} action={<StatusChip group="redemption" status={state} />}>
        <chakra.div ref={place} {...ARRIVAL} display="flex" flexWrap="wrap" gap="2">
          {allowed.length === 0 && <p>{words.nothingToDo}</p>}
          {allowed.map((event, at) => (
            <Button
              key={event}
              variant={at === 0 && event !== 'CANCEL' ? 'solid' : 'outline'}
              onClick={() => setAsked(event)}
            >
              {moves[event].act}
            </Button>
          ))}
        </chakra.div>
      </Panel>
      <OrderFacts order={order} />
      <Panel title={words.history}>
        <Timeline
          label={words.history}
          entries={history
            .map(({ state: past, at }, no) => ({
              id: `${no}`,
              tint: STATUS_LOOKS.redemption[past][0],
              icon: STATUS_LOOKS.redemption[past][1],
              title: REDEMPTION_STATE_LABELS[past],
              time: <DateText instant={at} show="dateTime" />,
            }))
            .toReversed()}
        />
      </Panel>
      <MoveDialog
        order={order}
        event={asked}
        onClose={() => setAsked(null)}
        onMoved={() => {
          setHasMoved(true);
          setAsked(null);
        }}
        finalFocus={hasMoved ? place : undefined}
      />
    </chakra.div>
  );
}

function OrderFacts({ order }: { order: GiftOrder }) {
  const { teacherName, description, points, redeemedAt, until, receiver, tracking, voucherCode, cancelReason } = order;
  const address = receiver && `${receiver.name}\n${receiver.phone}\n${receiver.address}`;
  return (
    <Panel title={words.facts} action={address && <CopyButton text={address} label={words.copyReceiver} size="sm" />}>
      <DescriptionList
        rows={[
          { label: words.teacher, value: teacherName },
          { label: words.description, value: description },
          { label: words.points, value: words.pointsOf(points) },
          { label: words.redeemedAt, value: <DateText instant={redeemedAt} show="dateTime" /> },
          until !== null && { label: words.until, value: <DateText instant={until} show="weekdayTime" /> },
          address !== null && { label: words.receiver, value: address },
          tracking !== null && { label: words.tracking, value: tracking },
          cancelReason !== null && { label: words.cancelReason, value: cancelReason },
          voucherCode !== null && { label: words.code, value: voucherCode },
        ]}
      />
    </Panel>
  );
}
