import { type Control, Controller } from 'react-hook-form';
import type { NewGift } from '@portal/domain/points/gift-orders.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { NumberField } from '@portal/ui/number-field';
import type { GiftValues } from './new-gift.ts';

interface CountFieldProps {
  control: Control<GiftValues, unknown, NewGift>;
  name: 'points' | 'stock' | 'days' | 'relief';
  label: string;
  helper?: string;
  /** Said where nothing stands in it. */
  missing?: string;
  min?: number;
  max?: number;
  required?: boolean;
}

/** A whole number of a gift; empty is none. */
export function CountField({ control, name, missing, min = 0, max = LIMITS.maxValue, ...field }: CountFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: input, fieldState: { error } }) => (
        <NumberField
          {...field}
          {...input}
          min={min}
          max={max}
          error={error && input.value === null ? (missing ?? error.message) : error?.message}
        />
      )}
    />
  );
}
