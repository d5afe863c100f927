import { chakra } from '@chakra-ui/react/styled-system';
import { lessonStanding, type LessonTone, type StepState } from '@portal/domain/lessons/steps/lesson-standing';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Icon } from '@portal/ui/icon';
import { type DottedLesson, standingLine } from './step-lines.ts';
import { END_SIGNS, isFull, TONE_PALETTES, WORD_COLOURS } from './step-looks.ts';

interface Props {
  known: DottedLesson;
  now: Date;
  /** What stands below the word where the lesson itself says no more. */
  note?: string | null;
  /** The word alone, where there is room for one line. */
  brief?: boolean;
}

/** How a lesson stands, for a row: four small dots, or the sign of one that did not take place, always with its word. */
export function LessonDots({ known, now, note = null, brief = false }: Props) {
  const zone = useTeacherZone();
  const { point, tone, word, steps } = lessonStanding(known, now);
  const sign = END_SIGNS[point];
  const line = brief ? null : (standingLine(known, now, zone) ?? note);
  return (
    // With large text on a phone the words stand below the dots.
    <chakra.div display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
      <chakra.span aria-hidden display="flex" justifyContent="center" alignItems="center" w="3.875rem">
        {steps
          ? steps.map((one, at) => <Dot key={one.step} {...one} tone={tone} isFirst={at === 0} />)
          : sign && (
              <chakra.span color={sign[1]} display="grid">
                <Icon as={sign[0]} size={18} />
              </chakra.span>
            )}
      </chakra.span>
      <chakra.div minW="0" flex={brief ? undefined : '1 1 7rem'}>
        <chakra.p
          textStyle="body.sm"
          fontWeight={tone === 'OVER' && steps ? 'medium' : 'semibold'}
          color={sign ? sign[1] : WORD_COLOURS[tone]}
        >
          {word}
        </chakra.p>
        {line && (
          <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {line}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}

const Ring = chakra('span', {
  base: { flexShrink: '0', boxSize: '2', borderRadius: 'full', borderWidth: '2px', borderColor: 'border.control' },
  variants: {
    is: {
      DONE: {
        bg: 'fg.subtle',
        borderColor: 'fg.subtle',
        _highContrast: { bg: 'CanvasText', forcedColorAdjust: 'none' },
      },
      NOW: { boxSize: '3', borderWidth: '3px', borderColor: 'colorPalette.solid' },
      LATER: { borderWidth: '1.5px' },
    },
    full: { true: { bg: 'colorPalette.solid', borderWidth: '1.5px', borderColor: 'colorPalette.fg' } },
  },
});

function Dot({ is, tone, isFirst }: Pick<StepState, 'is'> & { tone: LessonTone; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <chakra.span flex="1" h="2px" bg={is === 'LATER' ? 'border.emphasized' : 'fg.subtle'} />}
      <Ring colorPalette={TONE_PALETTES[tone]} is={is} full={is === 'NOW' && isFull(tone)} />
    </>
  );
}
