import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { RouterLink } from '@portal/portal-core/router-link';
import { NARROW } from '../narrow.ts';

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    [NARROW]: { flexWrap: 'wrap' },
    gap: '3',
    flex: '1',
    minW: '0',
    minH: '4rem',
    px: { base: '4', lg: '6' },
    py: '2.5',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.muted' },
    _currentPage: {
      layerStyle: 'spine',
      ps: { base: 'calc({spacing.4} - 3px)', lg: 'calc({spacing.6} - 3px)' },
      _hover: { bg: 'celadon.subtle' },
    },
    _focusVisible: { layerStyle: 'focus', outlineOffset: '-2px' },
  },
});

/** A row of the list that leads to a talk; the arrow keys go from one to the next (`moveAmongRows`). */
export function RowLink({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) {
  return (
    <Row asChild>
      <RouterLink href={href} data-row="" {...(isChosen && { 'aria-current': 'page', 'data-spine': true })}>
        {children}
      </RouterLink>
    </Row>
  );
}
