import type { Db, Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { ChatModule } from '../chat/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';
import type { ClassCoursework, ClassGuestLinks, ClassLessons, ClassTasks } from './class-ports.ts';
import { classQueries, type ClassRow } from './classes.queries.ts';

/** What everything about classes works with. */
export interface ClassDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'log' | 'config'> {
  readonly lessons: ClassLessons;
  readonly coursework: ClassCoursework;
  readonly tasks: ClassTasks;
  /** Under which name a teacher stands in the rooms of her classes. */
  readonly accounts: {
    getUser(
      on: Db | Tx,
      id: string,
    ): Promise<{ readonly name: string; readonly avatar: string | null; readonly timeZone: string } | undefined>;
  };
  readonly mail: NotificationsModule['mail'];
  readonly guestLinks: ClassGuestLinks;
  /** The rooms of classes belong to the chat. */
  readonly chat: {
    unreadIn(memberId: string, roomIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
    keepClassRoom: ChatModule['keepClassRoom'];
    leaveClassRoom: ChatModule['leaveClassRoom'];
  };
}

/** The class, when it is this teacher's; anybody else's looks like none. */
export async function ownClass(on: Db | Tx, teacherId: string, id: string): Promise<ClassRow> {
  const found = await classQueries(on).own(teacherId, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}
