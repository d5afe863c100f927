import { chakra } from '@chakra-ui/react/styled-system';
import { type InputEvent, useId, useRef } from 'react';
import { readInMan } from '@portal/domain/format/money';
import { typeDigits } from '../fields/digit-typing.ts';
import { FieldUnit } from '../fields/field-unit.tsx';
import { Field } from '../fields/field.tsx';
import { TypedInput, type TypedFieldProps } from '../fields/typed-input.tsx';
import { useTypedText } from '../fields/typed-text.ts';
import { pasteMoney, showMoney, typeMoney, unreadableMoney } from './money-typing.ts';

export interface MoneyFieldProps extends Omit<TypedFieldProps, 'aside'> {
  /** Whole đồng up to 999,999,999 (CON-1); null while nothing that can be read stands in the field. */
  value: number | null;
  onChange: (amount: number | null) => void;
  placeholder?: string | undefined;
  /** `lead`: the typed amount is the figure that leads the page, on a line of its own. */
  look?: 'field' | 'lead';
}

const LOOKS = {
  field: { input: {}, unit: {} },
  lead: {
    input: {
      textStyle: 'figure.lg',
      fontSize: 'min(3rem, 11vw)',
      lineHeight: '1.25',
      px: '0',
      pe: 'min(2.25rem, 52px)',
      bg: 'transparent',
      borderWidth: '0 0 2px',
      borderColor: 'celadon.solid',
      borderRadius: '0',
    },
    unit: { insetEnd: '1', fontSize: 'min(1.5rem, 6vw)' },
  },
} as const;

/** An amount of money, in groups of three while it is typed, and read as Koreans count it: one zero too many is seen. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    placeholder,
    name,
    disabled,
    readOnly,
    ref,
    error,
    look = 'field',
    ...field
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const readingId = useId();
  const typed = useTypedText<number | null>({
    value,
    empty: null,
    show: showMoney,
    onChange,
    unreadable: unreadableMoney,
    input,
    ref,
  });

  function onInput(event: InputEvent<HTMLInputElement>) {
    const { isComposing, inputType } = event.nativeEvent;
    // Rewriting the text of a running composition would break it apart.
    if (isComposing) return typed.write(event.currentTarget.value, value);
    const read = inputType === 'insertFromPaste' || inputType === 'insertFromDrop' ? pasteMoney : typeMoney;
    return typeDigits(event, typed.text, ',', (raw) => {
      const { text, amount } = read(raw);
      typed.write(text, amount);
    });
  }

  const reading = value !== null && (
    <chakra.span id={readingId} color="fg.muted" whiteSpace="nowrap">
      {readInMan(value)}
    </chakra.span>
  );
  return (
    <Field {...field} error={typed.problem ?? error} aside={reading}>
      <chakra.div position="relative">
        <TypedInput
          typed={typed}
          input={input}
          describedBy={value === null ? undefined : readingId}
          name={name}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={placeholder}
          pe="min(2.25rem, 52px)"
          {...LOOKS[look].input}
          onChange={() => {}}
          onInput={onInput}
          onCompositionEnd={({ currentTarget }) => {
            const { text, amount } = typeMoney(currentTarget.value);
            typed.write(text, amount);
          }}
          onBlur={() => {
            typed.settle();
            onBlur?.();
          }}
        />
        <FieldUnit {...LOOKS[look].unit}>đ</FieldUnit>
      </chakra.div>
    </Field>
  );
}
