import { Bar } from './bar.tsx';

interface ProgressBarProps {
  /** What is going on: 교안.pdf 올리는 중 */
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** Grey while it stands still. */
  still?: boolean;
}

/** How far something that takes its time has come. */
export function ProgressBar({ label, percent, still }: ProgressBarProps) {
  return (
    <Bar
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      mt="1.5"
      percent={percent}
      still={still}
    />
  );
}
