import type { Database } from '../core/database/database.ts';
import { enrollment, student, teachingClass } from '../modules/classes/classes.tables.ts';
import { lesson } from '../modules/lessons/lessons.tables.ts';
import { aClassRow, aLessonRow } from './teaching-rows.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

const MINUTE = 60_000;
const on = (id: string, body?: object): Row => {
  const of = (lessonId: string): Request => ({ params: { id: lessonId }, ...(body && { body }) });
  return { own: of(id), foreign: of(id), missing: of('les_none') };
};
const diary = {
  ...{ version: 0, programmeNo: null, covered: '비밀 이야기', homework: '', homeworkDueAt: null, nextPlan: '' },
  ...{ messageToGuardian: '비밀 이야기', messageToGuardianVi: '', privateNote: '' },
};
const marks = [{ studentId: 'stu_desk', state: 'PRESENT', note: '' }];
const version = { version: 1 };

/** Who may call what of holding and closing a lesson: each one here is the owner's. */
export const LESSON_DESK_MATRIX: Readonly<Record<string, Row>> = {
  getLessonDesk: on('les_desk_1'),
  startLesson: on('les_desk_2', version),
  extendLesson: on('les_desk_1', { ...version, minutes: 5 }),
  finishLesson: on('les_desk_3', version),
  declareNoShow: on('les_desk_4', version),
  markAttendance: on('les_desk_1', { marks }),
  saveLessonDiary: on('les_desk_1', diary),
  sendLessonDiary: on('les_desk_5', { diary, marks }),
  getLessonEvidence: on('les_desk_1'),
};

export async function seedLessonDeskMatrix({ db }: Database, teacherId: string, now: Date): Promise<void> {
  const own = aClassRow(teacherId, { id: 'cls_desk', name: '비밀 이야기' });
  const running = { status: 'IN_PROGRESS' } as const;
  const row = (no: number, minutes: number, rest: Partial<typeof lesson.$inferInsert>) => {
    const startAt = new Date(now.getTime() + minutes * MINUTE);
    const endAt = new Date(startAt.getTime() + 25 * MINUTE);
    return aLessonRow(own, { id: `les_desk_${no}`, startAt, endAt, title: '비밀 이야기', ...rest });
  };
  await db.insert(teachingClass).values(own);
  await db.insert(student).values({ id: 'stu_desk', name: '비밀 이야기', age: 14 });
  await db.insert(enrollment).values({
    ...{ id: 'enr_desk', classId: own.id, studentId: 'stu_desk', status: 'ACTIVE', enrolledAt: new Date(0) },
  });
  await db.insert(lesson).values([
    // With nothing after it.
    row(1, 60, running),
    row(2, 5, {}),
    row(3, -50, running),
    row(4, -24, running),
    row(5, -600, { status: 'DONE', held: true }),
  ]);
}
