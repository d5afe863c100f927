import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView } from '../../classes/module.ts';
import { assignmentView, lectureView } from '../../coursework/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { placeLesson } from '../places/places.tables.ts';

const lessonColumns = { id: lessonView.id, no: lessonView.no, title: lessonView.title, startAt: lessonView.startAt };

/** Where files of one teacher's stand. Every statement names her. */
export const documentPlaceQueries = (db: Db | Tx, ownerId: string) => ({
  lectures: (ids: readonly string[]) =>
    db
      .select({
        id: lectureView.id,
        title: lectureView.title,
        fileIds: lectureView.fileIds,
        displayAt: lectureView.displayAt,
        deadlineAt: lectureView.deadlineAt,
        publishedAt: lectureView.publishedAt,
        class: { id: classView.id, name: classView.name },
      })
      .from(lectureView)
      .innerJoin(classView, eq(classView.id, lectureView.classId))
      .where(and(eq(lectureView.teacherId, ownerId), inArray(lectureView.id, [...ids])))
      .orderBy(lectureView.id),

  assignments: (ids: readonly string[]) =>
    db
      .select({
        id: assignmentView.id,
        title: assignmentView.title,
        fileIds: assignmentView.fileIds,
        displayAt: assignmentView.displayAt,
        deadlineAt: assignmentView.deadlineAt,
        publishedAt: assignmentView.publishedAt,
        class: { id: classView.id, name: classView.name },
        lesson: lessonColumns,
      })
      .from(assignmentView)
      .innerJoin(classView, eq(classView.id, assignmentView.classId))
      .leftJoin(lessonView, eq(lessonView.id, assignmentView.lessonId))
      .where(and(eq(assignmentView.teacherId, ownerId), inArray(assignmentView.id, [...ids])))
      .orderBy(assignmentView.id),

  /** The lessons that lectures are for, in their order. */
  lessonsOf: (lectureIds: readonly string[]) =>
    db
      .select({ lectureId: placeLesson.lectureId, ...lessonColumns })
      .from(placeLesson)
      .innerJoin(lessonView, eq(lessonView.id, placeLesson.lessonId))
      .where(and(eq(lessonView.teacherId, ownerId), inArray(placeLesson.lectureId, [...lectureIds])))
      .orderBy(lessonView.startAt, lessonView.id),
});
