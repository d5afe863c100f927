import { randomUUID } from 'node:crypto';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { LessonDetail } from '@portal/domain/lessons/lessons.contract';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { createLessonApp, LESSON_NOW, type LessonApp } from '../../../testing/apps/lesson-app.ts';
import { answerAsStudent, askAsStudent } from '../../../testing/families/student-side.ts';
import { timeOff } from '../../schedule/schedule.tables.ts';

let t: LessonApp;
beforeAll(async () => {
  t = await createLessonApp();
});
beforeEach(async () => {
  t.clock.set(LESSON_NOW);
  await t.database.raw.exec(
    'delete from lesson_change; delete from lesson_move; delete from lesson; delete from time_off',
  );
  t.heard.length = 0;
});
afterAll(() => t.close());

const MOVES = '/tns/v1/lesson-moves';
const DAY_MS = 86_400_000;
const read = async (id: string) => (await t.call<LessonDetail>('GET', `/tns/v1/lessons/${id}`)).data;
const statusOf = async (id: string) => (await t.call<LessonMove>('GET', `${MOVES}/${id}`)).data.status;
const answer = (id: string, decision: 'ACCEPTED' | 'DECLINED') =>
  t.call<LessonMove>('POST', `${MOVES}/${id}/answer`, { decision });
/** A lesson on Friday from 16:00 to 17:00 in Seoul, more than two days ahead. */
const aLesson = (id = 'l1') => t.addLesson(id, '2026-11-20T07:00:00Z');
const ask = (lessonId: string, newStartAt: string) =>
  askAsStudent(t, { lessonId, newStartAt, reason: '병원 예약', clientId: randomUUID() });
const waiting = async () => (await t.call<{ items: LessonMove[] }>('GET', `${MOVES}?status=PROPOSED`)).data.items;

