import type { Db, Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { AssetsModule } from '../assets/module.ts';
import type { RoomLectures } from '../coursework/module.ts';
import type { Evidence, LessonsModule, RoomLessons } from '../lessons/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

/** What the rooms of lessons work with; all but the ground are ports of other modules. */
export interface LiveDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'events' | 'log'> {
  readonly lessons: RoomLessons;
  readonly lectures: RoomLectures;
  readonly given: AssetsModule['given'];
  readonly hold: Pick<LessonsModule['hold'], 'start' | 'recount'>;
  readonly evidence: Pick<Evidence, 'append' | 'shown' | 'shownIn'>;
  readonly mail: NotificationsModule['mail'];
  readonly accounts: { getUser(on: Db | Tx, id: string): Promise<{ readonly timeZone: string } | undefined> };
}
