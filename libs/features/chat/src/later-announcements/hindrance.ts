import type { LaterAnnouncement, LaterAnnouncementFailure } from '@portal/domain/chat/later-announcement';
import { waiting as words } from '../later-announcement-messages.ts';

/** What keeps an announcement from leaving, now or later, until it is written anew; null where nothing does. */
export function hindranceOf({ classes, isFileGone }: LaterAnnouncement): LaterAnnouncementFailure | null {
  if (isFileGone) return 'FILE_GONE';
  return classes.some(({ isOpen }) => isOpen) ? null : 'NO_CLASS';
}

/** Why it did not leave or cannot, and what she does about it; null while it waits as it should. */
export function troubleOf(announcement: LaterAnnouncement): string | null {
  const hindrance = hindranceOf(announcement);
  const todo = hindrance === null ? words.sendAgain : words.hindrances[hindrance];
  if (announcement.failure !== null) return `${words.unsent} ${todo}`;
  return hindrance === null ? null : todo;
}
