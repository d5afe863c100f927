import { chakra } from '@chakra-ui/react/styled-system';
import { BadgePercent, Hourglass } from 'lucide-react';
import { formatPoints } from '@portal/domain/format/money';
import type { PointsSummary } from '@portal/domain/points/mission';
import { paths } from '@portal/domain/site/paths';
import { daysBetween } from '@portal/domain/time/day';
import { RouterLink } from '@portal/portal-core/router-link';
import { Banner } from '@portal/ui/banner';
import { DateText } from '@portal/ui/date-text';
import { Icon } from '@portal/ui/icon';
import { TextLink } from '@portal/ui/text-link';
import { DayText } from '../frame/day-text.tsx';
import { PointsFigure } from '../frame/points-figure.tsx';
import { useToday } from '../frame/use-today.ts';
import { percentOf } from '../gift-messages.ts';
import { overview as words } from '../messages.ts';

/** What she has, what of it goes next, and what runs. */
export function PointsLead({ summary }: { summary: PointsSummary }) {
  const { balance, expiring, feeRelief } = summary;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <PointsFigure label={words.balance} points={balance} />
      {balance === 0 && <chakra.p color="fg.muted">{words.none}</chakra.p>}
      {expiring && <Expiring {...expiring} />}
      {feeRelief && (
        <Banner tone="success" icon={BadgePercent} title={words.relief(percentOf(feeRelief.relief))}>
          <DateText instant={feeRelief.until} show="weekdayTime" />
          {words.reliefUntil}
        </Banner>
      )}
    </chakra.div>
  );
}

function Expiring({ points, on }: NonNullable<PointsSummary['expiring']>) {
  const days = Math.max(0, daysBetween(useToday(), on));
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      <chakra.p color="fg.muted" textStyle="body.md">
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="1"
          me="1.5"
          color="fg.warning"
          fontWeight="semibold"
          whiteSpace="nowrap"
        >
          <Icon as={Hourglass} size={16} />
          {formatPoints(points)}
        </chakra.span>
        <DayText day={on} />
        {words.expires(days)}
      </chakra.p>
      <TextLink
        href={paths.pointsAccumulated({ tab: 'expiring' })}
        linkAs={RouterLink}
        touch
        variant="quiet"
        textStyle="body.sm"
      >
        {words.expiringAll}
      </TextLink>
    </chakra.div>
  );
}
