import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { CardTalk } from '../../chat/module.ts';
import { enrollmentView, guardianshipView, studentView, takesPart } from '../published-views.ts';

const read = new QueryBuilder({ casing: 'snake_case' });

/** Whether this student is somebody's child, or whoever it is herself. */
export const isOwnChild = (studentId: PgColumn, readerId: string): SQL =>
  or(
    exists(
      read
        .select({ one: sql`1` })
        .from(guardianshipView)
        .where(and(eq(guardianshipView.studentId, studentId), eq(guardianshipView.guardianId, readerId))),
    ),
    exists(
      read
        .select({ one: sql`1` })
        .from(studentView)
        .where(and(eq(studentView.id, studentId), eq(studentView.userId, readerId))),
    ),
  )!;

interface TalkClass {
  readonly id: PgColumn;
  readonly canceledAt: PgColumn;
}

/** Whether a class is the one of a talk, or one that a child of its guardian takes part in. */
export function isOfTalk(inClass: TalkClass, { classId, guardianId }: CardTalk): SQL {
  if (guardianId === null) return eq(inClass.id, classId ?? '');
  return exists(
    read
      .select({ one: sql`1` })
      .from(enrollmentView)
      .innerJoin(guardianshipView, eq(guardianshipView.studentId, enrollmentView.studentId))
      .where(
        and(
          eq(enrollmentView.classId, inClass.id),
          eq(guardianshipView.guardianId, guardianId),
          isNull(enrollmentView.endedAt),
          takesPart(enrollmentView, inClass),
        ),
      ),
  );
}
