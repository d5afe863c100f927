import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { messages } from '../messages.ts';
import type { ItemKind } from './calendar-item.ts';

const KINDS = [
  'lesson',
  'trial',
  'event',
  'done',
  'canceled',
  'proposal',
  'free',
  'off',
] as const satisfies readonly ItemKind[];

/** What each spine means. */
export const Legend = memo(function Legend() {
  return (
    <chakra.ul
      aria-label={messages.legendLabel}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '4',
        rowGap: '1',
        textStyle: 'caption',
        color: 'fg.muted',
        '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
        '& .spine': { h: '3' },
        '& .hatched': { w: '3.5', h: '3', borderRadius: 'xs' },
      }}
    >
      {KINDS.map((kind) => (
        <li key={kind} data-kind={kind}>
          <span aria-hidden className={kind === 'free' || kind === 'off' ? 'hatched' : 'spine'} />
          {messages.kinds[kind]}
        </li>
      ))}
    </chakra.ul>
  );
});
