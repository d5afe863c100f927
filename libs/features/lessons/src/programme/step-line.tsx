import { chakra } from '@chakra-ui/react/styled-system';
import { nameDay } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { programme as words } from '../messages.ts';
import { isLate, type NearStep } from './programme.ts';

const Point = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'center',
    minH: '11',
    // The line goes from a point to the next one.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetStart: 'calc(0.5rem - 1px)',
      top: 'calc(50% + 0.5rem)',
      h: 'calc(100% - 1rem)',
      w: '2px',
      bg: 'border.emphasized',
    },
  },
});

const Dot = chakra('span', {
  base: {
    justifySelf: 'center',
    boxSize: '2',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'border.control',
  },
  variants: {
    is: {
      taught: { bg: 'fg.subtle', borderColor: 'fg.subtle' },
      here: {
        bg: 'celadon.solid',
        borderColor: 'celadon.solid',
        outline: '4px solid',
        outlineColor: 'celadon.muted',
      },
      ahead: {},
    },
  },
});

interface Props {
  near: NearStep;
  now: Date;
  zone: string;
}

/** One point of the programme: what is taught there, and whether that was, is now or will be. */
export function StepLine({ near: { step, is, isHere }, now, zone }: Props) {
  const late = is === 'BEFORE' && isLate(step, now);
  const day = (instant: string) => nameDay(dayOf(instant, zone), dayOf(now, zone));
  const at = step.coveredAt ?? step.plannedAt;
  const note = is === 'PLANNED' || is === 'COVERED' ? words[is] : late ? words.late : at ? day(at) : words.noDay;
  return (
    <Point aria-current={isHere ? 'step' : undefined}>
      <Dot aria-hidden is={isHere ? 'here' : step.coveredAt ? 'taught' : 'ahead'} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" alignItems="baseline">
        <chakra.span
          minW="0"
          fontWeight={isHere ? 'semibold' : undefined}
          color={isHere ? 'fg' : 'fg.muted'}
          overflowWrap="anywhere"
        >
          {words.step(step.no, step.title)}
        </chakra.span>
        <chakra.span
          textStyle="caption"
          color={late ? 'fg.warning' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
          ms="auto"
        >
          {note}
        </chakra.span>
      </chakra.div>
    </Point>
  );
}
