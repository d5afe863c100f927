import type { Db, Tx } from '../../../core/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { MessagingModule } from '../../messaging/module.ts';
import type { LessonDeps } from '../lesson-changes.ts';

export interface LessonDeskDeps extends LessonDeps, Pick<ModuleDeps, 'log'> {
  readonly mail: MessagingModule['mail'];
  /** The accounts of the identity module: evidence names who did it. */
  readonly accounts: {
    getUser(on: Db | Tx, id: string): Promise<{ readonly name: string; readonly timeZone: string } | undefined>;
  };
}
