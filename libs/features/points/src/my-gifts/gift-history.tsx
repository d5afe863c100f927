import { REDEMPTION_STATE_LABELS, type RedemptionDetail } from '@portal/domain/points/gift';
import { DateText } from '@portal/ui/date-text';
import { STATUS_LOOKS } from '@portal/ui/status-looks';
import { Timeline } from '@portal/ui/timeline';
import { myGift as words } from '../gift-messages.ts';

/** The states of a gift, the newest first. */
export function GiftHistory({ history }: Pick<RedemptionDetail, 'history'>) {
  return (
    <Timeline
      label={words.history}
      entries={history
        .map(({ state, at }, no) => ({
          id: `${no}`,
          tint: STATUS_LOOKS.redemption[state][0],
          icon: STATUS_LOOKS.redemption[state][1],
          title: REDEMPTION_STATE_LABELS[state],
          time: <DateText instant={at} show="dateTime" />,
        }))
        .toReversed()}
    />
  );
}
