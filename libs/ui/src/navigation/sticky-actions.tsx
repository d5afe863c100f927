import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    pt: '4',
    // Side by side while their words fit, else below each other.
    '& > *': { flex: { base: '1 1 auto', md: 'none' } },
    '& > [data-note]': { flexBasis: { base: '100%', md: 'auto' }, me: { md: 'auto' } },
    mdDown: {
      position: 'sticky',
      bottom: 'calc(-1 * var(--below, 0px))',
      mb: 'calc(-1 * var(--below, 0px))',
      zIndex: 'sticky',
      // To the edges of the page's 16 px margin, or of the dialog's.
      mx: 'calc(-1 * var(--edge, {spacing.4}))',
      px: 'var(--edge, {spacing.4})',
      pt: '3',
      pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
      bg: 'bg.panel',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
});

interface StickyActionsProps {
  children: ReactNode;
  /** A word about the form, such as when it was saved: before the buttons, on a phone over them. */
  note?: ReactNode;
}

/** The buttons of a form: at its end, and on a phone always in reach of the thumb. The action stands last. */
export function StickyActions({ children, note }: StickyActionsProps) {
  return (
    <Bar data-stays-in-sight>
      {note && <div data-note>{note}</div>}
      {children}
    </Bar>
  );
}
