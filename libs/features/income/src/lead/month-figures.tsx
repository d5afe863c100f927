import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { paths } from '@portal/domain/site/paths';
import type { IncomeSummary } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { Amount } from '../amounts/amount.tsx';
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
export function MonthFigures({ summary: { month, months } }: { summary: IncomeSummary }) {
  return (
    <Figures>
      <Figure name={words.thisMonth}>
        <Amount amount={month.net} size="md" />
      </Figure>
      <Figure name={words.lastMonth}>
        <Amount amount={months.at(-2)?.net ?? 0} size="md" />
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
