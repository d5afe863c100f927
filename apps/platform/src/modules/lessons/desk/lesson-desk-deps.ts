import type { Db, Tx } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { LessonDeps } from '../lesson-changes.ts';

export interface LessonDeskDeps extends LessonDeps, Pick<ModuleDeps, 'log'> {
  /** Lessons that somebody has asked the team about: those of tickets that are open, or were until after a moment. */
  readonly questioned: (on: Db | Tx, since: Date) => Promise<readonly string[]>;
  /** The accounts of the identity module: evidence names who did it. */
  readonly accounts: {
    getUser(on: Db | Tx, id: string): Promise<{ readonly name: string; readonly timeZone: string } | undefined>;
  };
}
