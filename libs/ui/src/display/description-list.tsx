import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';

/** The list is measured by what stands around it: it has no width of its own. */
const Room = chakra('div', { base: { containerType: 'inline-size', w: 'full' } });

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(9rem) minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '3',
    '& dt': { textStyle: 'body.sm', color: 'fg.muted', minW: '4.5rem', pt: '1px' },
    '& dd': { textStyle: 'body.md', minW: '0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& dd[data-nothing]': { color: 'fg.subtle' },
    // With large text on a phone the names would leave the values a syllable a line.
    '@container (max-width: 14rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: '0',
      '& dd:not(:last-child)': { mb: '3' },
    },
  },
});

// A day and its time stay together only where a line holds them. In `css`, which goes before what a DateText says.
const BREAKING_TIMES = { '@container (max-width: 14rem)': { '& dd time': { whiteSpace: 'normal' } } };

interface DescriptionRow {
  label: string;
  value: ReactNode;
}

export interface DescriptionListProps {
  /** A row that is false or null is left out; one whose value is nothing says so in words. */
  rows: readonly (DescriptionRow | false | null)[];
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** Names and what they are, side by side; below each other where there is no room. */
export function DescriptionList({ rows }: DescriptionListProps) {
  return (
    <Room>
      <List css={BREAKING_TIMES}>
        {rows
          .filter((row) => row !== false && row !== null)
          .map(({ label, value }, index) => (
            <Fragment key={index}>
              <dt>{label}</dt>
              <dd data-nothing={isNothing(value) || undefined}>{isNothing(value) ? MESSAGES.noValue : value}</dd>
            </Fragment>
          ))}
      </List>
    </Room>
  );
}
