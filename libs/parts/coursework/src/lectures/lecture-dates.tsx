import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { MomentField } from '@portal/ui/moment-field';
import { RadioCards } from '@portal/ui/radio-cards';
import { Switch } from '@portal/ui/switch';
import type { LectureValues } from './lecture-form-schema.ts';
import { lectureForm as words } from './lecture-messages.ts';

interface Props {
  zone: string;
}

/** When students begin to see it, and until when. */
export function LectureDates({ zone }: Props) {
  const { control } = useFormContext<LectureValues>();
  const [opens, hasEnd] = useWatch({ control, name: ['opens', 'hasEnd'] });
  const moment = (name: 'displayAt' | 'endAt', labels: readonly [string, string]) => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <MomentField
          {...field}
          labels={labels}
          zone={zone}
          today={dayOf(now(), zone)}
          required
          error={error?.message}
        />
      )}
    />
  );
  return (
    <>
      <Controller
        control={control}
        name="opens"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={words.opens}
            options={[
              { value: 'NOW', label: words.now, description: words.nowHint },
              { value: 'LATER', label: words.later, description: words.laterHint },
            ]}
          />
        )}
      />
      {opens === 'LATER' && moment('displayAt', [words.displayDay, words.displayTime])}
      <Controller
        control={control}
        name="hasEnd"
        render={({ field: { value, onChange, ...field } }) => (
          <Switch {...field} checked={value} onChange={onChange}>
            {words.hasEnd}
          </Switch>
        )}
      />
      {hasEnd && moment('endAt', [words.endDay, words.endTime])}
    </>
  );
}
