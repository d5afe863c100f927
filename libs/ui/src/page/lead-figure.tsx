import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { Bar } from '../display/bar.tsx';

/** Longer than a clock: words, which take more room. */
const CLOCK_LENGTH = 6;

interface LeadFigureProps {
  /** What it counts, for the ear and, unless `label` says otherwise, above it: 시작까지 */
  name: string;
  /** As it is shown: 12:42, 22시간 43분 */
  value: string;
  /** Above it, where something better is to be said. */
  label?: ReactNode;
  /** How full the bar below it is, from 0 to 1; no bar without it. */
  share?: number | undefined;
  /** Small words below it, spread over its line. */
  under?: readonly string[];
  /** Said politely when it changes; the figure itself ticks in silence. */
  spoken?: string | null;
  /** `md` beside words that lead, `lg` where the figure leads. */
  size?: 'md' | 'lg';
}

/** The one figure of a screen, in its leading surface, and what it counts. */
export function LeadFigure({ name, value, label, share, under = [], spoken = null, size = 'lg' }: LeadFigureProps) {
  return (
    <chakra.div minW="0">
      <chakra.div textStyle="label" color="fg.muted">
        {label ?? name}
      </chakra.div>
      <chakra.p role="timer" aria-label={`${name} ${value}`} {...(size === 'lg' ? largeLook(value) : SMALL_LOOK)}>
        {value}
      </chakra.p>
      {share !== undefined && (
        <Bar aria-hidden percent={Math.round(share * 1_000) / 10} bg="celadon.emphasized" mt="1" />
      )}
      {under.length > 0 && (
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
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </chakra.div>
  );
}

const largeLook = (value: string) => ({
  textStyle: 'figure.lg',
  fontSize: value.length > CLOCK_LENGTH ? 'min(2.5rem, 11vw)' : 'min(3.5rem, 19vw)',
  lineHeight: 'min(4rem, 1.15em)',
  minH: { md: '4rem' },
  display: 'flex',
  alignItems: 'center',
  // The figures have room before them, which the words below do not have.
  ms: value.startsWith('1') ? '-5px' : '-3px',
  whiteSpace: 'nowrap',
});

const SMALL_LOOK = { textStyle: 'money.lg', fontSize: 'min(2.125rem, 11vw)', whiteSpace: 'nowrap' };
