import type { AnnouncementClass } from '@portal/domain/chat/announcement';

/** By whose clocks an announcement to these classes is read, each once. */
export const readerZonesOf = (classes: readonly Pick<AnnouncementClass, 'timeZones'>[]): string[] => [
  ...new Set(classes.flatMap(({ timeZones }) => timeZones)),
];
