import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface ChartProps {
  children: ReactNode;
}

/** 그래프. */
export function Chart({ children }: ChartProps) {
  return <chakra.div>{children}</chakra.div>;
}
