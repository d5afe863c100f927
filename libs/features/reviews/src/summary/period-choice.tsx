import { SegmentedControl } from '@portal/ui/segmented-control';
import { summary as words } from '../messages.ts';
import { type Period, PERIODS } from '../view/review-view.ts';

interface Props {
  period: Period;
  onChange: (period: Period) => void;
}

/** Of how many days the numbers are. */
export function PeriodChoice({ period, onChange }: Props) {
  return (
    <SegmentedControl
      label={words.period}
      options={PERIODS.map((value) => ({ value, label: words.periods[value] }))}
      value={period}
      onChange={onChange}
      wide
    />
  );
}
