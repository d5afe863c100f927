import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface LeadCountProps {
  /** The figure, with its unit small behind it. */
  figure: string;
  unit: string;
  /** What it counts, beside it. */
  children: ReactNode;
  /** A second line below that. */
  under?: string;
  /** Whether that line is something to look at. */
  isUrgent?: boolean;
  /** How it is read, where figure and unit by themselves say too little. */
  spoken?: string;
}

/** How many, as the one figure that leads a screen, and beside it on its base line of what. */
export function LeadCount({ figure, unit, children, under, isUrgent = false, spoken }: LeadCountProps) {
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="last baseline" columnGap="3" rowGap="1" minH="12">
      <chakra.strong
        textStyle="figure.lg"
        fontSize="min(2.75rem, 12vw)"
        lineHeight="1"
        // It stands alone: figures of one width would only tear 11 apart.
        fontVariantNumeric="normal"
        whiteSpace="nowrap"
        // The room that a figure has before it, which the words below do not have.
        ms={figure.startsWith('1') ? '-.07em' : '-.03em'}
        {...(spoken && { 'aria-hidden': true })}
      >
        {figure}
        <chakra.span textStyle="title.sm" ms="1" letterSpacing="normal">
          {unit}
        </chakra.span>
      </chakra.strong>
      {spoken && <chakra.span srOnly>{spoken}</chakra.span>}{' '}
      <chakra.span minW="0">
        <chakra.span display="block" fontWeight="medium">
          {children}
        </chakra.span>
        {under && (
          <>
            {' '}
            <chakra.span display="block" textStyle="label" color={isUrgent ? 'fg.warning' : 'fg.muted'}>
              {under}
            </chakra.span>
          </>
        )}
      </chakra.span>
    </chakra.p>
  );
}
