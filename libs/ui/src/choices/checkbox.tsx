import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';

const Row = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: 'touch', md: '8' },
    fontSize: 'md',
    cursor: 'pointer',
    '&:has(input:disabled)': { color: 'fg.subtle', cursor: 'not-allowed' },
  },
});

const Box = chakra('input', {
  base: {
    appearance: 'none',
    boxSize: '5',
    flexShrink: 0,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'xs',
    cursor: 'inherit',
    transition: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg.muted' },
    _checked: { bg: 'celadon.solid', borderColor: 'celadon.solid' },
    _invalid: { borderColor: 'border.error' },
    _disabled: { bg: 'bg.muted', borderColor: 'border.emphasized' },
    _highContrast: { appearance: 'auto' },
  },
});

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'celadon.contrast',
    pointerEvents: 'none',
    opacity: 0,
    transform: 'scale(0.7)',
    transition: 'opacity, transform',
    transitionDuration: 'fast',
    'input:checked + &': { opacity: 1, transform: 'none' },
    'input:checked:disabled + &': { color: 'fg.subtle' },
    _highContrast: { display: 'none' },
  },
});

export interface CheckboxProps extends Omit<HTMLChakraProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  /** A sentence under the label, read with it. */
  helper?: ReactNode;
  /** What is wrong, and what to do. It stands in the helper's place and is read with the label. */
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A yes or no that takes effect when the form is sent. */
export function Checkbox({ children, helper, error, ...input }: CheckboxProps) {
  const textId = useId();
  const text = error || helper;
  return (
    <chakra.div>
      <Row>
        <chakra.span position="relative" display="inline-flex">
          <Box
            type="checkbox"
            aria-describedby={text ? textId : undefined}
            aria-invalid={error ? true : undefined}
            {...input}
          />
          <Mark aria-hidden>
            <Check size={16} strokeWidth={2.5} aria-hidden />
          </Mark>
        </chakra.span>
        <span>{children}</span>
      </Row>
      {text && (
        <chakra.p id={textId} textStyle="label" fontWeight="normal" color={error ? 'fg.error' : 'fg.subtle'} ps="7">
          {text}
        </chakra.p>
      )}
    </chakra.div>
  );
}
