import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import type { SectionNav } from '@portal/portal-core/section';
import type { LinkAs } from '@portal/ui/link-as';

export const MenuList = chakra('ul', { base: { display: 'grid', gap: '0.5', listStyle: 'none' } });

const Row = chakra('a', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: 'touch', md: 'control.md' },
    paddingX: '3',
    borderRadius: 'md',
    color: 'fg.muted',
    fontWeight: 'medium',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'bg.muted', color: 'fg' },
    // The spine: an ink stroke that marks what is active.
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      insetBlock: '2',
      width: '3px',
      borderRadius: 'full',
      bg: 'celadon.solid',
      transform: 'scaleY(0)',
      transition: 'transform 180ms',
    },
  },
  variants: {
    state: {
      plain: {},
      /** The section that is open, while one of its links is the current one. */
      open: { color: 'fg', fontWeight: 'semibold' },
      current: {
        bg: 'celadon.subtle',
        color: 'celadon.fg',
        fontWeight: 'semibold',
        _hover: { bg: 'celadon.subtle', color: 'celadon.fg' },
        _before: { transform: 'none' },
      },
    },
    indent: { true: { paddingInlineStart: '2.625rem' } },
  },
});

interface MenuRowProps {
  href: string;
  state: 'plain' | 'open' | 'current';
  /** A row without an icon stands below its section and is indented. */
  icon?: SectionNav['icon'];
  linkAs: LinkAs;
  lang?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** One entry of a menu of pages. */
export const MenuRow = memo(function MenuRow({ icon: Drawing, state, linkAs, children, ...props }: MenuRowProps) {
  return (
    <Row as={linkAs} state={state} indent={!Drawing} aria-current={state === 'current' ? 'page' : undefined} {...props}>
      {Drawing && <Drawing size={18} aria-hidden />}
      {children}
    </Row>
  );
});
