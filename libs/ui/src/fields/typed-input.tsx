import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import type { Ref, RefObject } from 'react';
import { useFieldControl } from './field-context.ts';
import { type FieldProps, TextInput } from './field.tsx';
import type { TypedText } from './typed-text.ts';

/** What every field of a typed value takes beside its value. */
export interface TypedFieldProps extends Omit<FieldProps, 'children' | 'limit'> {
  /** The visitor left the field and whatever belongs to it. */
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface TypedInputProps extends HTMLChakraProps<'input'> {
  typed: Pick<TypedText<unknown>, 'text' | 'tell'>;
  input: RefObject<HTMLInputElement | null>;
  /** Id of what is read before help and error: the value in words, the unit. */
  describedBy?: string | undefined;
}

/** The control of a typed value, inside a Field: a line of figures. */
export function TypedInput({ typed, input, describedBy, ...rest }: TypedInputProps) {
  const { control } = useFieldControl();
  return (
    <TextInput
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      fontVariantNumeric="tabular-nums"
      aria-describedby={[describedBy, control?.['aria-describedby']].filter(Boolean).join(' ') || undefined}
      value={typed.text}
      onInvalid={typed.tell}
      {...rest}
    />
  );
}
