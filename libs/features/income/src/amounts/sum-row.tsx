import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface SumRowProps {
  name: ReactNode;
  children: ReactNode;
  /** A part of the row above it. */
  isPart?: boolean;
  /** What all above it comes to, under a line. */
  isSum?: boolean;
  color?: string;
}

/** A line of a reckoning: what it is, and how much; inside of a `dl`. */
export function SumRow({ name, children, isPart = false, isSum = false, color }: SumRowProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      justifyContent="space-between"
      columnGap="4"
      ps={isPart ? '4' : undefined}
      color={color ?? (isPart ? 'fg.muted' : undefined)}
      textStyle="body.sm"
      {...(isSum && { borderTopWidth: '1px', pt: '2.5', mt: '0.5', fontWeight: 'semibold' })}
    >
      <chakra.dt minW="0" overflowWrap="anywhere">
        {name}
      </chakra.dt>
      <chakra.dd ms="auto">{children}</chakra.dd>
    </chakra.div>
  );
}
