import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, useId } from 'react';

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: { base: 'touch', md: 'control.md' },
    cursor: 'pointer',
    '&:has(input:disabled)': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    w: '2.5rem',
    h: '1.5rem',
    bg: 'bg.emphasized',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    cursor: 'inherit',
    transition: 'background-color, border-color',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetStart: '2px',
      my: 'auto',
      boxSize: '1.125rem',
      borderRadius: 'full',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      transition: 'translate',
      transitionDuration: 'fast',
    },
    _hover: { borderColor: 'fg.muted' },
    _checked: {
      bg: 'celadon.solid',
      borderColor: 'celadon.solid',
      _before: { translate: '1rem 0', borderColor: 'transparent' },
    },
    _disabled: { bg: 'bg.muted', borderColor: 'border.emphasized', _before: { bg: 'bg.subtle' } },
    // Still on, though nobody can change it.
    '&:disabled:checked': { bg: 'celadon.muted', borderColor: 'celadon.solid', _before: { bg: 'celadon.solid' } },
    _highContrast: { appearance: 'auto', w: '1.5rem', _before: { display: 'none' } },
  },
});

export interface SwitchProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'role' | 'children' | 'onChange'> {
  /** What is on or off. */
  children: ReactNode;
  /** A sentence under the label, read with it. */
  description?: ReactNode;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  /** The label is heard only, as in a table whose headings say it. */
  hideLabel?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** On or off, with effect at once. What waits for the form's button is a Checkbox. */
export function Switch({ children, description, onChange, hideLabel = false, ...input }: SwitchProps) {
  const descriptionId = useId();
  return (
    <Row justifyContent={hideLabel ? 'center' : undefined}>
      {!hideLabel && (
        <chakra.span minW="0">
          <chakra.span display="block">{children}</chakra.span>
          {description && (
            <chakra.span
              id={descriptionId}
              display="block"
              textStyle="label"
              fontWeight="normal"
              color="fg.subtle"
              aria-hidden
            >
              {description}
            </chakra.span>
          )}
        </chakra.span>
      )}
      <Track
        type="checkbox"
        role="switch"
        aria-describedby={description && !hideLabel ? descriptionId : undefined}
        {...(hideLabel && typeof children === 'string' && { 'aria-label': children })}
        {...input}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </Row>
  );
}
