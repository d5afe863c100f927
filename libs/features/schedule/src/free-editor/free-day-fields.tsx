import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  FREE_SLOT_AUDIENCE_LABELS,
  FREE_SLOT_AUDIENCES,
  type FreeSlotAudience,
} from '@portal/domain/schedule/free-slot';
import { type Weekday, WEEKDAY_LABELS, WEEKDAYS } from '@portal/domain/time/weekday';
import { DateField } from '@portal/ui/date-field';
import { RadioCards } from '@portal/ui/radio-cards';
import { SelectField } from '@portal/ui/select-field';
import { WeekdayPicker } from '@portal/ui/weekday-picker';
import { editingMessages } from '../editing-messages.ts';
import type { Day } from '../time/day.ts';
import type { FreeFields } from './free-fields.ts';

const words = editingMessages.free;

type FreeForm = UseFormReturn<FreeFields, unknown, FreeFields>;

interface Props {
  form: FreeForm;
  fields: FreeFields;
  mode: 'new' | 'rule' | 'day';
  today: Day;
}

/** On which days: one date, or weekdays from a day until another. Whether it repeats is decided once. */
export function FreeDayFields({ form, fields, mode, today }: Props) {
  const { control, formState } = form;
  const { errors } = formState;
  const repeats = fields.repeats === 'WEEKLY' && fields.scope === 'ALL';
  return (
    <>
      {mode === 'new' && (
        <Controller
          control={control}
          name="repeats"
          render={({ field }) => (
            <RadioCards
              {...field}
              label={words.repeat}
              options={[
                { value: 'ONCE', label: words.once },
                { value: 'WEEKLY', label: words.weekly },
              ]}
            />
          )}
        />
      )}
      {repeats && mode === 'new' && (
        <Controller
          control={control}
          name="weekdays"
          render={({ field }) => (
            <WeekdayPicker {...field} label={words.days} required error={errors.weekdays?.message} />
          )}
        />
      )}
      {repeats && mode !== 'new' && (
        <Controller
          control={control}
          name="weekdays"
          render={({ field: { value, onChange, ref, ...field } }) => (
            <SelectField
              {...field}
              ref={ref}
              label={words.day}
              value={value[0] ?? ''}
              onChange={(event) => onChange([event.currentTarget.value as Weekday])}
              options={WEEKDAYS.map((weekday) => ({ value: weekday, label: WEEKDAY_LABELS[weekday] }))}
              error={errors.weekdays?.message}
            />
          )}
        />
      )}
      {/* When a series began is history; a single day of it is the day that was opened. */}
      {(mode === 'new' || fields.repeats === 'ONCE') && (
        <Controller
          control={control}
          name="date"
          render={({ field }) => (
            <DateField
              {...field}
              label={repeats ? words.startsOn : words.date}
              required
              today={today}
              min={today}
              error={errors.date?.message}
            />
          )}
        />
      )}
      {repeats && (
        <Controller
          control={control}
          name="until"
          render={({ field }) => (
            <DateField
              {...field}
              label={words.until}
              optional
              helper={words.untilHelp}
              today={today}
              min={fields.date || today}
              error={errors.until?.message}
            />
          )}
        />
      )}
    </>
  );
}

/** Everyone, or only those whom she teaches already. */
export function FreeAudienceField({ form }: Pick<Props, 'form'>) {
  return (
    <Controller
      control={form.control}
      name="audience"
      render={({ field: { value, onChange, ...field } }) => (
        <SelectField
          {...field}
          label={words.audience}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as FreeSlotAudience)}
          options={FREE_SLOT_AUDIENCES.map((audience) => ({
            value: audience,
            label: FREE_SLOT_AUDIENCE_LABELS[audience],
          }))}
        />
      )}
    />
  );
}
