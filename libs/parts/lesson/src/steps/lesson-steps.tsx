import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { LESSON_STEP_LABELS, lessonStanding, type LessonStanding } from '@portal/domain/lessons/steps/lesson-standing';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { LessonDots } from './lesson-dots.tsx';
import { Circle, IN_A_ROW, Step, StepLine, StepWords, WITH_LINES } from './step-line.tsx';
import { stepLine, type SteppedLesson } from './step-lines.ts';
import { isFull, POINT_ICONS, TONE_PALETTES, WORD_COLOURS } from './step-looks.ts';
import { stepsMessages as words } from './steps-messages.ts';

/** The way of a lesson as four circles, and where it stands; one that did not take place has its sign instead. */
export function LessonSteps({ desk, now, note = null }: { desk: SteppedLesson; now: Date; note?: string | null }) {
  const zone = useTeacherZone();
  const standing = lessonStanding(desk, now);
  if (!standing.steps) return <LessonDots known={desk} now={now} note={note} />;
  return (
    <StepLine aria-label={words.label}>
      {standing.steps.map((state) => {
        const isNow = state.is === 'NOW';
        const line = stepLine(state, desk, now, zone);
        return (
          <Step key={state.step} done={state.is === 'DONE'} aria-current={isNow ? 'step' : undefined}>
            <Mark standing={standing} is={state.is} />
            <StepWords>
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
                  // What was and what will be is told where each has room for it.
                  css={isNow ? undefined : { [IN_A_ROW]: { display: 'none' }, [WITH_LINES]: { display: 'block' } }}
                  color={isNow ? WORD_COLOURS[standing.tone] : 'fg.muted'}
                  fontWeight={isNow ? 'semibold' : undefined}
                  fontVariantNumeric="tabular-nums"
                >
                  {line}
                </chakra.p>
              )}
            </StepWords>
          </Step>
        );
      })}
    </StepLine>
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
