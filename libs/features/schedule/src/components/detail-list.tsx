import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '3',
    '& dt': { textStyle: 'body.sm', color: 'fg.muted' },
    '& dd': { textStyle: 'body.md', minW: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});

/** Names and values under each other; a value that is null has no line. */
export function DetailList({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {rows
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <Row key={name} name={name} value={value} />
        ))}
    </List>
  );
}

function Row({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
