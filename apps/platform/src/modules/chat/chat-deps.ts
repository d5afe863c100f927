import type { Db, Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/module.ts';
import type { AnnouncedClasses, ReminderLetters } from './announcements/announcement-ports.ts';
import type { ChatFamilies } from './pairs/chat-families.ts';

/** What everything about talks works with. */
export interface ChatDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'realtime' | 'log'> {
  readonly files: Files;
  readonly families: ChatFamilies;
  readonly classes: AnnouncedClasses;
  readonly letters: ReminderLetters;
  readonly accounts: {
    getUser(on: Db | Tx, id: string): Promise<{ readonly name: string; readonly avatar: string | null } | undefined>;
  };
}
