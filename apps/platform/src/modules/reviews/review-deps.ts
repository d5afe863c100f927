import type { Db, Tx } from '../../core/database/database.ts';
import type { DeskQueue } from '../../core/desk/desk-queue.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { FamilyLanguage } from '../classes/module.ts';
import type { HeldRecord } from '../lessons/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';

/** What reviews have to know of the classes that they are about, and of the students for whom they are written. */
export interface ReviewedClasses {
  /** By id. */
  classesOf(
    on: Db | Tx,
    ids: readonly string[],
  ): Promise<
    ReadonlyMap<string, { readonly name: string; readonly courseId: string | null; readonly lessonTotal: number }>
  >;
  /** By id. */
  studentsOf(
    on: Db | Tx,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly avatar: string | null }>>;
  /** What the guardians of a student read, each language once. */
  languagesOf(on: Db | Tx, studentId: string): Promise<readonly FamilyLanguage[]>;
  /** The class, when the guardian's child takes or took its lessons. */
  takenBy(
    on: Db | Tx,
    child: { readonly studentId: string; readonly guardianId: string; readonly classId: string },
  ): Promise<{ readonly teacherId: string; readonly name: string; readonly isOver: boolean } | undefined>;
}

/** What reviews work with; `desk` is where their reports wait. */
export interface ReviewDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime'> {
  readonly notify: NotificationsModule['notify'];
  readonly mail: NotificationsModule['mail'];
  readonly classes: ReviewedClasses;
  /** What is on record of the lesson that a report names. */
  readonly lessons: { recordOf(on: Db | Tx, lessonId: string): Promise<HeldRecord | undefined> };
  readonly desk: Pick<DeskQueue, 'open' | 'cancel'>;
}
