import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../base/icon.tsx';
import { useFieldControl } from '../fields/field-context.ts';
import { FieldUnit } from '../fields/field-unit.tsx';
import { Field, type FieldProps } from '../fields/field.tsx';
import { inputRecipe } from '../recipes/input.ts';

const Select = chakra('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, appearance: 'none', cursor: 'pointer', _highContrast: { appearance: 'auto' } },
});

export interface SelectFieldProps
  extends
    Omit<HTMLChakraProps<'select'>, 'id' | 'required' | 'children' | 'size'>,
    Pick<FieldProps, 'label' | 'helper' | 'error' | 'optional' | 'aside' | 'required' | 'id'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The first entry, which stands for no choice. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several, in the device's own list: the one that a phone and a screen reader know best. */
export function SelectField({ label, helper, error, required, optional, aside, id, ...select }: SelectFieldProps) {
  return (
    <Field label={label} helper={helper} error={error} required={required} optional={optional} aside={aside} id={id}>
      <SelectControl {...select} />
    </Field>
  );
}

function SelectControl({ options, placeholder, ...select }: Pick<SelectFieldProps, 'options' | 'placeholder' | 'ref'>) {
  const { control } = useFieldControl();
  return (
    <chakra.div position="relative">
      {/* The recipe's own padding is set by the size, so the room for the arrow has to be told here. */}
      <Select pe="10" textOverflow="ellipsis" {...control} {...select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
      <FieldUnit _highContrast={{ display: 'none' }}>
        <Icon as={ChevronDown} />
      </FieldUnit>
    </chakra.div>
  );
}
