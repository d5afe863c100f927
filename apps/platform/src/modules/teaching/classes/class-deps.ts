import type { Db, Tx } from '../../../core/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { LessonDeps } from '../lesson-changes.ts';
import { classQueries, type ClassRow } from './classes.queries.ts';

/** What everything about classes works with. */
export interface ClassDeps extends LessonDeps {
  /** The rooms of classes belong to the chat. */
  readonly chat: {
    unreadIn(memberId: string, roomIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  };
}

/** The class, when it is this teacher's; anybody else's looks like none. */
export async function ownClass(on: Db | Tx, teacherId: string, id: string): Promise<ClassRow> {
  const found = await classQueries(on).own(teacherId, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}
