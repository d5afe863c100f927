import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { formatMoney, groupDigits } from '@portal/domain/format/money';
import { MoneyField } from '@portal/ui/money-field';
import { NumberField } from '@portal/ui/number-field';
import { Slider } from '@portal/ui/slider';
import type { OfferRange } from './earnings.ts';
import { messages as words } from './estimator-messages.ts';

interface OfferFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  range: OfferRange;
  /** Behind the figure; without it the figure is money. */
  unit?: string;
}

/** One number of the offer: typed exactly, or drawn roughly. What cannot be counted with is told and changes nothing. */
export function OfferField({ label, value, onChange, range, unit }: OfferFieldProps) {
  const { min, max, step, least, most } = range;
  const [typed, setTyped] = useState<number | null>(value);
  const [isLeft, setIsLeft] = useState(false);
  const say = (number: number) => (unit ? groupDigits(number) + unit : formatMoney(number));
  const fits = (number: number | null) => number !== null && number >= least && number <= most;

  function take(next: number | null) {
    setTyped(next);
    setIsLeft(false);
    if (fits(next)) onChange(next!);
  }

  const field = {
    label,
    value: typed,
    onChange: take,
    onBlur: () => setIsLeft(true),
    error: isLeft && !fits(typed) ? words.between(say(least), say(most)) : undefined,
  };
  return (
    <div>
      {unit ? <NumberField {...field} unit={unit} /> : <MoneyField {...field} />}
      <Slider label={label} valueText={say(value)} value={value} onChange={take} min={min} max={max} step={step} />
      <chakra.div
        aria-hidden
        display="flex"
        justifyContent="space-between"
        mt="-2"
        textStyle="caption"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <span>{say(min)}</span>
        <span>{say(max)}</span>
      </chakra.div>
    </div>
  );
}
