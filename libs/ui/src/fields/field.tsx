import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import { inputRecipe } from '../recipes/input.ts';
import { useUiWords } from '../ui-language.tsx';
import { useCharacterCount } from './character-count.ts';
import { FieldContext, useFieldControl } from './field-context.ts';
import { RequiredMark } from './group-legend.tsx';
import { HelpText } from './help-text.tsx';

const Label = chakra('label', { base: { textStyle: 'label', color: 'fg' } });
const Small = chakra('p', { base: { textStyle: 'label', fontWeight: 'normal', color: 'fg.subtle' } });

export interface FieldProps {
  label: ReactNode;
  helper?: ReactNode;
  /** What is wrong, and what to do. It stands in the helper's place and is read with the control. */
  error?: ReactNode;
  required?: boolean;
  /** Says (선택), for the few optional fields of a form. */
  optional?: boolean;
  /** Shows a counter; a longer text is kept, marked and left to the form's rules. */
  limit?: number;
  /** Something at the end of the label's line, such as a link. */
  aside?: ReactNode;
  /** The control: TextInput, TextArea or another that uses the field's context. */
  children: ReactNode;
  id?: string;
}

/** A labelled control with its help, its error and its counter. */
export function Field({ label, helper, error, required = false, optional, limit, aside, children, id }: FieldProps) {
  const words = useUiWords();
  const made = useId();
  const controlId = id ?? made;
  const [count, setCount] = useState(0);
  const invalid = Boolean(error);
  const hasText = Boolean(error || helper) || limit !== undefined;
  const over = limit !== undefined && count > limit;
  const describedBy = [(error || helper) && `${controlId}-text`, limit !== undefined && `${controlId}-count`]
    .filter(Boolean)
    .join(' ');
  const state = useMemo(
    () => ({ id: controlId, describedBy: describedBy || undefined, invalid, required, onCount: setCount }),
    [controlId, describedBy, invalid, required],
  );
  return (
    <FieldContext value={state}>
      <chakra.div display="flex" flexDirection="column" gap="1.5" w="full" minW="0">
        <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
          <Label id={`${controlId}-label`} htmlFor={controlId}>
            {label}
            {required && <RequiredMark />}
            {optional && (
              <chakra.span color="fg.subtle" fontWeight="normal" ms="1">
                {words.optional}
              </chakra.span>
            )}
          </Label>
          {aside && (
            <chakra.span textStyle="label" fontWeight="normal">
              {aside}
            </chakra.span>
          )}
        </chakra.div>
        {children}
        <chakra.div display="flex" justifyContent="space-between" gap="3" mt={hasText ? undefined : '-1.5'}>
          <HelpText id={`${controlId}-text`} helper={helper} error={error} />
          {limit !== undefined && (
            <Small
              id={`${controlId}-count`}
              color={over ? 'fg.error' : undefined}
              fontWeight={over ? 'semibold' : undefined}
              fontVariantNumeric="tabular-nums"
              whiteSpace="nowrap"
              ms="auto"
            >
              {words.characters(count, limit)}
            </Small>
          )}
        </chakra.div>
      </chakra.div>
    </FieldContext>
  );
}

const Input = chakra('input', inputRecipe);
const Area = chakra('textarea', { ...inputRecipe, defaultVariants: { size: 'md', kind: 'text' } });

export interface TextInputProps extends HTMLChakraProps<'input'> {
  /** 40 (44 on a phone) or 48 px high. */
  size?: 'md' | 'lg';
  ref?: Ref<HTMLInputElement>;
}

/** A line of text, inside a Field. */
export function TextInput(props: TextInputProps) {
  const { control, onCount } = useFieldControl();
  const counting = useCharacterCount(props, onCount);
  return <Input {...control} {...props} {...counting} />;
}

export interface TextAreaProps extends HTMLChakraProps<'textarea'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, inside a Field; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const { control, onCount } = useFieldControl();
  const counting = useCharacterCount(props, onCount);
  return <Area {...control} {...props} {...counting} />;
}
