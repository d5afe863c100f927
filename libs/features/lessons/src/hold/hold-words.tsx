import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** How the lesson stands in one line, and what follows from it. */
export function HoldWords({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <chakra.p textStyle="title.md" fontVariantNumeric="tabular-nums">
        {title}
      </chakra.p>
      {children && (
        <chakra.p textStyle="body.sm" color="fg.muted" mt="0.5">
          {children}
        </chakra.p>
      )}
    </div>
  );
}

/** What can be done: buttons beside each other, on a phone one below the other. */
export const HoldActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > *': { mdDown: { flex: '1 1 100%' } },
  },
});
