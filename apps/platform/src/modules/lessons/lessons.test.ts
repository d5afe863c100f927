import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { LessonDetail } from '@portal/domain/lessons/lessons.contract';
import { createLessonApp, LESSON_NOW, type LessonApp } from '../../testing/apps/lesson-app.ts';
import { answerAsStudent } from '../../testing/families/student-side.ts';

let t: LessonApp;
beforeAll(async () => {
  t = await createLessonApp();
});
beforeEach(() => {
  t.clock.set(LESSON_NOW);
  t.heard.length = 0;
});
afterAll(() => t.close());

const read = (id: string) => t.call<LessonDetail>('GET', `/tns/v1/lessons/${id}`);
const cancel = (id: string, version = 1, reason = '몸이 아파요', who?: Record<string, string>) =>
  t.call<LessonDetail>('POST', `/tns/v1/lessons/${id}/cancel`, { reason, version }, who);
const cancelAgreed = (id: string) =>
  t.call<LessonDetail>('POST', `/tns/v1/lessons/${id}/cancel`, { reason: '몸이 아파요', version: 1, consent: true });

describe('a lesson of hers', () => {
  it('shows its state, its students and until when a change is announced in time [CLS-2] [CAL-3]', async () => {
    await t.addLesson('l1', '2026-11-20T07:00:00Z');
    expect((await read('l1')).data).toEqual({
      id: 'l1',
      classId: 'c1',
      className: '중2 수학',
      classNo: 1,
      no: 1,
      title: '일차함수',
      startAt: '2026-11-20T07:00:00.000Z',
      endAt: '2026-11-20T08:00:00.000Z',
      status: 'UPCOMING',
      held: null,
      isWrappedUp: false,
      isTrial: false,
      mode: 'ONLINE',
      place: null,
      studentCount: 2,
      studentNames: ['학생 A01', '학생 A02'],
      cancelReason: null,
      version: 1,
      noticeUntil: '2026-11-19T07:00:00.000Z',
      movedFrom: null,
      moves: [],
    });
  });

  it('names its proposals, the newest first, and where it stood before it was moved [CAL-3]', async () => {
    await t.addLesson('l2', '2026-11-23T07:00:00Z');
    await t.propose('l2', '2026-11-24T07:00:00Z');
    const { data: newer } = await t.propose('l2', '2026-11-25T07:00:00Z', { reason: '더 나은 날' });
    await answerAsStudent(t, newer.id, { decision: 'ACCEPTED' });
    const { data } = await read('l2');
    expect(data.moves.map(({ status, reason }) => [status, reason])).toEqual([
      ['ACCEPTED', '더 나은 날'],
      ['WITHDRAWN', ''],
    ]);
    expect(data).toMatchObject({
      startAt: '2026-11-25T07:00:00.000Z',
      endAt: '2026-11-25T08:00:00.000Z',
      version: 2,
      movedFrom: { startAt: '2026-11-23T07:00:00.000Z', endAt: '2026-11-23T08:00:00.000Z' },
    });
  });

  it('is nobody else’s to read, to cancel or to move', async () => {
    await t.addLesson('l3', '2026-11-26T07:00:00Z');
    for (const id of ['l3', 'none']) {
      expect((await t.call('GET', `/tns/v1/lessons/${id}`, undefined, t.other)).code).toBe('NOT_FOUND');
      expect((await cancel(id, 1, '이유', t.other)).code).toBe('NOT_FOUND');
    }
    expect((await read('l3')).data.status).toBe('UPCOMING');
  });
});

describe('cancelling a lesson', () => {
  it('tells her, the students with an account and every open page, with the reason [CAL-3] [CLS-2]', async () => {
    await t.addLesson('l10', '2026-11-27T07:00:00Z');
    const answer = await cancel('l10');
    expect([answer.status, answer.data.status, answer.data.cancelReason, answer.data.version]).toEqual([
      200,
      'CANCELED',
      '몸이 아파요',
      2,
    ]);
    const [hers] = await t.notices('teacher');
    const [theirs] = await t.notices('student');
    expect(hers).toMatchObject({
      kind: 'LESSON_CHANGED',
      title: '수업이 취소됐어요',
      content: '중2 수학 · 27/11/2026 (금) 16:00. 이유: 몸이 아파요',
      category: 'GENERAL',
      url: '/kr/account/calendar?view=day&date=2026-11-27&lesson=l10',
    });
    // Two hours earlier on the clock of Ho Chi Minh City.
    expect(theirs?.content).toContain('27/11/2026 (금) 14:00');
    expect(t.heard.filter((line) => line.includes('lesson.changed')).toSorted()).toEqual(
      [`${t.teacher.id} lesson.changed l10`, `${t.studentUser.id} lesson.changed l10`].toSorted(),
    );
  });

  it('withdraws the proposal that waits [CAL-3]', async () => {
    await t.addLesson('l11', '2026-11-28T07:00:00Z');
    const { data: move } = await t.propose('l11', '2026-11-29T07:00:00Z');
    await cancel('l11');
    const { data } = await t.call<LessonMove>('GET', `/tns/v1/lesson-moves/${move.id}`);
    expect(data.status).toBe('WITHDRAWN');
    await expect(answerAsStudent(t, move.id, { decision: 'ACCEPTED' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  it.each([
    ['a day and a minute before', 'l21', '2026-11-19T01:43:00Z', false],
    ['a day before to the second', 'l22', '2026-11-19T01:42:00Z', false],
    ['a second later', 'l23', '2026-11-19T01:41:59Z', true],
  ])(
    '%s: records whether it came in time, and late it needs the families’ consent [CAL-3]',
    async (_when, id, startAt, late) => {
      await t.addLesson(id, startAt);
      if (late) {
        expect(await cancel(id)).toMatchObject({
          status: 422,
          code: 'NOTICE_24H',
          fields: { consent: expect.any(String) },
        });
        expect((await read(id)).data.status).toBe('UPCOMING');
      }
      expect((await (late ? cancelAgreed : cancel)(id)).status).toBe(200);
      const rows = await t.database.raw.query(
        'select kind, actor, short_notice, note from lesson_change where lesson_id = $1',
        [id],
      );
      expect(rows).toEqual([{ kind: 'CANCELED', actor: 'TEACHER', short_notice: late, note: '몸이 아파요' }]);
      expect((await t.notices('teacher'))[0]?.category).toBe(late ? 'WARN' : 'GENERAL');
    },
  );

  it('asks for a reason, and for the version that she saw', async () => {
    await t.addLesson('l30', '2026-12-01T07:00:00Z');
    expect((await cancel('l30', 1, '  ')).code).toBe('VALIDATION');
    expect((await cancel('l30', 2)).code).toBe('VERSION_CONFLICT');
    expect((await cancel('l30', 1)).status).toBe(200);
    expect((await cancel('l30', 2)).code).toBe('WRONG_STATE');
  });

  it.each(['IN_PROGRESS', 'DONE', 'FINISHED'] as const)('is too late for one that is %s [CLS-2]', async (status) => {
    const held = status === 'IN_PROGRESS' ? null : true;
    const id = await t.addLesson(`l4${status.length}`, `2026-11-1${status.length % 8}T07:00:00Z`, 60, { status, held });
    expect((await cancel(id)).code).toBe('WRONG_STATE');
    expect((await t.call('GET', `/tns/v1/lessons/${id}/move-times`)).code).toBe('WRONG_STATE');
    expect((await t.propose(id, '2026-12-05T07:00:00Z')).code).toBe('WRONG_STATE');
  });
});
