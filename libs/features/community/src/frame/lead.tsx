import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface LeadProps {
  /** The figure, with its unit small behind it. */
  figure: string;
  unit: string;
  /** What it counts, on the same base line. */
  children: ReactNode;
  /** How it is read, where figure and unit by themselves say too little. */
  spoken?: string;
}

/** The one figure that leads a screen. */
export function Lead({ figure, unit, children, spoken }: LeadProps) {
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1">
      <chakra.strong
        textStyle="figure.lg"
        fontSize="min(2.75rem, 12vw)"
        lineHeight="1"
        whiteSpace="nowrap"
        // The room that a 1 has before it, which the words below do not have.
        ms={figure.startsWith('1') ? '-.07em' : '-.03em'}
        {...(spoken && { 'aria-hidden': true })}
      >
        {figure}
        <chakra.span textStyle="title.sm" ms="1" letterSpacing="normal">
          {unit}
        </chakra.span>
      </chakra.strong>
      {spoken && <chakra.span srOnly>{spoken}</chakra.span>}{' '}
      <chakra.span fontWeight="medium" minW="0">
        {children}
      </chakra.span>
    </chakra.p>
  );
}
