import { chakra } from '@chakra-ui/react/styled-system';
import { period as words } from '../messages.ts';

interface ChangeTextProps {
  /** Null where there was nothing to count. */
  value: number | null;
  before: number | null;
  /** Of a difference, which is never below zero. */
  format: (difference: number) => string;
  /** 지난 4주 */
  beforeLabel: string;
}

/** What became of a figure since the period before: an arrow to the eye, a verb for everybody. */
export function ChangeText({ value, before, format, beforeLabel }: ChangeTextProps) {
  if (value === null) return null;
  if (before === null) return words.noneBefore(beforeLabel);
  const difference = value - before;
  if (difference === 0) return words.same(beforeLabel);
  return (
    <>
      {words.than(beforeLabel)}{' '}
      <chakra.span whiteSpace="nowrap">
        <span aria-hidden>{difference > 0 ? '▲ ' : '▼ '}</span>
        {format(Math.abs(difference))} {difference > 0 ? words.more : words.less}
      </chakra.span>
    </>
  );
}
