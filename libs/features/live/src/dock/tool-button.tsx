import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

const Target = chakra('button', {
  base: {
    display: 'inline-grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '1',
    position: 'relative',
    flexShrink: '0',
    px: '1',
    borderRadius: 'l3',
    color: 'fg',
    fontSize: 'xs',
    lineHeight: '1rem',
    fontWeight: 'medium',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: {
    look: {
      plain: { '&:hover:not(:disabled) > span:first-of-type': { bg: 'bg.emphasized' } },
      // A device that runs is dark and calm; one that is shut is red; what is open is the brightest.
      on: { '& > span:first-of-type': { bg: 'celadon.muted', color: 'celadon.fg' } },
      off: { '& > span:first-of-type': { bg: 'camellia.muted', color: 'camellia.fg' } },
      open: { color: 'celadon.fg', '& > span:first-of-type': { bg: 'celadon.solid', color: 'celadon.contrast' } },
      danger: { color: 'camellia.fg', '& > span:first-of-type': { bg: 'camellia.emphasized', color: 'camellia.fg' } },
    },
    /** As wide as its column on a phone; else of a size of its own. */
    fills: {
      true: { w: 'full', minW: '0', minH: '3.5rem', px: '0' },
      false: { minW: '4.75rem', minH: '4.25rem' },
    },
  },
  defaultVariants: { look: 'plain', fills: false },
});

export interface ToolButtonProps {
  icon: LucideIcon;
  /** By which the focus finds back to it. */
  id: string;
  label: string;
  /** Where it says more than the label, with which it begins. */
  name?: string | undefined;
  look?: 'plain' | 'on' | 'off' | 'open' | 'danger' | undefined;
  expanded?: boolean | undefined;
  count?: number | undefined;
  fills?: boolean | undefined;
  disabled?: boolean | undefined;
  tabIndex?: number | undefined;
  onClick?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One tool of the room: its sign in a pill, and under it how it stands. What more is given to it, a menu's button wears. */
export function ToolButton({ icon: Sign, id, label, name, expanded, count = 0, ...button }: ToolButtonProps) {
  return (
    <Target
      type="button"
      name={id}
      aria-label={name === label ? undefined : name}
      // Menus say it themselves.
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...button}
    >
      <chakra.span
        aria-hidden
        position="relative"
        display="grid"
        placeItems="center"
        w="min(2.75rem, 100% - 0.5rem)"
        h="8"
        mx="auto"
        borderRadius="full"
        _highContrast={{ borderWidth: '1px' }}
      >
        <Sign size="1.3125rem" strokeWidth={1.75} focusable={false} />
        {count > 0 && (
          <chakra.span
            position="absolute"
            top="-1.5"
            insetEnd="-1.5"
            minW="5"
            px="1"
            borderRadius="full"
            bg="badge.unread"
            color="badge.contrast"
            fontWeight="semibold"
            lineHeight="1.25rem"
            data-count={count}
            // Drawn and not written: the name says it in words.
            _before={{ content: 'attr(data-count)' }}
          />
        )}
      </chakra.span>
      <chakra.span data-label maxW="full" wordBreak="keep-all" overflowWrap="normal">
        {label}
      </chakra.span>
    </Target>
  );
}
