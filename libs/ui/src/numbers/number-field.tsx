import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import { LIMITS } from '@portal/domain/tenant/limits';
import { FieldUnit } from '../fields/field-unit.tsx';
import { Field } from '../fields/field.tsx';
import { TypedInput, type TypedFieldProps } from '../fields/typed-input.tsx';
import { useTypedText } from '../fields/typed-text.ts';
import { MESSAGES } from '../messages.ts';

export interface NumberFieldProps extends TypedFieldProps {
  /** Null while nothing that can be read stands in the field. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** A number beyond its bounds is kept, and told of after the visitor left. */
  min?: number | undefined;
  max?: number | undefined;
  /** Stands behind the figure: 분 */
  unit?: string | undefined;
  placeholder?: string | undefined;
}

/** `12`, `1,200` and `１２`; anything else, a sign or a fraction, is no number here. */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(plain)) return null;
  const number = Number(plain.replaceAll(',', ''));
  return number <= LIMITS.maxValue ? number : null;
}

const unreadable = (text: string) => {
  const plain = text.normalize('NFKC').trim();
  if (/^[\d,]+$/.test(plain) && Number(plain.replaceAll(',', '')) > LIMITS.maxValue)
    return MESSAGES.atMost(LIMITS.maxValue);
  return /^[-+]?\d+[.,]\d+$/.test(plain) ? MESSAGES.wholeNumber : MESSAGES.digitsOnly;
};

/** A whole number, typed. Neither the wheel nor an arrow changes it, and nothing that was typed is rewritten meanwhile. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max, unit, placeholder, ...rest } = props;
  const { name, disabled, readOnly, ref, error, ...field } = rest;
  const input = useRef<HTMLInputElement>(null);
  const unitId = useId();
  const [isLeft, setIsLeft] = useState(false);
  const show = (number: number | null) => (number === null ? '' : String(number));
  const typed = useTypedText<number | null>({ value, empty: null, show, onChange, unreadable, input, ref });
  const isLow = value !== null && min !== undefined && value < min;
  const isHigh = value !== null && max !== undefined && value > max;
  const beyond = isLow ? MESSAGES.atLeast(min) : isHigh ? MESSAGES.atMost(max) : undefined;

  function leave() {
    setIsLeft(true);
    typed.settle();
    onBlur?.();
  }

  return (
    <Field {...field} error={typed.problem ?? error ?? (isLeft ? beyond : undefined)}>
      <chakra.div position="relative">
        <TypedInput
          typed={typed}
          input={input}
          describedBy={unit && unitId}
          name={name}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={placeholder}
          pe={unit ? '14' : undefined}
          onChange={({ target }) => typed.write(target.value, readNumber(target.value))}
          onBlur={leave}
        />
        {unit && <FieldUnit id={unitId}>{unit}</FieldUnit>}
      </chakra.div>
    </Field>
  );
}
