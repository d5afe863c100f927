import type { AnnouncementClass } from '@portal/domain/chat/announcement';

/** By whose clocks an announcement to these classes is read: by one, or by several of whom some may sleep. */
export function readerZonesOf(classes: readonly Pick<AnnouncementClass, 'timeZones'>[]) {
  const zones = [...new Set(classes.flatMap(({ timeZones }) => timeZones))];
  return zones.length > 1 ? { theirZone: undefined, readerZones: zones } : { theirZone: zones[0] };
}
