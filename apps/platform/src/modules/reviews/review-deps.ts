import type { Db, Tx } from '../../core/database/database.ts';
import type { DeskQueue } from '../../core/desk/desk-queue.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

/** What reviews have to know of the classes that they are about, and of the students who write them. */
export interface ReviewedClasses {
  /** By id. */
  classesOf(
    on: Db | Tx,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly courseId: string | null }>>;
  /** By id. */
  studentsOf(
    on: Db | Tx,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly avatar: string | null }>>;
  /** The class, when the student takes or took its lessons. */
  takenBy(
    on: Db | Tx,
    studentId: string,
    classId: string,
  ): Promise<{ readonly teacherId: string; readonly name: string } | undefined>;
}

/** What reviews work with; `desk` is where their reports wait. */
export interface ReviewDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime'> {
  readonly notify: NotificationsModule['notify'];
  readonly classes: ReviewedClasses;
  readonly desk: Pick<DeskQueue, 'open' | 'cancel'>;
}
