import { sql } from 'drizzle-orm';
import type { BoardPage } from '@portal/domain/live/live-room';
import type { Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/module.ts';
import type { CourseworkMaterial, FamilyFiles } from '../coursework/module.ts';

/** Boards of lessons; the live rooms fill this port. */
export interface LessonBoards {
  /** Stores what was drawn in a room that stands open, so that pages are put behind it. */
  settle(lessonId: string): Promise<void>;
  /** Draws pages behind those that the board of a lesson has. */
  prepare(tx: Tx, lessonId: string, pages: readonly BoardPage['elements'][]): Promise<void>;
  /** A room that stands open shows them. */
  show(lessonId: string): Promise<void>;
}

/** What everything about libraries works with. */
export interface LibraryDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  readonly files: Files;
  readonly material: CourseworkMaterial;
  /** Files of lectures at addresses of each family. */
  readonly lectureFiles: FamilyFiles;
  readonly boards: LessonBoards;
}

const LIBRARIES = 7_306_127;

/** Until the transaction ends, nothing else is changed in this teacher's library by herself. */
export async function lockLibrary(tx: Tx, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LIBRARIES}::int, hashtext(${ownerId}))`);
}
