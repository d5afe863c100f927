import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock } from 'lucide-react';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { formatMoney } from '@portal/domain/format/money';
import { dayOf, daysBetween } from '@portal/domain/time/day';
import type { IncomeSummary } from '@portal/domain/wallet/income';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useFiguresHidden } from '@portal/ui/figures-hidden';
import { Icon } from '@portal/ui/icon';
import { Money } from '@portal/ui/money';
import { Panel } from '@portal/ui/panel';
import { LeadAmount } from '../amounts/lead-amount.tsx';
import { payout as words } from '../overview-messages.ts';
import { RulesLink } from '../rules/rules-link.tsx';
import { PAYOUT_LOOKS } from './payout-looks.ts';
import { payoutPartsOf } from './payout-parts.ts';

/** What is paid at the end of the month, and of what it is made; what comes a month later is named (INC-4). */
export function PayoutCard({ summary }: { summary: IncomeSummary }) {
  const zone = useTeacherZone();
  const { areHidden } = useFiguresHidden();
  const { on, later } = summary.nextPayout;
  const { parts, total } = payoutPartsOf(summary);
  return (
    <Panel
      size="sm"
      title={words.title(formatDayWithWeekday(on))}
      action={<DaysLeft days={daysBetween(dayOf(summary.asOf, zone), on)} />}
      footer={<RulesLink>{words.rules}</RulesLink>}
    >
      <div>
        <LeadAmount amount={total} size="md" />
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.expected}
        </chakra.p>
      </div>
      {/* Shares would give away what is covered. */}
      <chakra.div
        aria-hidden
        display={areHidden ? 'none' : 'flex'}
        gap="2px"
        h="3"
        borderRadius="full"
        overflow="hidden"
        bg="bg.emphasized"
      >
        {parts.map(
          ({ part, amount }) =>
            amount > 0 && (
              <chakra.span
                key={part}
                minW="1"
                bg="bg.panel"
                _highContrast={{ borderWidth: '1px' }}
                {...PAYOUT_LOOKS[part]}
                style={{ flex: `${amount} 1 0` }}
              />
            ),
        )}
      </chakra.div>
      <chakra.dl display="grid" gap="2">
        {parts.map(({ part, name, amount }) => (
          <chakra.div key={part} display="flex" flexWrap="wrap" alignItems="center" columnGap="3" textStyle="body.sm">
            <chakra.dt display="flex" alignItems="center" gap="3">
              <chakra.span
                aria-hidden
                boxSize="3.5"
                flexShrink="0"
                borderRadius="xs"
                _highContrast={{ borderWidth: '1px' }}
                {...PAYOUT_LOOKS[part]}
              />
              {name}
            </chakra.dt>
            <chakra.dd ms="auto">
              <Money own amount={amount} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {later.lessonCount > 0 && (
        <chakra.p textStyle="caption" color="fg.muted">
          {words.later(later.lessonCount, areHidden ? '' : ` ${formatMoney(later.net)}`)}
        </chakra.p>
      )}
    </Panel>
  );
}

function DaysLeft({ days }: { days: number }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="2"
      minH="6"
      borderRadius="full"
      bg="bg.info"
      color="fg.info"
      textStyle="caption"
      fontWeight="medium"
    >
      <Icon as={CalendarClock} size={16} />
      {words.days(days)}
    </chakra.span>
  );
}
