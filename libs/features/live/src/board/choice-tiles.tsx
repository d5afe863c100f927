import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minW: 'touch',
    minH: '3.75rem',
    px: '1',
    borderRadius: 'l2',
    borderWidth: '2px',
    borderColor: 'transparent',
    textStyle: 'caption',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&:has(:checked)': { color: 'fg', fontWeight: 'bold', _highContrast: { outline: '2px solid Highlight' } },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '2px' },
    '&:has(:disabled)': { color: 'fg.subtle', cursor: 'not-allowed', '& > [aria-hidden]': { opacity: 0.4 } },
  },
  variants: {
    look: {
      /** The tool in the hand. */
      solid: {
        minW: '3.625rem',
        '&:has(:checked)': { bg: 'celadon.solid', color: 'celadon.contrast' },
      },
      /** A colour, which has its own ring. */
      bare: {},
      framed: { '&:has(:checked)': { borderColor: 'celadon.solid', bg: 'bg.emphasized' } },
    },
    dense: { true: { minW: '2.25rem', minH: 'touch', px: '0.5' } },
  },
});

export interface ChoiceTilesProps<T extends string> {
  /** Names the choice: 색 */
  label: string;
  look: 'solid' | 'bare' | 'framed';
  options: readonly { value: T; label: string; picture: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
  /** One was chosen by finger or mouse; the arrows only go on to the next. */
  onPointed?: (() => void) | undefined;
  /** Words are heard and stand in a hint, where there is no room for them. */
  isDense?: boolean | undefined;
}

/** One of a few, each a picture over its word. Radio buttons underneath: the arrows change the choice. */
export function ChoiceTiles<T extends string>(props: ChoiceTilesProps<T>) {
  const { label, look, options, value, onChange, disabled, onPointed, isDense = false } = props;
  const name = useId();
  const isPointed = useRef(false);
  return (
    <chakra.fieldset
      display="flex"
      flexWrap="wrap"
      minW="0"
      disabled={disabled}
      onPointerDown={() => void (isPointed.current = true)}
      onKeyDown={() => void (isPointed.current = false)}
    >
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Tile key={option.value} look={look} dense={isDense} title={isDense ? option.label : undefined}>
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
                if (isPointed.current) onPointed?.();
              }}
              onClick={() => option.value === value && isPointed.current && onPointed?.()}
            />
          </VisuallyHidden>
          <span aria-hidden>{option.picture}</span>
          {isDense ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </Tile>
      ))}
    </chakra.fieldset>
  );
}
