import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Bar } from './bar.tsx';

interface MeterProps {
  /** What is measured: 프로필 완성도 */
  label: ReactNode;
  /** Per cent, from 0 to 100. */
  value: number;
  /** What is read and shown in place of the figure: 72% 완성 */
  text?: string;
}

/** How full something is, as a figure and a bar. */
export function Meter({ label, value, text }: MeterProps) {
  const id = useId();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const words = text ?? `${percent}%`;
  return (
    <div>
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3" textStyle="label">
        <span id={id}>{label}</span>
        <chakra.span aria-hidden fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {words}
        </chakra.span>
      </chakra.div>
      <Bar
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        mt="1.5"
        h="2"
        percent={percent}
      />
    </div>
  );
}
