import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { FieldGroup, type FieldGroupProps } from '../fields/field-group.tsx';

const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: 'touch', md: 'control.sm' },
    maxW: 'full',
    px: '3.5',
    py: '1',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    fontSize: 'md',
    cursor: 'pointer',
    transition: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.muted' },
    '& > svg': { display: 'none' },
    '&:has(:checked)': {
      bg: 'celadon.subtle',
      borderColor: 'celadon.solid',
      color: 'celadon.fg',
      fontWeight: 'medium',
      '& > svg': { display: 'block', flexShrink: 0, ms: '-1' },
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'celadon.focusRing', outlineOffset: '2px' },
    '&:has(:disabled)': { bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border.emphasized', cursor: 'not-allowed' },
  },
});

const Plain = chakra('li', {
  base: { px: '3', py: '1', bg: 'bg.muted', borderRadius: 'full', fontSize: 'md' },
});

export interface ChoiceGroupProps<T extends string> extends FieldGroupProps {
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  value: readonly T[];
  /** What is chosen now, in the order of the options; chosen values that are no option any more stay, at the end. */
  onChange: (value: T[]) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Lists what is chosen and takes no press. */
  readOnly?: boolean | undefined;
  /** How many may be chosen; the others then wait until one is taken back. */
  max?: number | undefined;
  /** The first box, for a form that leads to its first error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Any of a handful: levels, languages, topics. Check boxes underneath, each reached with Tab. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { options, value, onChange, name, disabled, readOnly, max, ref, ...group } = props;
  const isFull = max !== undefined && value.length >= max;

  function toggle(changed: T) {
    const isOn = (option: T) => (option === changed) !== value.includes(option);
    const known = options.map((option) => option.value);
    onChange([...known.filter(isOn), ...value.filter((chosen) => !known.includes(chosen))]);
  }

  return (
    <FieldGroup {...group}>
      {readOnly ? (
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
          {options
            .filter((option) => value.includes(option.value))
            .map((option) => (
              <Plain key={option.value}>{option.label}</Plain>
            ))}
        </chakra.ul>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {options.map((option, index) => {
            const checked = value.includes(option.value);
            return (
              <Chip key={option.value}>
                <VisuallyHidden asChild>
                  <input
                    type="checkbox"
                    ref={index === 0 ? ref : undefined}
                    name={name}
                    value={option.value}
                    checked={checked}
                    disabled={disabled || option.disabled || (isFull && !checked)}
                    aria-invalid={Boolean(group.error) || undefined}
                    onChange={() => toggle(option.value)}
                  />
                </VisuallyHidden>
                <Check size={16} strokeWidth={2.25} aria-hidden focusable={false} />
                <chakra.span minW="0">{option.label}</chakra.span>
              </Chip>
            );
          })}
        </chakra.div>
      )}
    </FieldGroup>
  );
}
