import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { TASK_REPEAT_LIMITS, type TaskRepeat } from '@portal/domain/planning/task-repeat';
import { DateField } from '@portal/ui/date-field';
import { NumberField } from '@portal/ui/number-field';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SelectField } from '@portal/ui/select-field';
import { repeatWords as words } from './own-task-messages.ts';

interface RepeatFieldProps {
  /** Null for what is to be done once. */
  value: TaskRepeat | null;
  onChange: (value: TaskRepeat | null) => void;
  today: string;
  error?: string | undefined;
}

const { intervalMax, countMin, countMax } = TASK_REPEAT_LIMITS;
const RHYTHMS = [
  { value: 'DAY 1', label: words.daily },
  ...Array.from({ length: intervalMax }, (_, at) => ({ value: `WEEK ${at + 1}`, label: words.weekly(at + 1) })),
];
const USUAL_COUNT = 4;

/** Whether a task comes again: every day, or every so many weeks, so many times or until a day. */
export function RepeatField({ value, onChange, today, error }: RepeatFieldProps) {
  const [end, setEnd] = useState<'count' | 'until'>(value?.until ? 'until' : 'count');

  function chooseRhythm(rhythm: string) {
    if (rhythm === '') return onChange(null);
    const [every, interval] = rhythm.split(' ');
    const ends = value ?? { until: null, count: USUAL_COUNT };
    return onChange({ ...ends, every: every === 'DAY' ? 'DAY' : 'WEEK', interval: Number(interval) });
  }

  function chooseEnd(rule: TaskRepeat, chosen: typeof end) {
    setEnd(chosen);
    onChange({ ...rule, until: null, count: chosen === 'count' ? USUAL_COUNT : null });
  }

  return (
    <chakra.div display="grid" gap="3">
      <SelectField
        label={words.label}
        placeholder={words.never}
        options={RHYTHMS}
        value={value ? `${value.every} ${value.interval}` : ''}
        onChange={(event) => chooseRhythm(event.target.value)}
      />
      {value && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
          <SegmentedControl
            label={words.end}
            options={[
              { value: 'count', label: words.byCount },
              { value: 'until', label: words.byDay },
            ]}
            value={end}
            onChange={(chosen) => chooseEnd(value, chosen)}
          />
          <chakra.div flex="1 1 9rem">
            {end === 'count' ? (
              <NumberField
                label={words.count}
                unit={words.times}
                min={countMin}
                max={countMax}
                value={value.count}
                onChange={(count) => onChange({ ...value, count })}
                error={error}
              />
            ) : (
              <DateField
                label={words.until}
                today={today}
                min={today}
                value={value.until ?? ''}
                onChange={(day) => onChange({ ...value, until: day || null })}
                error={error}
              />
            )}
          </chakra.div>
        </chakra.div>
      )}
    </chakra.div>
  );
}
