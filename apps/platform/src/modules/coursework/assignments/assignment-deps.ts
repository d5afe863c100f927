import type { Db, Tx } from '../../../core/database/database.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import type { AssetsModule, Files } from '../../assets/module.ts';
import type { NotificationsModule } from '../../notifications/module.ts';
import type { AssignmentRow } from './assignments.tables.ts';

/** What a teacher has to do about her assignments; the planning context fills this port. */
export interface AssignmentTasks {
  /** Has the deadline on her list from its publishing on, as it is called and due now (PLN-1). */
  followAssignment(tx: Tx, row: AssignmentRow): Promise<void>;
  /** It is to be looked after again, though it was done. */
  reopenAssignment(tx: Tx, row: Pick<AssignmentRow, 'id' | 'teacherId'>): Promise<void>;
  /** Everybody has handed it in: there is nothing left to look after. */
  finishAssignment(tx: Tx, row: Pick<AssignmentRow, 'id' | 'teacherId'>, at: Date): Promise<void>;
  /** Has its grading on her list while somebody waits for it; `since` is null where nobody does (PLN-1). */
  followGrading(
    tx: Tx,
    row: Pick<AssignmentRow, 'id' | 'teacherId' | 'classId' | 'title'>,
    waiting: { readonly toGrade: number; readonly since: Date | null },
    now: Date,
  ): Promise<void>;
  dropAssignment(tx: Tx, row: Pick<AssignmentRow, 'id' | 'teacherId'>): Promise<void>;
}

/** What assignments work with. */
export interface AssignmentDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'events' | 'log'> {
  readonly files: Files;
  readonly given: AssetsModule['given'];
  readonly tasks: AssignmentTasks;
  readonly notify: NotificationsModule['notify'];
  readonly mail: NotificationsModule['mail'];
  readonly accounts: { getUser(on: Db | Tx, id: string): Promise<{ readonly timeZone: string } | undefined> };
}
