import type { Db, Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { AssetsModule } from '../assets/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';
import type { Evidence } from '../lessons/evidence/evidence.ts';
import type { LessonSide } from '../lessons/desk/lesson-desk-parts.ts';
import type { RoomLectures } from '../coursework/lectures/room-lectures.ts';
import type { RoomLessons } from '../lessons/room-lessons.ts';

/** What the rooms of lessons work with; all but the ground are ports of other modules. */
export interface LiveDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'events' | 'log'> {
  readonly lessons: RoomLessons;
  readonly lectures: RoomLectures;
  readonly given: AssetsModule['given'];
  readonly hold: Pick<LessonSide['hold'], 'start'>;
  readonly evidence: Pick<Evidence, 'append'>;
  readonly mail: NotificationsModule['mail'];
  readonly accounts: { getUser(on: Db | Tx, id: string): Promise<{ readonly timeZone: string } | undefined> };
}
