import { RadioCards } from '@portal/ui/radio-cards';
import { SelectField } from '@portal/ui/select-field';
import { useReader } from '../reading/reader-context.ts';
import type { TrialCourse } from './use-trial.ts';

interface CourseChoiceProps {
  courses: readonly TrialCourse[];
  value: string;
  onChange: (id: string) => void;
}

/** More than these would push the times off the screen. */
const CARDS_MAX = 4;

/** Which course is tried, where several can be. */
export function CourseChoice({ courses, value, onChange }: CourseChoiceProps) {
  const { words } = useReader();
  const { course: label, trial } = words.times;
  if (courses.length > CARDS_MAX)
    return (
      <SelectField
        label={label}
        options={courses.map(({ id, title, trialMinutes }) => ({
          value: id,
          label: `${title} · ${trial(trialMinutes)}`,
        }))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <RadioCards
      label={label}
      options={courses.map(({ id, title, trialMinutes }) => ({
        value: id,
        label: title,
        description: trial(trialMinutes),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
