import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { IncomeExplanation, LessonIncome } from '@portal/domain/wallet/income';
import { teachingClass } from '../../modules/classes/classes.tables.ts';
import { course, courseRevision } from '../../modules/courses/courses.tables.ts';
import { revisionColumns } from '../../modules/courses/module.ts';
import type { Difference } from '../../modules/wallet/module.ts';
import { aDraft } from './course-app.ts';
import { createLessonDeskApp, type LessonDeskApp } from './lesson-desk-app.ts';

/** A package of eight lessons of an hour, which come to 30,000 for each student. */
export const PACKAGE = { id: 'p1', name: '8회', lessonCount: 8, studentCount: 4, fee: 240_000 } as const;

export interface IncomeApp extends LessonDeskApp {
  /** A lesson that was held and confirmed by its families; without an income where its class has no price. */
  earned(): Promise<string>;
  /** One whose note is sent and that waits for its families. */
  waiting(): Promise<string>;
  incomeOf(lessonId: string): Promise<LessonIncome>;
  explain(lessonId: string): Promise<IncomeExplanation>;
  balance(): Promise<{ available: number; onHold: number }>;
  adjust(
    lessonId: string,
    amount: number,
    over?: { clientId?: string; reason?: string },
    who?: string,
  ): ReturnType<LessonDeskApp['call']>;
  differences(): Promise<Difference[]>;
  sql<T = Record<string, unknown>>(statement: string): Promise<T[]>;
}

/** The lesson app with a price: two students take a class that is made from a course, and the team has two desks. */
export async function createIncomeApp(...options: Parameters<typeof createLessonDeskApp>): Promise<IncomeApp> {
  const t = await createLessonDeskApp(...options);
  const { db, raw } = t.database;
  const at = new Date('2026-01-01T00:00:00Z');
  const content = aDraft({ imageId: null, packages: [{ ...PACKAGE, isTrial: false, trialMinutes: null }] });
  const stamps = { createdAt: at, updatedAt: at };
  await db.transaction(async (tx) => {
    await tx.insert(course).values({
      id: 'crs-1',
      teacherId: t.teacher.id,
      clientId: randomUUID(),
      status: 'PUBLISHED',
      workNo: 1,
      liveNo: 1,
      ...stamps,
    });
    await tx
      .insert(courseRevision)
      .values({ courseId: 'crs-1', no: 1, createdAt: at, frozenAt: at, ...revisionColumns(content) });
  });
  const priced = { courseId: 'crs-1', revisionNo: 1, packageId: PACKAGE.id };
  await db.update(teachingClass).set(priced).where(eq(teachingClass.id, 'c1'));
  await t.addUser({ username: 'ops-money', userType: 'OPERATOR', desks: ['FINANCE'] });
  await t.addUser({ username: 'ops-help', userType: 'OPERATOR', desks: ['HELP'] });

  async function waiting() {
    const id = await t.held('s1', 's2');
    const { status } = await t.send(id);
    if (status !== 200) throw new Error(`the note was not sent: ${status}`);
    return id;
  }
  return {
    ...t,
    waiting,
    async earned() {
      const id = await waiting();
      await t.confirm(id, 'g1');
      await t.confirm(id, 'g2');
      return id;
    },
    async incomeOf(lessonId) {
      const { data } = await t.call<IncomeExplanation>('GET', `/tns/v1/incomes/${lessonId}/explain`);
      return data.income;
    },
    explain: async (lessonId) => (await t.call<IncomeExplanation>('GET', `/tns/v1/incomes/${lessonId}/explain`)).data,
    async balance() {
      const [row] = await raw.query<{ available: string; onHold: string }>(
        `select available, on_hold as "onHold" from wallet where owner_id = $1 and currency = 'VND'`,
        [t.teacher.id],
      );
      return { available: Number(row?.available ?? 0), onHold: Number(row?.onHold ?? 0) };
    },
    async adjust(
      lessonId,
      amount,
      { clientId = randomUUID(), reason = '가족이 결석한 날이에요.' } = {},
      who = 'ops-money',
    ) {
      const path = `/tns/v1/ops/incomes/${lessonId}/adjustments`;
      return t.call('POST', path, { clientId, amount, reason }, await t.signIn(who));
    },
    differences: () => t.wallet.verifyLedger(),
    sql: (statement) => raw.query(statement),
  };
}
