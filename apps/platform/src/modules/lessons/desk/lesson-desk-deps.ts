import type { Db, Tx } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { LessonDeps } from '../lesson-changes.ts';
import type { LessonHomework, LessonIncome, QuestionedLessons } from '../lesson-ports.ts';

export interface LessonDeskDeps extends LessonDeps, Pick<ModuleDeps, 'config' | 'log'> {
  readonly questioned: QuestionedLessons;
  readonly homework: LessonHomework;
  readonly income: LessonIncome;
  /** The accounts of the identity module: evidence names who did it. */
  readonly accounts: {
    getUser(on: Db | Tx, id: string): Promise<{ readonly name: string; readonly timeZone: string } | undefined>;
  };
}
