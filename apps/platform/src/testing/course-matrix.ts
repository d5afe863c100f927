import { randomUUID } from 'node:crypto';
import type { CourseStatus } from '@portal/domain/courses/course-status';
import { columnsOf } from '../modules/courses/courses.queries.ts';
import { approvalRequest, course, courseRevision } from '../modules/courses/courses.tables.ts';
import { aDraft, approveProfile } from './course-app.ts';
import { addFileRow } from './file-rows.ts';
import type { TestApp } from './test-app.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

/** Each course stands where the one call that names it may be made. */
const COURSES: Readonly<Record<string, { status: CourseStatus; isLive?: boolean }>> = {
  read: { status: 'DRAFT' },
  write: { status: 'DRAFT' },
  submit: { status: 'DRAFT' },
  waiting: { status: 'WAITING_APPROVAL' },
  changed: { status: 'DRAFT', isLive: true },
  archive: { status: 'REJECTED' },
  gone: { status: 'DRAFT' },
};
const idOf = (name: string) => `crs_matrix_${name}`;
const content = aDraft({ title: '비밀 이야기', imageId: 'file_matrix' });

const on = (name: string, request: Omit<Request, 'params'> = {}): Row => ({
  own: { params: { id: idOf(name) }, ...request },
  // The owner deletes hers before others look for it, so they look for another one.
  foreign: { params: { id: idOf(name === 'gone' ? 'read' : name) }, ...request },
  missing: { params: { id: 'crs_none' }, ...request },
});
const atVersion = { body: { version: 1 } };

/** Who may call what of courses: each one here is the owner's. */
export const COURSE_MATRIX: Readonly<Record<string, Row>> = {
  listCourses: { own: {} },
  createCourse: { own: { body: { clientId: randomUUID(), title: '제목' } } },
  getCourse: on('read'),
  updateCourse: on('write', { body: { version: 1, content: { ...content, intro: '다른 소개' } } }),
  checkCourse: on('read', { body: { content } }),
  submitCourse: on('submit', { body: { version: 1, note: '' } }),
  withdrawCourse: on('waiting', atVersion),
  discardCourseChanges: on('changed', atVersion),
  archiveCourse: on('archive', { body: { version: 1, isArchived: true } }),
  duplicateCourse: on('read', { body: { clientId: randomUUID() } }),
  deleteCourse: on('gone'),
  listCourseApprovals: on('waiting'),
  compareCourseRevisions: on('read', { query: '?from=1&to=1' }),
};

export async function seedCourseMatrix(t: TestApp, teacherId: string): Promise<void> {
  const now = t.clock.now();
  await approveProfile(t, teacherId);
  await addFileRow(t.database, { id: 'file_matrix', ownerId: teacherId, location: 'COURSE_IMAGE' });
  await t.database.db.transaction(async (tx) => {
    for (const [name, { status, isLive }] of Object.entries(COURSES)) {
      const id = idOf(name);
      const [workNo, liveNo] = isLive ? [2, 1] : [1, null];
      await tx.insert(course).values({
        ...{ id, teacherId, clientId: randomUUID(), status, workNo, liveNo, createdAt: now, updatedAt: now },
      });
      const revisions = isLive ? [1, 2] : [1];
      await tx
        .insert(courseRevision)
        .values(revisions.map((no) => ({ courseId: id, no, createdAt: now, ...columnsOf(content) })));
      if (status !== 'WAITING_APPROVAL') continue;
      const dueAt = new Date(now.getTime() + 86_400_000);
      const request = { courseId: id, revisionNo: workNo, status: 'PENDING' as const, note: '비밀 이야기' };
      await tx.insert(approvalRequest).values({ id: 'req_matrix', ...request, submittedAt: now, dueAt });
    }
  });
}
