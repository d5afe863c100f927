import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { CourseStatus } from '@portal/domain/courses/course-status';
import { coursesContract } from '@portal/domain/courses/courses.contract';
import { type Beside, byId, CLIENT_ID, defineAccess, endsById, SECRET, type Sent } from '../../testing/access.ts';
import { aDraft, approveProfile } from '../../testing/apps/course-app.ts';
import { addFileRow } from '../../testing/file-rows.ts';
import { revisionColumns } from './courses.queries.ts';
import { approvalRequest, course, courseRevision } from './courses.tables.ts';

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
const content = aDraft({ title: SECRET, imageId: 'file_matrix' });
const on = <S extends Sent>(name: string, ...beside: Beside<S>) => byId<S>(idOf(name), 'crs_none', ...beside);
const atVersion = { body: { version: 1 } };

export const access = defineAccess(coursesContract, {
  rows: {
    listCourses: { own: {} },
    createCourse: { own: { body: { clientId: CLIENT_ID, title: '제목' } } },
    getCourse: on('read'),
    updateCourse: on('write', { body: { version: 1, content: { ...content, intro: '다른 소개' } } }),
    checkCourse: on('read', { body: { content } }),
    submitCourse: on('submit', { body: { version: 1, note: '' } }),
    withdrawCourse: on('waiting', atVersion),
    discardCourseChanges: on('changed', atVersion),
    archiveCourse: on('archive', { body: { version: 1, isArchived: true } }),
    duplicateCourse: on('read', { body: { clientId: randomUUID() } }),
    // The owner deletes hers before others look for it, so they look for another one.
    deleteCourse: endsById(idOf('read'), idOf('gone'), 'crs_none'),
    listCourseApprovals: on('waiting'),
    compareCourseRevisions: on('read', { query: '?from=1&to=1' }),
  },
  async seed(t, teacherId) {
    const now = t.clock.now();
    await approveProfile(t, teacherId);
    await addFileRow(t.database, { id: 'file_matrix', ownerId: teacherId, location: 'COURSE_IMAGE' });
    await t.database.db.transaction(async (tx) => {
      for (const [name, { status, isLive }] of Object.entries(COURSES)) {
        const id = idOf(name);
        const [workNo, liveNo] = isLive ? [2, 1] : [1, null];
        const row = { id, teacherId, clientId: randomUUID(), status, workNo, liveNo, createdAt: now, updatedAt: now };
        await tx.insert(course).values(row);
        const revisions = isLive ? [1, 2] : [1];
        await tx
          .insert(courseRevision)
          .values(revisions.map((no) => ({ courseId: id, no, createdAt: now, ...revisionColumns(content) })));
        if (status !== 'WAITING_APPROVAL') continue;
        const dueAt = new Date(now.getTime() + millisecondsInDay);
        const request = { courseId: id, revisionNo: workNo, status: 'PENDING' as const, note: SECRET };
        await tx.insert(approvalRequest).values({ id: 'req_matrix', ...request, submittedAt: now, dueAt });
      }
    });
  },
});
