import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass } from 'lucide-react';
import { formatPoints } from '@portal/domain/format/money';
import type { PointLot } from '@portal/domain/points/mission';
import { daysBetween } from '@portal/domain/time/day';
import { DateText } from '@portal/ui/date-text';
import { Icon } from '@portal/ui/icon';
import { DayText } from '../frame/day-text.tsx';
import { lots as words } from '../messages.ts';

/** From so few days on it is soon. */
const SOON = 30;

/** Points that end together: how many are left of them, and until when. */
export function LotRow({ lot, today }: { lot: PointLot; today: string }) {
  const { title, points, remaining, earnedAt, expiresOn } = lot;
  const days = Math.max(0, daysBetween(today, expiresOn));
  const isSoon = days <= SOON;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="baseline"
      columnGap="4"
      rowGap="1"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p fontWeight="semibold">
          <DayText day={expiresOn} />
          {words.until}{' '}
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="1"
            textStyle="label"
            color={isSoon ? 'fg.warning' : 'fg.muted'}
          >
            {isSoon && <Icon as={Hourglass} size={16} />}
            {words.days(days)}
          </chakra.span>
        </chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {title} · {words.earnedAt} <DateText instant={earnedAt} />
        </chakra.p>
      </chakra.div>
      <chakra.div textAlign="end" ms="auto">
        <chakra.p textStyle="money.md" whiteSpace="nowrap">
          {formatPoints(remaining)}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {words.left(remaining, points)}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
