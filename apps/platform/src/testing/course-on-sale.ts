import { randomUUID } from 'node:crypto';
import type { Db } from '../core/database/database.ts';
import { course, courseRevision } from '../modules/courses/courses.tables.ts';
import { revisionColumns } from '../modules/courses/module.ts';
import { aDraft } from './apps/course-app.ts';

interface OnSale {
  readonly id: string;
  readonly teacherId: string;
  readonly title: string;
  readonly now: Date;
}

/** A course of which classes can be made. */
export const seedCourseOnSale = (db: Db, { id, teacherId, title, now }: OnSale): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(course).values({
      id,
      teacherId,
      clientId: randomUUID(),
      status: 'PUBLISHED',
      workNo: 1,
      liveNo: 1,
      createdAt: now,
      updatedAt: now,
    });
    const content = revisionColumns(aDraft({ title, imageId: null }));
    await tx.insert(courseRevision).values({ courseId: id, no: 1, createdAt: now, frozenAt: now, ...content });
  });
