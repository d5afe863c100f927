import { chakra } from '@chakra-ui/react/styled-system';
import { SelectField } from '@portal/ui/select-field';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { lessonMessages } from '../lesson-messages.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { nearSpanWords, speakSpan, timesWords } from '../time/span-words.ts';
import { otherZoneTime } from '../time/zone-words.ts';
import { choicesOf, type PlannedLesson } from './day-move-values.ts';

const words = lessonMessages.day;

interface Props {
  planned: PlannedLesson;
  /** The chosen start, or '' for a lesson that stays. */
  start: string;
  /** Another lesson of the plan wants the same time. */
  isClashing: boolean;
  today: Day;
  timeZone: string;
  onChoose: (start: string) => void;
}

/** One lesson of the day with its new time, which can be another one or none. */
export function PlannedLessonRow({ planned, start, isClashing, today, timeZone, onChoose }: Props) {
  const { lesson, within24h } = planned;
  const { secondTimeZone } = useCalendarLayers();
  const choices = choicesOf(planned, start);
  const inOtherZone = (instant: string) => secondTimeZone && otherZoneTime(instant, timeZone, secondTimeZone);
  return (
    <chakra.li display="grid" gap="2" py="3" gridTemplateColumns={{ md: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}>
      <div>
        <chakra.p textStyle="body.md" fontWeight="600">
          {lesson.className}
        </chakra.p>
        <chakra.p textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          <span aria-hidden>{timesWords(lesson, timeZone)}</span>
          <VisuallyHidden>{speakSpan(lesson, timeZone)}</VisuallyHidden>
          {secondTimeZone && ` · ${inOtherZone(lesson.startAt)}`}
          {within24h && <chakra.span color="mustard.fg"> · {words.late}</chakra.span>}
        </chakra.p>
      </div>
      {choices.length === 0 ? (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.nothingFits}
        </chakra.p>
      ) : (
        <SelectField
          label={
            <>
              <VisuallyHidden>{lesson.className} </VisuallyHidden>
              {words.newTime}
            </>
          }
          value={start}
          helper={start === '' ? undefined : inOtherZone(start)}
          error={isClashing ? words.clash : undefined}
          options={[
            ...choices.map((span) => ({
              value: span.startAt,
              label: nearSpanWords(span, today, timeZone),
            })),
            { value: '', label: words.leave },
          ]}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </chakra.li>
  );
}
