import { randomUUID } from 'node:crypto';
import type { Database } from '../core/database/database.ts';
import { lessonMove } from '../modules/lessons/moves/lesson-moves.tables.ts';
import { lesson } from '../modules/lessons/lessons.tables.ts';
import { teachingClass } from '../modules/classes/classes.tables.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

const HOUR = 3_600_000;
// Noon in Seoul, some days ahead.
const noon = (days: number) => Math.floor(Date.now() / (24 * HOUR)) * 24 * HOUR + days * 24 * HOUR + 3 * HOUR;
const at = (days: number) => new Date(noon(days)).toISOString();
const byId = (id: string, request: () => Omit<Request, 'params'> = () => ({})): Row => ({
  own: { params: { id }, ...request() },
  foreign: { params: { id }, ...request() },
  missing: { params: { id: 'none' }, ...request() },
});
const moveTo = (days: number) => () => ({ body: { clientId: randomUUID(), newStartAt: at(days), reason: '이유' } });
const bulk = (lessonId: string) => ({
  body: { clientId: randomUUID(), reason: '이유', moves: [{ lessonId, newStartAt: at(21) }] },
});

/** Who may call what of lessons and their moves: each thing here is the owner's. */
export const LESSON_MATRIX: Readonly<Record<string, Row>> = {
  getLesson: byId('les_matrix_1'),
  cancelLesson: byId('les_matrix_2', () => ({ body: { reason: '이유', version: 1 } })),
  listMoveTimes: byId('les_matrix_1'),
  proposeLessonMove: byId('les_matrix_1', moveTo(20)),
  planDayMove: { own: { query: `?date=${at(10).slice(0, 10)}` } },
  proposeDayMove: { own: bulk('les_matrix_3'), foreign: bulk('les_matrix_3'), missing: bulk('les_none') },
  listLessonMoves: {
    own: {},
    foreign: { query: '?lessonId=les_matrix_4' },
    missing: { query: '?lessonId=les_none' },
  },
  getLessonMove: byId('mov_matrix_4'),
  withdrawLessonMove: byId('mov_matrix_4'),
  answerLessonMove: byId('mov_matrix_5', () => ({ body: { decision: 'DECLINED' } })),
};

export async function seedLessonMatrix({ db }: Database, teacherId: string): Promise<void> {
  const days = { startDate: at(0).slice(0, 10), endDate: at(30).slice(0, 10) };
  await db.insert(teachingClass).values({
    ...{ id: 'cls_matrix', code: 'cls_matrix', teacherId, name: '비밀 이야기', lessonTotal: 9, capacity: 1, ...days },
    mode: 'ONLINE',
    progress: 'IN_PROGRESS',
  });
  const lessons = [1, 2, 3, 4, 5].map((no) => ({
    ...{ id: `les_matrix_${no}`, classId: 'cls_matrix', teacherId, no, title: '비밀 이야기' },
    startAt: new Date(noon(9 + no)),
    endAt: new Date(noon(9 + no) + HOUR),
    status: 'UPCOMING' as const,
    mode: 'ONLINE' as const,
  }));
  await db.insert(lesson).values(lessons);
  await db.insert(lessonMove).values(
    lessons.slice(3).map(({ id, startAt, endAt, no }) => ({
      ...{ id: `mov_matrix_${no}`, clientId: randomUUID(), part: 0, lessonId: id, teacherId, reason: '비밀 이야기' },
      proposedBy: no === 4 ? ('TEACHER' as const) : ('STUDENT' as const),
      oldStartAt: startAt,
      oldEndAt: endAt,
      newStartAt: new Date(startAt.getTime() + 2 * HOUR),
      newEndAt: new Date(endAt.getTime() + 2 * HOUR),
      status: 'PROPOSED' as const,
      shortNotice: false,
      createdAt: new Date(),
      answerBy: new Date(Date.now() + 24 * HOUR),
    })),
  );
}
