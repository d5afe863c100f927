import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/domain/site/paths';
import type { IncomeSummary } from '@portal/domain/wallet/income';
import { RouterLink } from '@portal/portal-core/router-link';
import { Bar } from '@portal/ui/bar';
import { useFiguresHidden } from '@portal/ui/figures-hidden';
import { Money } from '@portal/ui/money';
import { TextLink } from '@portal/ui/text-link';
import { daysOfMonth } from '../amounts/month-names.ts';
import { classes as words } from '../overview-messages.ts';

interface ClassRowsProps {
  rows: IncomeSummary['classes'];
  /** `YYYY-MM` */
  month: string;
  /** Of the class that earned most. */
  most: number;
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minH: 'touch',
    py: '2',
    borderBottomWidth: '1px',
    _last: { borderBottomWidth: '0' },
    '@container (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) 4rem 15rem minmax(7rem, auto)' },
  },
});

/** The classes of a month by what they earned; each leads to its lessons. */
export function ClassRows({ rows, month, most }: ClassRowsProps) {
  const { areHidden } = useFiguresHidden();
  return (
    <chakra.ul listStyleType="none" containerType="inline-size">
      {rows.map(({ classId, className, lessonCount, net }) => (
        <Row key={classId}>
          <TextLink
            href={paths.incomeLessons({ class: classId, ...daysOfMonth(month) })}
            linkAs={RouterLink}
            variant="quiet"
            touch
            textStyle="body.sm"
            color="fg"
            minW="0"
            overflowWrap="anywhere"
          >
            {className}
          </TextLink>
          <chakra.span
            textStyle="caption"
            color="fg.muted"
            textAlign="end"
            fontVariantNumeric="tabular-nums"
            css={{ '@container (max-width: 39.99rem)': { gridRow: '2', gridColumn: '2' } }}
          >
            {words.times(lessonCount)}
          </chakra.span>
          <Bar aria-hidden h="1.5" percent={most === 0 || areHidden ? 0 : (net / most) * 100} />
          <chakra.span
            textAlign="end"
            fontWeight="semibold"
            css={{ '@container (max-width: 39.99rem)': { gridRow: '1', gridColumn: '2' } }}
          >
            <Money own amount={net} />
          </chakra.span>
        </Row>
      ))}
    </chakra.ul>
  );
}
