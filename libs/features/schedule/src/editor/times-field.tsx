import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { TimeRangeField, type TimeRangeFieldProps } from '@portal/ui/time-range-field';

type Presented = Omit<TimeRangeFieldProps, 'value' | 'onChange' | 'onBlur' | 'startRef' | 'endRef'>;

interface TimesFieldProps<F extends FieldValues, O> extends Presented {
  control: Control<F, unknown, O>;
  startName: FieldPathByValue<F, string>;
  endName: FieldPathByValue<F, string>;
}

/** Two fields of a form as one range of time. */
export function TimesField<F extends FieldValues, O>(props: TimesFieldProps<F, O>) {
  const { control, startName, endName, ...range } = props;
  const { field: start } = useController({ control, name: startName });
  const { field: end } = useController({ control, name: endName });
  return (
    <TimeRangeField
      {...range}
      value={{ start: start.value, end: end.value }}
      onChange={(next) => {
        if (next.start !== start.value) start.onChange(next.start);
        if (next.end !== end.value) end.onChange(next.end);
      }}
      onBlur={() => {
        start.onBlur();
        end.onBlur();
      }}
      startRef={start.ref}
      endRef={end.ref}
    />
  );
}
