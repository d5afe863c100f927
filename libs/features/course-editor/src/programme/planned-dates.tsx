import { chakra } from '@chakra-ui/react/styled-system';
import { formatDayWithWeekday, formatTime, speakDay } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import type { TimesPlan } from '@portal/domain/time/plan-times';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { dates as words, programme } from '../programme-messages.ts';

interface Props {
  plan: TimesPlan;
  /** Of the lessons, in their order. */
  titles: readonly string[];
  zone: string;
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '3.5rem minmax(0, 1fr)', md: '3.5rem 15rem minmax(0, 1fr)' },
    columnGap: '3',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    textStyle: 'body.sm',
    fontVariantNumeric: 'tabular-nums',
  },
});

const spokenDay = (day: string) => (
  <>
    <span aria-hidden>{formatDayWithWeekday(day)}</span>
    <VisuallyHidden>{speakDay(day)}</VisuallyHidden>
  </>
);

/** The lessons with their dates, and the days that were left out. */
export function PlannedDates({ plan: { times, leftOut }, titles, zone }: Props) {
  const [first, last] = [times[0], times.at(-1)];
  return (
    <chakra.div display="grid" gap="3">
      {first && last && (
        <chakra.p fontWeight="semibold">
          {words.span(formatDayWithWeekday(first.day), formatDayWithWeekday(last.day))}
        </chakra.p>
      )}
      {leftOut.length > 0 && (
        <chakra.div textStyle="body.sm" color="fg.warning">
          <p>{words.skipped(leftOut.length)}</p>
          <chakra.ul listStyleType="none">
            {leftOut.map(({ day, from, why }) => (
              <li key={+from}>
                {spokenDay(day)} · {why}
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
      <chakra.ol listStyleType="none" aria-label={words.title}>
        {times.map(({ day, from, to }, at) => (
          <Row key={+from}>
            <chakra.span color="fg.muted">{programme.item(at + 1)}</chakra.span>
            <span>
              {spokenDay(day)} {formatTimeRange(formatTime(from, zone), formatTime(to, zone))}
            </span>
            <chakra.span gridColumn={{ base: '2', md: 'auto' }} overflowWrap="anywhere">
              {titles[at]}
            </chakra.span>
          </Row>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}