describe('a proposal of a new time', () => {
  it('waits for an answer, keeps the length, and leaves the lesson where it is [CAL-3]', async () => {
    await aLesson();
    const { status, data } = await t.propose('l1', '2026-11-23T01:00:00Z', { reason: '병원에 가요' });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: data.id,
      lessonId: 'l1',
      className: '중2 수학',
      lessonTitle: '일차함수',
      by: 'TEACHER',
      oldStartAt: '2026-11-20T07:00:00.000Z',
      oldEndAt: '2026-11-20T08:00:00.000Z',
      newStartAt: '2026-11-23T01:00:00.000Z',
      newEndAt: '2026-11-23T02:00:00.000Z',
      reason: '병원에 가요',
      status: 'PROPOSED',
      within24h: false,
      agreed: 0,
      asked: 0,
      createdAt: '2026-11-18T01:42:00.000Z',
      answerBy: '2026-11-20T01:42:00.000Z',
      answeredAt: null,
    });
    expect((await read('l1')).startAt).toBe('2026-11-20T07:00:00.000Z');
    expect((await t.notices('student'))[0]).toMatchObject({
      kind: 'LESSON_CHANGED',
      title: '선생님이 수업 시간을 옮기고 싶어 해요',
      content: '중2 수학 · 20/11/2026 (금) 14:00 → 23/11/2026 (월) 08:00. 이유: 병원에 가요',
    });
    expect(t.heard).toContain(`${t.teacher.id} lesson.changed l1`);
  });

  it('is made once, however often it is sent; another one under its name is refused', async () => {
    await aLesson();
    const clientId = randomUUID();
    const first = await t.propose('l1', '2026-11-23T01:00:00Z', { clientId });
    const again = await t.propose('l1', '2026-11-23T01:00:00.000Z', { clientId: clientId.toUpperCase() });
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect((await t.propose('l1', '2026-11-23T02:00:00Z', { clientId })).fields).toHaveProperty('clientId');
    expect(await waiting()).toHaveLength(1);
  });

  it('takes the place of the one before, also where both overlap', async () => {
    await aLesson();
    const { data: older } = await t.propose('l1', '2026-11-23T01:00:00Z');
    const { data: newer } = await t.propose('l1', '2026-11-23T01:30:00Z');
    expect([await statusOf(older.id), await statusOf(newer.id)]).toEqual(['WITHDRAWN', 'PROPOSED']);
  });

  it.each([
    [
      'leaves two days to answer where there is time',
      '2026-12-01T07:00:00Z',
      '2026-12-02T01:00:00Z',
      '2026-11-20T01:42:00.000Z',
    ],
    ['ends an hour before the lesson', '2026-11-19T07:00:00Z', '2026-11-23T01:00:00Z', '2026-11-19T06:00:00.000Z'],
    ['ends an hour before the new time', '2026-11-20T07:00:00Z', '2026-11-19T01:00:00Z', '2026-11-19T00:00:00.000Z'],
    [
      'ends with the lesson’s start when that is within the hour',
      '2026-11-18T02:30:00Z',
      '2026-11-23T01:00:00Z',
      '2026-11-18T02:30:00.000Z',
    ],
  ])('%s', async (_what, startAt, newStartAt, answerBy) => {
    await t.addLesson('l1', startAt);
    expect((await t.propose('l1', newStartAt, { reason: '이유' })).data.answerBy).toBe(answerBy);
  });

  it.each([
    ['2026-11-19T01:42:00Z', '', 201, false],
    ['2026-11-19T01:41:00Z', '', 422, undefined],
    ['2026-11-19T01:41:00Z', '   ', 422, undefined],
    ['2026-11-19T01:41:00Z', '열이 나요', 201, true],
  ])('within 24 hours of the lesson needs a reason (%s, “%s”: %i) [CAL-3]', async (startAt, reason, status, late) => {
    await t.addLesson('l1', startAt);
    const answered = await t.propose('l1', '2026-11-23T01:00:00Z', { reason });
    expect([answered.status, answered.code]).toEqual([status, status === 422 ? 'NOTICE_24H' : undefined]);
    if (status === 201) expect(answered.data.within24h).toBe(late);
  });

  it('cannot be for the past, for the time that the lesson has, or over midnight [CRS-7]', async () => {
    await aLesson();
    expect((await t.propose('l1', '2026-11-18T01:42:00Z')).code).toBe('DATE_PAST');
    expect((await t.propose('l1', '0000-01-01T00:00:00Z')).code).toBe('VALIDATION');
    expect((await t.propose('l1', '2026-11-20T16:00:00+09:00')).fields).toHaveProperty('newStartAt');
    // 23:30 in Seoul; 23:00 ends with the day.
    const overMidnight = await t.propose('l1', '2026-11-23T14:30:00Z');
    expect([overMidnight.code, overMidnight.fields]).toEqual([
      'VALIDATION',
      { newStartAt: '같은 날 안에서 시작하고 끝나야 해요' },
    ]);
    expect((await t.propose('l1', '2026-11-23T14:00:00Z')).status).toBe(201);
  });

  it('lies within a day of the zone in which she teaches [CRS-7]', async () => {
    await aLesson();
    const live = async (zone: string) => {
      await t.database.raw.query('update app_user set time_zone = $1 where id = $2', [zone, t.teacher.id]);
      // For a second a caller is known as she was.
      t.clock.advance(1_000);
    };
    await live('Europe/Berlin');
    expect((await t.propose('l1', '2026-11-23T22:30:00Z')).code).toBe('VALIDATION');
    // Half past eleven at night in Seoul, and afternoon in Berlin.
    expect((await t.propose('l1', '2026-11-23T14:30:00Z')).status).toBe(201);
    await live('Asia/Seoul');
  });

  it('may reach into the lesson’s own time, which it leaves', async () => {
    await aLesson();
    expect((await t.propose('l1', '2026-11-20T07:30:00Z')).status).toBe(201);
  });

  it('is hers alone to see, to make and to withdraw', async () => {
    await aLesson();
    const { data } = await t.propose('l1', '2026-11-23T01:00:00Z');
    for (const id of [data.id, 'none']) {
      expect((await t.call('GET', `${MOVES}/${id}`, undefined, t.other)).code).toBe('NOT_FOUND');
      expect((await t.call('POST', `${MOVES}/${id}/withdraw`, undefined, t.other)).code).toBe('NOT_FOUND');
      const answered = await t.call('POST', `${MOVES}/${id}/answer`, { decision: 'DECLINED' }, t.other);
      expect(answered.code).toBe('NOT_FOUND');
    }
    const listed = await t.call<{ items: LessonMove[] }>('GET', `${MOVES}?lessonId=l1`, undefined, t.other);
    expect(listed.data.items).toEqual([]);
    expect(await statusOf(data.id)).toBe('PROPOSED');
  });
});

