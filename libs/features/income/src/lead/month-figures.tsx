import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { paths } from '@portal/domain/site/paths';
import { dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { IncomeSummary, LessonIncome } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { Money } from '@portal/ui/money';
import { TextLink } from '@portal/ui/text-link';
import { daysOfMonth } from '../amounts/month-names.ts';
import { lead as words } from '../overview-messages.ts';

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '3',
    '& > div:not(:first-of-type)': { borderInlineStartWidth: { md: '1px' }, ps: { md: '6' } },
    '& dt': { textStyle: 'label', color: 'fg.muted', fontWeight: 'medium' },
  },
});

/** This month beside the last one. */
export function MonthFigures({ summary: { month, months, pending } }: { summary: IncomeSummary }) {
  // What waits may be left of the month before.
  const isWaiting = ({ startAt }: LessonIncome) => dayOf(startAt, DEFAULT_TIME_ZONE).startsWith(month.month);
  return (
    <Figures>
      <Figure name={words.thisMonth}>
        <Money own amount={month.net} size="md" />
        {pending.items.some(isWaiting) && (
          <chakra.span display="block" textStyle="caption" color="fg.muted">
            {words.withPending}
          </chakra.span>
        )}
      </Figure>
      <Figure name={words.lastMonth}>
        <Money own amount={months.at(-2)?.net ?? 0} size="md" />
      </Figure>
      <Figure name={words.lessons}>
        <TextLink
          href={paths.incomeLessons(daysOfMonth(month.month))}
          linkAs={RouterLink}
          touch
          textStyle="money.md"
          // As high as the figures beside it to the eye.
          my={{ base: '-2.5', md: '0' }}
        >
          {words.times(month.lessonCount)}
        </TextLink>
      </Figure>
    </Figures>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
