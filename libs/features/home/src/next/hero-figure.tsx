import { chakra } from '@chakra-ui/react/styled-system';
import { Bar } from '@portal/ui/bar';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { HeroFace } from './hero-face.ts';

/** Longer than a clock: words, which take more room. */
const CLOCK_LENGTH = 6;

interface HeroFigureProps {
  figure: NonNullable<HeroFace['figure']>;
  /** Said politely, when it changes; the figure itself is silent. */
  spoken: string | null;
}

/** The one figure of the page, and what it counts. */
export function HeroFigure({ figure: { label, value, share, under }, spoken }: HeroFigureProps) {
  return (
    <chakra.div minW="0">
      <chakra.p textStyle="label" color="fg.muted">
        {label}
      </chakra.p>
      <chakra.p
        role="timer"
        aria-label={`${label} ${value}`}
        textStyle="figure.lg"
        fontSize={value.length > CLOCK_LENGTH ? 'min(2.5rem, 11vw)' : 'min(3.5rem, 19vw)'}
        lineHeight="min(4rem, 1.15em)"
        minH={{ md: '4rem' }}
        display="flex"
        alignItems="center"
        // The figures have room before them, which the words below do not have.
        ms={value.startsWith('1') ? '-5px' : '-3px'}
        whiteSpace="nowrap"
      >
        {value}
      </chakra.p>
      {share !== undefined && (
        <Bar aria-hidden percent={Math.round(share * 1_000) / 10} bg="celadon.emphasized" mt="1" />
      )}
      <chakra.p
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="3"
        mt="1"
        textStyle="caption"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {under.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </chakra.p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </chakra.div>
  );
}
