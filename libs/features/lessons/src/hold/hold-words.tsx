import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LeadFigure } from '@portal/ui/lead-figure';

interface Props {
  /** How the lesson stands in one line. */
  title: string;
  /** What follows from it. */
  lines?: readonly string[];
  /** Beside it, where something is counted. */
  figure?: { name: string; value: string } | undefined;
}

/** How the lesson stands, in words, and the figure that counts where there is one. */
export function HoldWords({ title, lines = [], figure }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
      <chakra.div flex="1 1 14rem" minW="0">
        <chakra.p textStyle="title.md" fontVariantNumeric="tabular-nums">
          {title}
        </chakra.p>
        <HoldLines lines={lines} />
      </chakra.div>
      {figure && <LeadFigure {...figure} size="md" />}
    </chakra.div>
  );
}

export const HoldLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <chakra.p key={line} textStyle="body.sm" color="fg.muted" mt="0.5" overflowWrap="anywhere">
      {line}
    </chakra.p>
  ));

/** How it stands, and at the other end of the line what can be done; below it where there is no room. */
export const HoldFace = ({ words, actions }: { words: ReactNode; actions: ReactNode }) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    columnGap="8"
    rowGap="4"
  >
    <chakra.div flex="1 1 16rem" minW="0">
      {words}
    </chakra.div>
    <chakra.div display="grid" gap="2" w={{ base: 'full', md: '13.5rem' }}>
      {actions}
    </chakra.div>
  </chakra.div>
);

/** What can be done: buttons beside each other, on a phone one below the other. */
export const HoldActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    '& > *': { mdDown: { flex: '1 1 100%' } },
  },
});
