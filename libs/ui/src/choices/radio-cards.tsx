import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, useId } from 'react';
import { FieldGroup, type FieldGroupProps } from '../fields/field-group.tsx';

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: 'touch',
    px: '4',
    py: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    cursor: 'pointer',
    transition: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.control' },
    '&:has(:checked)': { borderColor: 'celadon.solid', bg: 'celadon.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '2px' },
    '&:has(:disabled)': { color: 'fg.subtle', bg: 'bg.muted', cursor: 'not-allowed' },
  },
});

const Dot = chakra('input', {
  base: {
    appearance: 'none',
    boxSize: '5',
    mt: '0.5',
    flexShrink: 0,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    outline: '0 !important',
    cursor: 'inherit',
    _checked: { borderColor: 'celadon.solid', borderWidth: '6px' },
    _disabled: { borderColor: 'border.emphasized', bg: 'bg.muted' },
    _highContrast: { appearance: 'auto' },
  },
});

export interface RadioCardsProps<T extends string> extends FieldGroupProps {
  options: readonly { value: T; label: ReactNode; description?: ReactNode; disabled?: boolean }[];
  /** '' while nothing is chosen. */
  value: T | '';
  onChange: (value: T) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** The first button, for a form that leads to its first error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One of a few that need a word of explanation each. Radio buttons: the arrows change the choice. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { options, value, onChange, name, disabled, ref, ...group } = props;
  const made = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      <chakra.div display="flex" flexDirection="column" gap="2">
        {options.map((option, index) => (
          <Card key={option.value}>
            <Dot
              type="radio"
              ref={index === 0 ? ref : undefined}
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              aria-labelledby={`${made}${option.value}`}
              aria-describedby={option.description ? `${made}${option.value}-more` : undefined}
              onChange={() => onChange(option.value)}
            />
            <chakra.span minW="0">
              <chakra.span id={`${made}${option.value}`} display="block">
                {option.label}
              </chakra.span>
              {option.description && (
                <chakra.span
                  id={`${made}${option.value}-more`}
                  display="block"
                  textStyle="label"
                  fontWeight="normal"
                  color="fg.muted"
                >
                  {option.description}
                </chakra.span>
              )}
            </chakra.span>
          </Card>
        ))}
      </chakra.div>
    </FieldGroup>
  );
}
