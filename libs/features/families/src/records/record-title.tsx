import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyRecord } from '@portal/domain/families/family-door';
import { formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { dayOf } from '@portal/domain/time/day';
import { useReader } from '../reading/reader-context.ts';

/** Which lesson it was, and when; inside a heading. */
export function RecordTitle({ record: { no, isTrial, title, startAt, endAt } }: { record: FamilyRecord }) {
  const { words, time, zone, theirs } = useReader();
  const hours = formatTimeRange(formatTime(startAt, zone), formatTime(endAt, zone));
  const elsewhere = theirs(startAt);
  return (
    <>
      <chakra.span display="block" textStyle="title.sm">
        {title || words.lesson(no, isTrial)}
      </chakra.span>
      <chakra.span
        display="block"
        textStyle="body.sm"
        fontWeight="normal"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {words.lesson(no, isTrial)} ·{' '}
        <time dateTime={startAt}>{`${time.shortDay(dayOf(startAt, zone))} ${hours}`}</time>
        {elsewhere && <chakra.span display="block">{elsewhere}</chakra.span>}
      </chakra.span>
    </>
  );
}
