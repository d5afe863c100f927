import { and, asc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { ChatPerson } from '@portal/domain/chat/chat-message';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from '../classes.tables.ts';
import { takesPart } from '../published-views.ts';

/** Who belongs into the chat rooms of classes. */
export function classChatQueries(db: Db | Tx) {
  /** Who only tries one lesson of a class talks with the teacher alone; where the class is that lesson, its room is for that. */
  const isOf = (classId: string) =>
    and(
      eq(enrollment.classId, classId),
      or(isNull(enrollment.trialLessonId), teachingClass.isTrial),
      takesPart(enrollment, teachingClass),
    );

  return {
    /** Until the transaction ends, nobody else lets anybody in or out. */
    async lock(classId: string): Promise<void> {
      await db
        .select({ id: teachingClass.id })
        .from(teachingClass)
        .where(eq(teachingClass.id, classId))
        .for('no key update');
    },

    /** A student with all his guardians, as members. */
    async familyOf(studentId: string): Promise<string[]> {
      const [pupil] = await db.select({ userId: student.userId }).from(student).where(eq(student.id, studentId));
      const guardians = await db
        .select({ id: studentGuardian.guardianId })
        .from(studentGuardian)
        .where(eq(studentGuardian.studentId, studentId));
      return [...(pupil?.userId ? [pupil.userId] : []), ...guardians.map(({ id }) => id)];
    },

    async familiesOf(classId: string): Promise<ChatPerson[]> {
      const pupils = db
        .select({ id: sql<string>`${student.userId}`.as('id'), name: student.name, avatar: student.avatar })
        .from(enrollment)
        .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
        .innerJoin(student, eq(student.id, enrollment.studentId))
        .where(and(isOf(classId), isNotNull(student.userId)));
      const guardians = db
        .select({ id: guardian.id, name: guardian.name, avatar: sql<string | null>`null::text`.as('avatar') })
        .from(enrollment)
        .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
        .innerJoin(studentGuardian, eq(studentGuardian.studentId, enrollment.studentId))
        .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
        .where(isOf(classId));
      return union(pupils, guardians);
    },

    /** Classes without a room, and those whose new students are not in it. */
    due: (limit: number): Promise<{ id: string; teacherId: string; name: string }[]> => {
      const newcomers = db
        .select({ id: enrollment.id })
        .from(enrollment)
        .where(and(eq(enrollment.classId, teachingClass.id), eq(enrollment.joinedChat, false)));
      return db
        .select({ id: teachingClass.id, teacherId: teachingClass.teacherId, name: teachingClass.name })
        .from(teachingClass)
        .where(or(isNull(teachingClass.chatRoomId), exists(newcomers)))
        .orderBy(asc(teachingClass.id))
        .limit(limit);
    },

    async joined(classId: string, chatRoomId: string): Promise<void> {
      await db.update(teachingClass).set({ chatRoomId }).where(eq(teachingClass.id, classId));
      await db
        .update(enrollment)
        .set({ joinedChat: true })
        .where(and(eq(enrollment.classId, classId), eq(enrollment.joinedChat, false)));
    },
  };
}
