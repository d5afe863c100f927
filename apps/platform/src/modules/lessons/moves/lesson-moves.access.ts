import { randomUUID } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { inArray } from 'drizzle-orm';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { byId, defineAccess, naming, SECRET } from '../../../testing/access.ts';
import { lesson } from '../lessons.tables.ts';
import { lessonMove } from './lesson-moves.tables.ts';

// Noon in Seoul, some days ahead.
const noon = (days: number) =>
  new Date(
    Math.floor(Date.now() / millisecondsInDay) * millisecondsInDay + days * millisecondsInDay + 3 * millisecondsInHour,
  );
const at = (days: number) => noon(days).toISOString();

export const access = defineAccess(lessonMovesContract, {
  rows: {
    listMoveTimes: {
      ...byId('les_matrix_1', 'none'),
      valid: { params: { id: 'les_matrix_1' }, query: `?near=${at(20)}` },
    },
    planDayMove: { own: { query: `?date=${at(10).slice(0, 10)}` } },
    listDayAnswers: { own: { query: `?date=${at(10).slice(0, 10)}` } },
    proposeLessonMove: byId('les_matrix_1', 'none', {
      body: { clientId: randomUUID(), newStartAt: at(20), reason: '이유' },
    }),
    proposeDayMove: naming('les_matrix_3', 'les_none', (lessonId) => ({
      body: { clientId: randomUUID(), reason: '이유', moves: [{ lessonId, newStartAt: at(21) }] },
    })),
    previewDayLetters: naming('les_matrix_3', 'les_none', (lessonId) => ({
      body: { reason: '이유', moves: [{ lessonId, newStartAt: at(21) }] },
    })),
    listLessonMoves: {
      ...naming('les_matrix_4', 'les_none', (id) => ({ query: `?lessonId=${id}` })),
      own: {},
      valid: { query: '?status=PROPOSED&lessonId=les_matrix_4' },
    },
    getLessonMove: byId('mov_matrix_4', 'none'),
    checkLessonMove: byId('mov_matrix_4', 'none'),
    withdrawLessonMove: byId('mov_matrix_4', 'none'),
    answerLessonMove: byId('mov_matrix_5', 'none', { body: { decision: 'DECLINED' } }),
  },
  async seed({ database }, teacherId) {
    const lessons = await database.db
      .select()
      .from(lesson)
      .where(inArray(lesson.id, ['les_matrix_4', 'les_matrix_5']));
    await database.db.insert(lessonMove).values(
      lessons.map(({ id, startAt, endAt, no }) => ({
        id: `mov_matrix_${no}`,
        clientId: randomUUID(),
        position: 0,
        lessonId: id,
        teacherId,
        reason: SECRET,
        proposedBy: no === 4 ? ('TEACHER' as const) : ('STUDENT' as const),
        oldStartAt: startAt,
        oldEndAt: endAt,
        newStartAt: new Date(startAt.getTime() + 2 * millisecondsInHour),
        newEndAt: new Date(endAt.getTime() + 2 * millisecondsInHour),
        status: 'PROPOSED' as const,
        shortNotice: false,
        createdAt: new Date(),
        answerBy: new Date(Date.now() + millisecondsInDay),
      })),
    );
  },
});
