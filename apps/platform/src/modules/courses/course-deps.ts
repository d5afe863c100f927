import type { Db, Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { TeacherAccounts } from '../../core/teacher.ts';
import type { Files } from '../assets/module.ts';
import type { Catalog } from '../catalog/module.ts';
import type { NotificationsModule } from '../notifications/module.ts';
import type { CourseChecks } from './checks/course-checks.ts';
import type { CourseClasses } from './course-classes.ts';
import { courseQueries } from './courses.queries.ts';
import type { CourseRow, RevisionRow } from './courses.tables.ts';

/** What everything about courses works with. */
export interface CourseDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'realtime'> {
  readonly notify: NotificationsModule['notify'];
  readonly files: Files;
  readonly catalog: Catalog;
  readonly accounts: TeacherAccounts;
  readonly classes: CourseClasses;
  readonly checks: CourseChecks;
}

/** The course, when it is this teacher's; anybody else's looks like none. */
export async function ownCourse(on: Db | Tx, teacherId: string, id: string): Promise<CourseRow> {
  const found = await courseQueries(on).own(teacherId, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/** The revision that its teacher writes. */
export async function workRevision(on: Db | Tx, { id, workNo }: CourseRow): Promise<RevisionRow> {
  const found = await courseQueries(on).revision(id, workNo);
  // The database keeps every course together with its revision; only somebody who deleted it meanwhile took both.
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/** Tells which pictures a course uses from now on: those of all its revisions, so that its history can be read. */
export async function keepImages(tx: Tx, files: Files, { id, teacherId }: CourseRow): Promise<void> {
  const fileIds = await courseQueries(tx).imageIds(id);
  await files.use(tx, { ownerId: teacherId, location: 'COURSE_IMAGE', usedBy: `course:${id}`, fileIds });
}
