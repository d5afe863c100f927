import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/module.ts';
import type { IdentityModule } from '../identity/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';
import type { AnnouncedClasses, ReminderLetters } from './announcements/announcement-ports.ts';
import type { ChatCards } from './cards/chat-cards.ts';
import type { ChatFamilies } from './pairs/chat-families.ts';
import type { DecisionLetters } from './reports/report-ports.ts';

/** What everything about talks works with. */
export interface ChatDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'realtime' | 'log'> {
  readonly files: Files;
  readonly families: ChatFamilies;
  readonly cards: ChatCards;
  readonly classes: AnnouncedClasses;
  readonly letters: ReminderLetters & DecisionLetters;
  readonly accounts: Pick<IdentityModule, 'getUser' | 'namesOf'>;
  readonly notify: NotificationsModule['notify'];
}
