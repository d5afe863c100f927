import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';

const Group = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    // It takes a second line rather than leave the screen, and shrinks for no neighbour.
    flexWrap: 'wrap',
    flexShrink: '0',
    w: 'fit-content',
    maxW: 'full',
    p: '0.5',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
  },
});

const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '3rem',
    minH: { base: '2.5rem', md: '2rem' },
    px: '3',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { color: 'fg' },
    '&:has(:checked)': {
      bg: 'bg.panel',
      color: 'fg',
      fontWeight: 'semibold',
      borderColor: 'border.emphasized',
      _dark: { bg: 'bg.emphasized' },
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '1px' },
    '&:has(:disabled)': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});

interface SegmentedControlProps<T extends string> {
  /** Names the choice: 보기 방식 */
  label: string;
  options: readonly { value: T; label: string; disabled?: boolean }[];
  value: T;
  onChange: (value: T) => void;
  /** As wide as its place, with equal parts. */
  wide?: boolean;
}

/** One of two to four views of the same thing. Radio buttons underneath: the arrows change the choice. */
export function SegmentedControl<T extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <Group w={wide ? 'full' : undefined}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value} flex={wide ? '1 1 auto' : undefined}>
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
          </VisuallyHidden>
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}
