import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { formatDayWithWeekday, speakDay } from '@portal/domain/format/date-time';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { timesWords } from '../time/span-words.ts';

/** What a student would find, day by day. */
export function BookableDays({ spans, timeZone }: { spans: readonly TimeSpan[]; timeZone: string }) {
  const days = useMemo(() => Map.groupBy(spans, ({ startAt }) => dayOf(startAt, timeZone)), [spans, timeZone]);
  return (
    <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' } }}>
      {[...days].map(([day, list]) => (
        <chakra.li
          key={day}
          py="2.5"
          display="grid"
          gap="1.5"
          gridTemplateColumns={{ md: '{sizes.calendar.listDate} minmax(0, 1fr)' }}
        >
          <chakra.span textStyle="label" fontVariantNumeric="tabular-nums">
            <span aria-hidden>{formatDayWithWeekday(day)}</span>
            <VisuallyHidden>{speakDay(day)}</VisuallyHidden>
          </chakra.span>
          <chakra.ul display="flex" flexWrap="wrap" gap="1.5">
            {list.map((span) => (
              <chakra.li
                key={span.startAt}
                px="2"
                borderRadius="sm"
                bg="celadon.subtle"
                color="celadon.fg"
                textStyle="body.sm"
                fontVariantNumeric="tabular-nums"
              >
                {timesWords(span, timeZone)}
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
