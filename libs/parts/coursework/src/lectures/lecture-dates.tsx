import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { DateField } from '@portal/ui/date-field';
import { RadioCards } from '@portal/ui/radio-cards';
import { Switch } from '@portal/ui/switch';
import { TimeField } from '@portal/ui/time-field';
import type { LectureValues } from './lecture-form-schema.ts';
import { lectureForm as words } from './lecture-messages.ts';

interface Props {
  zone: string;
}

/** When students begin to see it, and until when. */
export function LectureDates({ zone }: Props) {
  const { control } = useFormContext<LectureValues>();
  const [opens, hasEnd] = useWatch({ control, name: ['opens', 'hasEnd'] });
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
      {opens === 'LATER' && (
        <Moment zone={zone} day="displayDay" time="displayTime" labels={[words.displayDay, words.displayTime]} />
      )}
      <Controller
        control={control}
        name="hasEnd"
        render={({ field: { value, onChange, ...field } }) => (
          <Switch {...field} checked={value} onChange={onChange}>
            {words.hasEnd}
          </Switch>
        )}
      />
      {hasEnd && <Moment zone={zone} day="endDay" time="endTime" labels={[words.endDay, words.endTime]} />}
    </>
  );
}

interface MomentProps extends Props {
  day: 'displayDay' | 'endDay';
  time: 'displayTime' | 'endTime';
  labels: readonly [day: string, time: string];
}

function Moment({ zone, day, time, labels: [dayLabel, timeLabel] }: MomentProps) {
  const { control, formState } = useFormContext<LectureValues>();
  const { errors } = formState;
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
      <Controller
        control={control}
        name={day}
        render={({ field }) => (
          <DateField {...field} label={dayLabel} required today={dayOf(now(), zone)} error={errors[day]?.message} />
        )}
      />
      <Controller
        control={control}
        name={time}
        render={({ field }) => <TimeField {...field} label={timeLabel} required error={errors[time]?.message} />}
      />
    </chakra.div>
  );
}
