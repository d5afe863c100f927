import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { messages } from '../messages.ts';
import type { ItemKind } from './calendar-item.ts';

const FORMS = ['trial', 'proposal', 'done', 'canceled', 'event', 'free', 'off'] as const satisfies readonly ItemKind[];

/** What each form means; the colours are those of the classes. */
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
        '& .swatch': { flex: 'none', w: '3.5', h: '3', borderRadius: 'xs' },
      }}
    >
      {FORMS.map((kind) => (
        <li key={kind} data-kind={kind}>
          <span aria-hidden className={kind === 'free' || kind === 'off' ? 'swatch hatched' : 'swatch edged'} />
          {messages.kinds[kind]}
        </li>
      ))}
    </chakra.ul>
  );
});
