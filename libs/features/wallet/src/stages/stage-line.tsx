import { chakra } from '@chakra-ui/react/styled-system';
import { Check, LoaderCircle, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { stages as words } from './stage-messages.ts';
import type { StepState } from './withdrawal-stages.ts';

/** Where four words have no room beside each other, the steps stand below each other. */
const NARROW = '@container (max-width: 17rem)';

const Row = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '3' },
  },
});

const Entry = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    rowGap: '1',
    px: '0.5',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    // The line comes from the step before; it is solid as far as the money has come.
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      top: '0.8125rem',
      insetEnd: 'calc(50% + 1.125rem)',
      w: 'calc(100% - 2.25rem)',
      borderTopWidth: '2px',
      borderTopStyle: 'dashed',
      borderColor: 'border.emphasized',
    },
    '&[data-state=done]::before, &[data-state=now]::before': { borderTopStyle: 'solid', borderColor: 'celadon.solid' },
    '&[data-state=failed]::before': { borderTopStyle: 'solid', borderColor: 'camellia.solid' },
    [NARROW]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      justifyItems: 'start',
      textAlign: 'start',
      '&::before': { display: 'none' },
      '& > :last-child': { gridColumn: '2' },
    },
  },
});

const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    bg: 'bg.panel',
    '&[data-state=done]': { bg: 'celadon.solid', borderColor: 'celadon.solid', color: 'celadon.contrast' },
    '&[data-state=now]': { borderColor: 'celadon.solid', color: 'celadon.fg' },
    '&[data-state=ahead]': { borderStyle: 'dashed', borderColor: 'border.control', color: 'fg.subtle' },
    '&[data-state=failed]': { bg: 'camellia.solid', borderColor: 'camellia.solid', color: 'camellia.contrast' },
  },
});

// A day and its hour stand below each other where there is no room. In `css`, which goes before what a DateText says.
const BREAKING_TIMES = { '& time': { whiteSpace: 'normal' } };

const SIGNS: Partial<Record<StepState, LucideIcon>> = { done: Check, now: LoaderCircle, failed: X };

interface StageOnLine {
  readonly id: string;
  readonly label: string;
  readonly state: StepState;
  /** When it was, or is to be. */
  readonly note?: ReactNode;
}

/** What money on its way goes through: tick, ring, dashed ring or cross, each with its word and its day. */
export function StageLine({ stages }: { stages: readonly StageOnLine[] }) {
  return (
    <chakra.div containerType="inline-size">
      <Row aria-label={words.label}>
        {stages.map(({ id, label, state, note }) => (
          <Entry key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <StageSign state={state} />
            <chakra.span
              textStyle="label"
              fontWeight={state === 'ahead' ? 'normal' : 'semibold'}
              color={state === 'ahead' ? 'fg.muted' : state === 'failed' ? 'fg.error' : undefined}
            >
              {label}
              <VisuallyHidden>, {words.states[state]}</VisuallyHidden>
            </chakra.span>
            <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums" css={BREAKING_TIMES}>
              {note}
            </chakra.span>
          </Entry>
        ))}
      </Row>
    </chakra.div>
  );
}

function StageSign({ state }: { state: StepState }) {
  const drawing = SIGNS[state];
  return (
    <Sign data-state={state} aria-hidden>
      {drawing ? (
        <Icon as={drawing} size={16} />
      ) : (
        <chakra.span boxSize="2" borderRadius="full" borderWidth="1.5px" borderColor="currentColor" />
      )}
    </Sign>
  );
}