describe('a time that is taken', () => {
  beforeEach(() => aLesson());

  it('by a lesson: names it, draws both and offers three others of that day that fit [CAL-3] [CRS-7]', async () => {
    await t.addLesson('l2', '2026-11-23T01:00:00Z');
    const { status, code, conflict } = await t.propose('l1', '2026-11-23T01:30:00Z');
    expect([status, code]).toEqual([422, 'SCHEDULE_OVERLAP']);
    expect(conflict).toMatchObject({
      wanted: { startAt: '2026-11-23T01:30:00.000Z', endAt: '2026-11-23T02:30:00.000Z' },
      other: { kind: 'LESSON', id: 'l2', startAt: '2026-11-23T01:00:00.000Z', endAt: '2026-11-23T02:00:00.000Z' },
    });
    expect(conflict?.alternatives).toHaveLength(3);
    for (const { startAt } of conflict!.alternatives) expect((await t.propose('l1', startAt)).status).toBe(201);
  });

  it('by another proposal, a time off or its own day: is refused by name', async () => {
    await t.addLesson('l3', '2026-11-25T07:00:00Z');
    const { data } = await t.propose('l3', '2026-11-24T01:00:00Z');
    expect((await t.propose('l1', '2026-11-24T01:30:00Z')).conflict?.other).toMatchObject({
      kind: 'LESSON_MOVE',
      id: data.id,
    });
    await t.database.db.insert(timeOff).values({
      id: 'off',
      teacherId: t.teacher.id,
      startAt: new Date('2026-11-26T00:00:00Z'),
      endAt: new Date('2026-11-27T00:00:00Z'),
      reason: '휴가',
    });
    expect((await t.propose('l1', '2026-11-26T01:00:00Z')).conflict?.other).toMatchObject({
      kind: 'TIME_OFF',
      id: 'off',
    });
  });

  it('is free again when it only touches, was cancelled or was withdrawn', async () => {
    await t.addLesson('l2', '2026-11-23T01:00:00Z');
    expect((await t.propose('l1', '2026-11-23T02:00:00Z')).status).toBe(201);
    await t.call('POST', '/tns/v1/lessons/l2/cancel', { reason: '이유', version: 1 });
    const { data } = await t.propose('l1', '2026-11-23T01:00:00Z');
    expect((await t.call('POST', `${MOVES}/${data.id}/withdraw`)).status).toBe(200);
    await t.addLesson('l4', '2026-11-26T07:00:00Z');
    expect((await t.propose('l4', '2026-11-23T01:00:00Z')).status).toBe(201);
  });

  it('has other times near it, also where she asks before she proposes', async () => {
    const times = async (near = '') =>
      (
        await t.call<{ alternatives: { startAt: string }[]; within24h: boolean; noticeUntil: string }>(
          'GET',
          `/tns/v1/lessons/l1/move-times${near && `?near=${near}`}`,
        )
      ).data;
    const own = await times();
    expect([own.alternatives.length, own.within24h, own.noticeUntil]).toEqual([3, false, '2026-11-19T07:00:00.000Z']);
    expect(own.alternatives.map(({ startAt }) => startAt)).not.toContain('2026-11-20T07:00:00.000Z');
    const there = await times('2026-11-23T01:00:00Z');
    expect(there.alternatives[0]?.startAt).toBe('2026-11-23T01:00:00.000Z');
    expect((await t.call('GET', '/tns/v1/lessons/l1/move-times?near=9999-12-31T23:59:59Z')).code).toBe('VALIDATION');
    expect((await t.call('GET', '/tns/v1/lessons/l1/move-times', undefined, t.other)).code).toBe('NOT_FOUND');
  });
});

