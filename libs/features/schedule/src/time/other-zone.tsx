import { chakra } from '@chakra-ui/react/styled-system';
import { useCalendarLayers } from './calendar-layers.ts';
import { otherZoneTime } from './zone-words.ts';

/** `호찌민 08:00` beside a time, where the booking rules name a second zone. */
export function OtherZone({ instant }: { instant: string }) {
  const { timeZone, secondTimeZone } = useCalendarLayers();
  if (!secondTimeZone || secondTimeZone === timeZone) return null;
  return (
    <chakra.span display="block" textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {otherZoneTime(instant, timeZone, secondTimeZone)}
    </chakra.span>
  );
}
