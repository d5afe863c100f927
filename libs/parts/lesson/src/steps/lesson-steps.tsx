import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { LESSON_STEP_LABELS, lessonStanding, type LessonStanding } from '@portal/domain/lessons/steps/lesson-standing';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { LessonDots } from './lesson-dots.tsx';
import { stepLine, type SteppedLesson } from './step-lines.ts';
import { isFull, POINT_ICONS, TONE_PALETTES, WORD_COLOURS } from './step-looks.ts';
import { stepsMessages as words } from './steps-messages.ts';

const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '1.5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    columnGap: '3',
    rowGap: '2',
    alignContent: 'start',
    pb: { base: '4', md: '0' },
    pe: { md: '4' },
    // The line goes from a circle to the next one: down on a phone, else to the right.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      bg: 'border.emphasized',
      insetStart: { base: 'calc(0.75rem - 1px)', md: '1.875rem' },
      top: { base: '1.625rem', md: 'calc(0.75rem - 1px)' },
      bottom: { base: '0.125rem', md: 'auto' },
      w: { base: '2px', md: 'calc(100% - 2.25rem)' },
      h: { md: '2px' },
    },
    _last: { pb: '0', pe: '0' },
  },
  variants: { done: { true: { '&:not(:last-child)::before': { bg: 'fg.subtle' } } } },
});

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.control',
  },
  variants: {
    is: {
      DONE: { bg: 'fg.subtle', borderColor: 'fg.subtle', color: 'bg' },
      NOW: {
        bg: 'colorPalette.subtle',
        borderColor: 'colorPalette.solid',
        color: 'colorPalette.fg',
        outline: '4px solid',
        outlineColor: 'colorPalette.muted',
      },
      LATER: {},
    },
    full: { true: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' } },
  },
});

/** The way of a lesson as four circles, and where it stands; one that did not take place has its sign instead. */
export function LessonSteps({ desk, now, note = null }: { desk: SteppedLesson; now: Date; note?: string | null }) {
  const zone = useTeacherZone();
  const standing = lessonStanding(desk, now);
  if (!standing.steps) return <LessonDots known={desk} now={now} note={note} />;
  return (
    <chakra.ol
      aria-label={words.label}
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      {standing.steps.map((state) => {
        const isNow = state.is === 'NOW';
        const line = stepLine(state, desk, now, zone);
        return (
          <Step key={state.step} done={state.is === 'DONE'} aria-current={isNow ? 'step' : undefined}>
            <Mark standing={standing} is={state.is} />
            <chakra.div
              display={{ base: 'flex', md: 'block' }}
              flexWrap="wrap"
              columnGap="2"
              alignItems="baseline"
              minW="0"
            >
              <chakra.p
                textStyle="body.md"
                fontWeight={isNow ? 'semibold' : undefined}
                color={isNow ? 'fg' : 'fg.muted'}
              >
                {LESSON_STEP_LABELS[state.step]}
                <VisuallyHidden>{`, ${words.is[state.is]}`}</VisuallyHidden>
              </chakra.p>
              {line && (
                <chakra.p
                  textStyle="caption"
                  color={isNow ? WORD_COLOURS[standing.tone] : 'fg.muted'}
                  fontWeight={isNow ? 'semibold' : undefined}
                  fontVariantNumeric="tabular-nums"
                >
                  {line}
                </chakra.p>
              )}
            </chakra.div>
          </Step>
        );
      })}
    </chakra.ol>
  );
}

function Mark({ standing: { tone, point }, is }: { standing: LessonStanding; is: 'DONE' | 'NOW' | 'LATER' }) {
  const icon = is === 'DONE' ? Check : is === 'NOW' ? POINT_ICONS[point] : undefined;
  return (
    <Circle aria-hidden is={is} full={is === 'NOW' && isFull(tone)} colorPalette={TONE_PALETTES[tone]}>
      {icon ? (
        <chakra.span display="grid" css={{ '& svg': { boxSize: '0.875rem' } }}>
          <Icon as={icon} size={16} />
        </chakra.span>
      ) : (
        is === 'NOW' && <chakra.span boxSize="2" borderRadius="full" bg="colorPalette.solid" />
      )}
    </Circle>
  );
}
