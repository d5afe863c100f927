import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import { formatDateTime } from '@portal/domain/format/date-time';
import { Checkbox } from '@portal/ui/checkbox';
import { DateField } from '@portal/ui/date-field';
import { SelectField } from '@portal/ui/select-field';
import { TimeField } from '@portal/ui/time-field';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { lessonMessages } from '../lesson-messages.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { OtherZone } from '../time/other-zone.tsx';
import { SpanText } from '../time/span-text.tsx';
import { nearSpanWords, speakSpan, timesWords } from '../time/span-words.ts';
import { otherZoneTime } from '../time/zone-words.ts';
import { CANCEL, choicesOf, OWN_TIME, type PlannedLesson } from './day-move-values.ts';

const words = lessonMessages.day;
const moveWords = lessonMessages.moves;

interface Props {
  planned: PlannedLesson;
  /** Whether it stays with its proposal that waits. */
  isKept?: boolean;
  /** The chosen start, `OWN_TIME`, `CANCEL`, or '' for a lesson that stays. */
  start: string;
  own?: { readonly date: string; readonly time: string } | undefined;
  hasConsent?: boolean | undefined;
  /** Why it cannot be sent so: a lesson above it has the same time, or something is missing. */
  error?: string | undefined;
  /** Of the field of the new time. */
  fieldRef?: Ref<HTMLSelectElement> | undefined;
  today: Day;
  timeZone: string;
  onKeep: (isKept: boolean) => void;
  onChoose: (start: string) => void;
  onOwn: (own: { date: string; time: string }) => void;
  onConsent: (consent: boolean) => void;
}

const NO_TIME = { date: '', time: '' };

/** One lesson of the day: another time, cancelled, or left where it is; a proposal of it that waits is kept or given up. */
export function PlannedLessonRow(props: Props) {
  const { planned, isKept = false, start, own = NO_TIME, hasConsent = false, error, fieldRef, today, timeZone } = props;
  const { lesson, waiting, alternatives, others, within24h } = planned;
  const { secondTimeZone } = useCalendarLayers();
  const inOtherZone = (instant: string) => secondTimeZone && otherZoneTime(instant, timeZone, secondTimeZone);
  const helperOf = (choice: string) => {
    if (choice === CANCEL) return words.cancelHelp;
    if (choice === '' || choice === OWN_TIME) return undefined;
    const isOutside = alternatives.length === 0 && others.some(({ startAt }) => startAt === choice);
    return [isOutside && words.outside, inOtherZone(choice)].filter(Boolean).join(' · ') || undefined;
  };
  const named = (label: string) => (
    <>
      <VisuallyHidden>{lesson.className} </VisuallyHidden>
      {label}
    </>
  );
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
        {waiting && (
          <chakra.div textStyle="body.sm" fontVariantNumeric="tabular-nums">
            {moveWords.waiting}:{' '}
            <SpanText span={{ startAt: waiting.newStartAt, endAt: waiting.newEndAt }} timeZone={timeZone} />
            <OtherZone instant={waiting.newStartAt} />
            <chakra.p color="fg.muted">
              {waiting.by === 'TEACHER' ? moveWords.byTeacher : moveWords.byStudent} ·{' '}
              {words.waitingSince(formatDateTime(waiting.createdAt, timeZone))}
            </chakra.p>
          </chakra.div>
        )}
        {!isKept && alternatives.length === 0 && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.nothingFits}
          </chakra.p>
        )}
      </div>
      <chakra.div display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
        {waiting && (
          <Checkbox
            checked={!isKept}
            helper={isKept ? words.keepHelp : start !== '' && words.replaceHelp}
            onChange={(event) => props.onKeep(!event.target.checked)}
          >
            {named(words.replace)}
          </Checkbox>
        )}
        {!isKept && (
          <SelectField
            ref={fieldRef}
            label={named(words.newTime)}
            value={start}
            helper={helperOf(start)}
            error={error}
            options={[
              ...choicesOf(planned, start).map((span) => ({
                value: span.startAt,
                label: nearSpanWords(span, today, timeZone),
              })),
              { value: OWN_TIME, label: words.ownTime },
              { value: CANCEL, label: words.cancelIt },
              { value: '', label: words.leave },
            ]}
            onChange={(event) => props.onChoose(event.target.value)}
          />
        )}
        {!isKept && start === OWN_TIME && (
          <chakra.div display="grid" gap="2" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
            <DateField
              name={`own-date-${lesson.id}`}
              label={named(lessonMessages.move.newDate)}
              value={own.date}
              today={today}
              min={today}
              onChange={(date) => props.onOwn({ ...own, date })}
            />
            <TimeField
              name={`own-time-${lesson.id}`}
              label={named(lessonMessages.move.newTime)}
              value={own.time}
              onChange={(time) => props.onOwn({ ...own, time })}
            />
          </chakra.div>
        )}
        {!isKept && start === CANCEL && within24h && (
          <Checkbox checked={hasConsent} onChange={(event) => props.onConsent(event.target.checked)}>
            {named(lessonMessages.cancel.consent)}
          </Checkbox>
        )}
      </chakra.div>
    </chakra.li>
  );
}
