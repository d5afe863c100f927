import type { AnnouncementClass } from '@portal/domain/chat/announcement';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';

/** By whose clocks an announcement to these classes is read, each once. */
export const readerZonesOf = (classes: readonly Pick<AnnouncementClass, 'timeZones'>[]): string[] => [
  ...new Set(classes.flatMap(({ timeZones }) => timeZones)),
];

/** The same of one that waits, as far as its classes are known. */
export const zonesOfWaiting = ({ classes }: LaterAnnouncement, known: readonly AnnouncementClass[] = []): string[] =>
  readerZonesOf(known.filter(({ id }) => classes.some((one) => one.id === id)));
