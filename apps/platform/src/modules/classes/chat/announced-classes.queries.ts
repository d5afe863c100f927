import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { AnnouncedClasses } from '../../chat/module.ts';
import { guardian, teachingClass } from '../classes.tables.ts';

/** The classes of a teacher and their families as her announcements see them. */
export const announcedClasses: AnnouncedClasses = {
  open: (on, teacherId) =>
    on
      .select({ id: teachingClass.id, name: teachingClass.name, roomId: sql<string>`${teachingClass.chatRoomId}` })
      .from(teachingClass)
      .where(
        and(
          eq(teachingClass.teacherId, teacherId),
          isNotNull(teachingClass.chatRoomId),
          ne(teachingClass.progress, 'FINISHED'),
          isNull(teachingClass.canceledAt),
        ),
      )
      .orderBy(asc(teachingClass.name), asc(teachingClass.id)),

  async reached(on, memberIds) {
    if (memberIds.length === 0) return new Map();
    const rows = await on
      .select({ id: guardian.id, timeZone: guardian.timeZone })
      .from(guardian)
      .where(and(inArray(guardian.id, [...memberIds]), isNotNull(guardian.email)));
    return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
  },
};
