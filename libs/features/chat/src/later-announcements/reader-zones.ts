import type { ReaderZones } from '@portal/conversation/night-words';
import type { AnnouncementClass } from '@portal/domain/chat/announcement';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';

/** By whose clocks an announcement to these classes is read. */
export function readerZonesOf(classes: readonly Pick<AnnouncementClass, 'timeZones'>[]): ReaderZones {
  const zones = [...new Set(classes.flatMap(({ timeZones }) => timeZones))];
  return zones.length > 1 ? { theirZone: undefined, readerZones: zones } : { theirZone: zones[0] };
}

/** The same of one that waits, as far as its classes are known. */
export const readersOf = ({ classes }: LaterAnnouncement, known: readonly AnnouncementClass[] = []): ReaderZones =>
  readerZonesOf(known.filter(({ id }) => classes.some((one) => one.id === id)));