describe('the answer of the student', () => {
  it('moves the lesson when it is yes, and tells her and every open page [CAL-3]', async () => {
    await aLesson();
    const { data } = await t.propose('l1', '2026-11-23T01:00:00Z');
    t.heard.length = 0;
    t.clock.advance(60_000);
    await answerAsStudent(t, data.id, { decision: 'ACCEPTED' });
    expect(await read('l1')).toMatchObject({
      startAt: '2026-11-23T01:00:00.000Z',
      status: 'UPCOMING',
      version: 2,
      movedFrom: { startAt: '2026-11-20T07:00:00.000Z', endAt: '2026-11-20T08:00:00.000Z' },
      moves: [{ status: 'ACCEPTED', answeredAt: '2026-11-18T01:43:00.000Z' }],
    });
    expect((await t.notices('teacher'))[0]).toMatchObject({
      kind: 'LESSON_MOVE_ANSWERED',
      title: '학생이 새 수업 시간을 수락했어요',
      url: '/kr/account/calendar?view=day&date=2026-11-23&lesson=l1',
    });
    expect(t.heard).toContain(`${t.teacher.id} lesson.changed l1`);
  });

  it('leaves it when it is no, and says why', async () => {
    await aLesson();
    const { data } = await t.propose('l1', '2026-11-23T01:00:00Z');
    await answerAsStudent(t, data.id, { decision: 'DECLINED', note: '그 시간에는 학원에 가요.' });
    expect(await read('l1')).toMatchObject({ startAt: '2026-11-20T07:00:00.000Z', version: 1, movedFrom: null });
    const [notice] = await t.notices('teacher');
    expect(notice).toMatchObject({ kind: 'LESSON_MOVE_ANSWERED', title: '학생이 새 수업 시간을 거절했어요' });
    expect(notice?.content).toContain('학생의 말: 그 시간에는 학원에 가요.');
  });

  it('cannot be given by her, nor twice, nor after she withdrew', async () => {
    await aLesson();
    const { data } = await t.propose('l1', '2026-11-23T01:00:00Z');
    expect((await answer(data.id, 'ACCEPTED')).code).toBe('WRONG_STATE');
    expect((await t.call<LessonMove>('POST', `${MOVES}/${data.id}/withdraw`)).data.status).toBe('WITHDRAWN');
    expect((await t.call('POST', `${MOVES}/${data.id}/withdraw`)).code).toBe('WRONG_STATE');
    for (const decision of ['ACCEPTED', 'DECLINED'] as const)
      await expect(answerAsStudent(t, data.id, { decision })).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(answerAsStudent(t, 'none', { decision: 'ACCEPTED' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('comes too late after its time, which ends the proposal by the clock [CAL-3]', async () => {
    await aLesson();
    const { data } = await t.propose('l1', '2026-11-23T01:00:00Z');
    t.clock.set(new Date(Date.parse(data.answerBy) - 1));
    await t.tick();
    expect(await statusOf(data.id)).toBe('PROPOSED');
    t.clock.set(data.answerBy);
    await expect(answerAsStudent(t, data.id, { decision: 'ACCEPTED' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    t.heard.length = 0;
    await t.tick();
    expect(await statusOf(data.id)).toBe('EXPIRED');
    expect(t.heard).toContain(`${t.teacher.id} lesson.changed l1`);
    const titles = (await t.notices('teacher')).map(({ title }) => title);
    expect(titles).toContain('제안한 수업 시간에 답이 없었어요');
  });

  it('is refused when something has come to stand there since, and the proposal goes on waiting', async () => {
    await aLesson();
    const { data } = await t.propose('l1', '2026-11-23T01:00:00Z');
    // Past the rules of the schedule, as an import would.
    await t.addLesson('l2', '2026-11-23T01:30:00Z');
    // What fills the teacher's day is not for a family to know.
    await expect(answerAsStudent(t, data.id, { decision: 'ACCEPTED' })).rejects.toMatchObject({
      code: 'SCHEDULE_OVERLAP',
      conflict: undefined,
    });
    expect(await statusOf(data.id)).toBe('PROPOSED');
    expect((await read('l1')).version).toBe(1);
  });
});

describe('a wish of a student', () => {
  it('is asked where it is read, and her yes moves the lesson [CAL-3]', async () => {
    await aLesson();
    await ask('l1', '2026-11-23T01:00:00Z');
    const [move] = await waiting();
    expect(move).toMatchObject({ by: 'STUDENT', reason: '병원 예약', lessonId: 'l1' });
    expect((await t.notices('teacher'))[0]).toMatchObject({
      kind: 'LESSON_MOVE_ASKED',
      title: '학생이 수업 시간을 바꾸고 싶어 해요',
      content: '중2 수학 · 20/11/2026 (금) 16:00 → 23/11/2026 (월) 10:00. 이유: 병원 예약',
      action: { kind: 'ANSWER_MOVE', refId: move!.id },
    });
    expect((await t.call('POST', `${MOVES}/${move!.id}/withdraw`)).code).toBe('WRONG_STATE');
    await expect(answerAsStudent(t, move!.id, { decision: 'ACCEPTED' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    const accepted = await answer(move!.id, 'ACCEPTED');
    expect([accepted.status, accepted.data.status]).toEqual([200, 'ACCEPTED']);
    expect((await read('l1')).startAt).toBe('2026-11-23T01:00:00.000Z');
    expect((await t.notices('student'))[0]).toMatchObject({ kind: 'LESSON_CHANGED', title: '수업 시간이 바뀌었어요' });
    expect((await answer(move!.id, 'DECLINED')).code).toBe('WRONG_STATE');
  });

  it('gets her no', async () => {
    await aLesson();
    await ask('l1', '2026-11-23T01:00:00Z');
    const [move] = await waiting();
    expect((await answer(move!.id, 'DECLINED')).data.status).toBe('DECLINED');
    expect((await read('l1')).version).toBe(1);
    expect((await t.notices('student'))[0]?.title).toBe('바꾸자고 한 시간에는 수업할 수 없어요');
  });

  it('cannot be accepted once its time is over', async () => {
    await aLesson();
    await ask('l1', '2026-11-19T01:00:00Z');
    const [move] = await waiting();
    t.clock.set('2026-11-19T01:00:00Z');
    expect((await answer(move!.id, 'ACCEPTED')).code).toBe('DATE_PAST');
    expect((await answer(move!.id, 'DECLINED')).code).toBe('WRONG_STATE');
  });
});

describe('the proposals that wait', () => {
  it('stand on the calendar of their old and of their new day, and on no other [CAL-1]', async () => {
    await aLesson();
    const { data } = await t.propose('l1', '2026-11-23T01:00:00Z');
    const on = async (day: string) =>
      (await t.call<Calendar>('GET', `/tns/v1/calendar?from=${day}&to=${day}`)).data.moves.map(({ id }) => id);
    expect([await on('2026-11-20'), await on('2026-11-23'), await on('2026-11-21')]).toEqual([
      [data.id],
      [data.id],
      [],
    ]);
    await answerAsStudent(t, data.id, { decision: 'DECLINED' });
    expect(await on('2026-11-23')).toEqual([]);
  });

  it('are listed by state and by lesson, the newest first, a hundred at most', async () => {
    await t.addLesson('l1', '2026-12-01T07:00:00Z');
    await t.addLesson('l2', '2026-12-02T07:00:00Z');
    for (let at = 0; at < 102; at++)
      await t.propose(
        'l1',
        new Date(Date.parse('2026-12-10T00:00:00Z') + (at % 8) * 3_600_000 + Math.floor(at / 8) * DAY_MS).toISOString(),
      );
    const { data: other } = await t.propose('l2', '2026-12-05T07:00:00Z');
    const list = async (query: string) => (await t.call<{ items: LessonMove[] }>('GET', `${MOVES}${query}`)).data.items;
    const all = await list('');
    expect([all.length, all[0]?.id]).toEqual([100, other.id]);
    expect((await list('?status=PROPOSED')).map(({ lessonId }) => lessonId)).toEqual(['l2', 'l1']);
    expect((await list('?lessonId=l2')).map(({ id }) => id)).toEqual([other.id]);
    expect(await list('?lessonId=l2&status=ACCEPTED')).toEqual([]);
  });
});
