import type { ClassStudent } from '@portal/domain/classes/class';
import type { FormerStudent, MoveTarget } from '@portal/domain/classes/class-students.contract';
import { guardian, studentGuardian } from '../../modules/classes/classes.tables.ts';
import { MY_CLASSES } from './class-app.ts';
import type { Answer } from './course-app.ts';
import { createEnrollmentApp, type EnrollmentApp } from './enrollment-app.ts';

export const LEAVING_REASON = '가족이 이사해요';

export interface LeavingApp extends EnrollmentApp {
  /** Two classes of the teacher on different days, the first with a student whose family reads Korean. */
  twoClasses(over?: {
    /** Of the second. */
    capacity?: number;
    language?: 'ko' | 'vi';
  }): Promise<{ from: string; to: string; studentId: string }>;
  /** A student of a class with a guardian, who may be known from another child; the answer is the student. */
  addFamily(classId: string, name: string, guardian?: { language?: 'ko' | 'vi'; known?: string }): Promise<string>;
  remove(classId: string, studentId: string, reason?: string): Promise<Answer<FormerStudent>>;
  move(classId: string, studentId: string, toClassId: string, reason?: string): Promise<Answer<FormerStudent>>;
  studentsOf(classId: string): Promise<ClassStudent[]>;
  formerOf(classId: string): Promise<FormerStudent[]>;
  targetsOf(classId: string, studentId: string): Promise<MoveTarget[]>;
}

/** Classes with families, some of whom leave. */
export async function createLeavingApp(): Promise<LeavingApp> {
  const t = await createEnrollmentApp();
  const { db } = t.database;
  const path = (classId: string, studentId: string) => `${MY_CLASSES}/${classId}/students/${studentId}`;
  const listOf = async <T>(of: string) => (await t.call<{ items: T[] }>('GET', of)).data.items;
  const post = (of: string, body: object): Promise<Answer<FormerStudent>> => {
    t.clock.advance(1);
    return t.call('POST', of, body);
  };
  const app: LeavingApp = {
    ...t,
    async twoClasses({ capacity = 4, language = 'ko' } = {}) {
      const from = await t.made({ name: '금요반' });
      const weeklySchedule = [{ weekday: 'THURSDAY' as const, start: '10:00', end: '11:00' }];
      const to = await t.made({ name: '목요반', capacity, weeklySchedule });
      const studentId = await app.addFamily(from.id, '학생 A01', { language });
      return { from: from.id, to: to.id, studentId };
    },
    async addFamily(classId, name, { language = 'ko', known } = {}) {
      const studentId = await t.enrol(classId, name);
      const id = known ?? `grd-${studentId}`;
      const row = { id, name: `${name} 보호자`, language, timeZone: 'Asia/Seoul', email: 'family@example.com' };
      if (known === undefined) await db.insert(guardian).values(row);
      await db.insert(studentGuardian).values({ studentId, guardianId: id, relation: 'MOTHER' });
      return studentId;
    },
    remove: (classId, studentId, reason = LEAVING_REASON) => post(`${path(classId, studentId)}/remove`, { reason }),
    move: (classId, studentId, toClassId, reason = LEAVING_REASON) =>
      post(`${path(classId, studentId)}/move`, { toClassId, reason }),
    studentsOf: (id) => listOf(`${MY_CLASSES}/${id}/students`),
    formerOf: (id) => listOf(`${MY_CLASSES}/${id}/former-students`),
    targetsOf: (id, studentId) => listOf(`${path(id, studentId)}/move-targets`),
  };
  return app;
}
