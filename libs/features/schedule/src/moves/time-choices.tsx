import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { Button } from '@portal/ui/button';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { lessonMessages } from '../lesson-messages.ts';
import { useCalendarLayers } from '../time/calendar-layers.ts';
import type { Day } from '../time/day.ts';
import { nearSpanWords, speakSpan } from '../time/span-words.ts';
import { otherZoneTime } from '../time/zone-words.ts';

interface Props {
  /** Undefined while they are looked for. */
  spans: readonly TimeSpan[] | undefined;
  hasFailed: boolean;
  /** Start of the one on which the lesson was dropped, in ms; that one says so. */
  dropped?: number | null;
  /** Start of the one that stands in the form, in ms. */
  chosen: number | null;
  today: Day;
  timeZone: string;
  onPick: (span: TimeSpan) => void;
}

const words = lessonMessages.move;

/** Free times near by, each one press away from the form (W5). */
export function TimeChoices({ spans, hasFailed, dropped = null, chosen, today, timeZone, onPick }: Props) {
  const id = useId();
  const { secondTimeZone } = useCalendarLayers();
  const isDropped = ({ startAt }: TimeSpan) => Date.parse(startAt) === dropped;
  return (
    <chakra.div role="group" aria-labelledby={id} display="grid" gap="1.5">
      <chakra.p id={id} textStyle="label">
        {words.choices}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" aria-live="polite">
        {spans?.map((span) => (
          <Button
            key={span.startAt}
            variant="outline"
            h="auto"
            py="1.5"
            aria-pressed={Date.parse(span.startAt) === chosen}
            css={{ '&[aria-pressed=true]': { bg: 'celadon.muted', borderColor: 'celadon.solid' } }}
            onClick={() => onPick(span)}
          >
            <VisuallyHidden>
              {isDropped(span) && `${words.dropped}, `}
              {speakSpan(span, timeZone)}
            </VisuallyHidden>
            <chakra.span aria-hidden display="grid" textAlign="start" fontVariantNumeric="tabular-nums">
              {isDropped(span) && (
                <chakra.span textStyle="caption" color="fg.muted">
                  {words.dropped}
                </chakra.span>
              )}
              {nearSpanWords(span, today, timeZone)}
              {secondTimeZone && secondTimeZone !== timeZone && (
                <chakra.span textStyle="caption" color="fg.muted">
                  {otherZoneTime(span.startAt, timeZone, secondTimeZone)}
                </chakra.span>
              )}
            </chakra.span>
          </Button>
        ))}
        <chakra.p textStyle="body.sm" color="fg.muted">
          {!spans && (hasFailed ? words.choicesFailed : words.choicesLoading)}
          {spans?.length === 0 && words.noChoices}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
