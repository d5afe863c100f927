import { and, asc, count, desc, eq, exists, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ClassProgress } from '@portal/domain/classes/class-progress';
import { CLASS_TABS, type CLASS_SORTS, type ClassTab } from '@portal/domain/classes/classes.contract';
import type { Db } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like-pattern.ts';
import type { ClassLessons } from './class-ports.ts';
import { enrollment, student, teachingClass } from './classes.tables.ts';
import { takesPart } from './published-views.ts';

export interface ClassOrder {
  readonly tab: ClassTab;
  readonly q?: string | undefined;
  readonly sort: (typeof CLASS_SORTS)[number];
  readonly page: number;
  readonly size: number;
}

const isAt = (progress: ClassProgress) => and(eq(teachingClass.progress, progress), isNull(teachingClass.canceledAt));

// What a cancelled class was on its way to does not matter any more (classStateOf).
const IN_TAB: Record<ClassTab, SQL | undefined> = {
  all: undefined,
  upcoming: isAt('UPCOMING'),
  'in-progress': isAt('IN_PROGRESS'),
  processing: isAt('ENDED'),
  completed: isAt('FINISHED'),
  cancelled: isNotNull(teachingClass.canceledAt),
};

/** Reads the classes of one teacher as rows; every statement names her. */
export function classListQueries(db: Db, teacherId: string, lessons: Pick<ClassLessons, 'heldCount' | 'notHeldCount'>) {
  const isOwn = eq(teachingClass.teacherId, teacherId);
  const ORDERS: Record<ClassOrder['sort'], SQL[]> = {
    nextLesson: [asc(teachingClass.nextLessonAt), desc(teachingClass.endDate)],
    // Code points are the order of a Korean dictionary, whatever the database thinks of as its language.
    name: [sql`lower(${teachingClass.name}) collate "C"`],
    startDate: [desc(teachingClass.startDate)],
  };

  const wanted = ({ tab, q }: Pick<ClassOrder, 'tab' | 'q'>) => {
    const text = likePattern(q);
    const hasStudent = exists(
      db
        .select({ one: sql`1` })
        .from(enrollment)
        .innerJoin(student, eq(student.id, enrollment.studentId))
        .where(
          and(
            eq(enrollment.classId, teachingClass.id),
            takesPart(enrollment, teachingClass),
            ilike(student.name, text),
          ),
        ),
    );
    return and(isOwn, IN_TAB[tab], text === '%%' ? undefined : or(ilike(teachingClass.name, text), hasStudent));
  };

  const rows = () =>
    db
      .select({
        class: teachingClass,
        lessonHeld: lessons.heldCount(teachingClass),
        lessonNotHeld: lessons.notHeldCount(teachingClass),
      })
      .from(teachingClass);

  return {
    async one(id: string) {
      const [row] = await rows().where(and(isOwn, eq(teachingClass.id, id)));
      return row;
    },

    page: ({ sort, page, size, ...order }: ClassOrder) =>
      rows()
        .where(wanted(order))
        .orderBy(...ORDERS[sort], asc(teachingClass.id))
        .limit(size)
        .offset((page - 1) * size),

    async total(order: Pick<ClassOrder, 'tab' | 'q'>): Promise<number> {
      const [row] = await db.select({ n: count() }).from(teachingClass).where(wanted(order));
      return row!.n;
    },

    async counts(): Promise<Record<ClassTab, number>> {
      const countOf = (tab: ClassTab) => sql<number>`(count(*) filter (where ${IN_TAB[tab] ?? sql`true`}))::int`;
      const counted = Object.fromEntries(CLASS_TABS.map((tab) => [tab, countOf(tab)])) as Record<ClassTab, SQL<number>>;
      const [row] = await db.select(counted).from(teachingClass).where(isOwn);
      return row!;
    },

    /** Who takes the lessons of each class, by name. */
    students: (classIds: readonly string[]) =>
      db
        .select({ classId: enrollment.classId, id: student.id, name: student.name, avatar: student.avatar })
        .from(enrollment)
        .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
        .innerJoin(student, eq(student.id, enrollment.studentId))
        .where(
          and(
            inArray(enrollment.classId, [...classIds]),
            or(isNull(enrollment.trialLessonId), teachingClass.isTrial),
            takesPart(enrollment, teachingClass),
          ),
        )
        .orderBy(asc(student.name), asc(student.id)),
  };
}

export type ListedClass = NonNullable<Awaited<ReturnType<ReturnType<typeof classListQueries>['one']>>>;
