import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { formatDateTime } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { MomentField } from '@portal/ui/moment-field';
import { RadioCards } from '@portal/ui/radio-cards';
import { assignmentForm as words } from './assignment-messages.ts';
import type { AssignmentValues } from './assignment-values.ts';

interface Props {
  zone: string;
  /** When students saw it first; from then on that stays. */
  shownAt: string | null;
}

/** When students see it, until when they hand it in, and what becomes of late work (ASG-1, ASG-2). */
export function AssignmentDates({ zone, shownAt }: Props) {
  const { control } = useFormContext<AssignmentValues>();
  const [opens, late] = useWatch({ control, name: ['opens', 'late'] });
  const moment = (name: 'displayAt' | 'deadlineAt' | 'cutoffAt', labels: readonly [string, string]) => (
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
      {shownAt ? (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.shownAlready(formatDateTime(shownAt, zone))}
        </chakra.p>
      ) : (
        <Controller
          control={control}
          name="opens"
          render={({ field }) => (
            <RadioCards
              {...field}
              label={words.display}
              options={[
                { value: 'NOW', label: words.now },
                { value: 'LATER', label: words.later },
              ]}
            />
          )}
        />
      )}
      {!shownAt && opens === 'LATER' && moment('displayAt', [words.displayDay, words.displayTime])}
      {moment('deadlineAt', [words.deadlineDay, words.deadlineTime])}
      <Controller
        control={control}
        name="late"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={words.late}
            helper={words.lateHint}
            options={[
              { value: 'ALWAYS', label: words.lateAlways },
              { value: 'UNTIL', label: words.lateUntil },
              { value: 'NEVER', label: words.lateNever },
            ]}
          />
        )}
      />
      {late === 'UNTIL' && moment('cutoffAt', [words.cutoffDay, words.cutoffTime])}
    </>
  );
}
