import { use } from 'react';
import { formatTime } from '@portal/domain/format/date-time';
import { DateText } from '@portal/ui/date-text';
import { useZone } from '@portal/ui/zone';
import { RoomLanguage } from '../reading/room-words.ts';

/** When something was said. `DateText` has Korean words for the ear; who reads Vietnamese hears the figures. */
export function MessageTime({ at }: { at: string }) {
  const zone = useZone();
  if (use(RoomLanguage) === 'ko') return <DateText instant={at} show="time" />;
  return <time dateTime={formatTime(at, zone)}>{formatTime(at, zone)}</time>;
}
