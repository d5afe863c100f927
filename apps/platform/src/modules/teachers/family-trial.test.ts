import type { FamilyDoor } from '@portal/domain/families/family-door';
import { createTrialApp, FRIDAY, MAILBOX, type TrialApp } from '../../testing/apps/trial-app.ts';

let t: TrialApp;
beforeAll(async () => {
  t = await createTrialApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const classOf = async () => (await t.list()).items[0]!;

describe('a family that does not come after all [CON-3]', () => {
  it('cancels until the lesson begins: the time is free again, and the teacher reads why', async () => {
    const { door } = await t.booked();
    expect((await t.times()).data.items).toHaveLength(2);
    expect(await t.atDoor(door, 'POST', '/trial/cancel', { reason: '학교 행사가 생겼어요' })).toMatchObject({
      status: 200,
      data: {},
    });
    expect((await t.times()).data.items).toHaveLength(4);
    const made = await classOf();
    expect(made).toMatchObject({ canceledAt: expect.any(String), nextLesson: null });
    expect(await t.steps(made.id)).toEqual(['CREATE >UPCOMING', 'CANCEL UPCOMING>UPCOMING']);
    expect(await t.sql('select status, canceled_by, cancel_reason from lesson')).toEqual([
      { status: 'CANCELED', canceled_by: 'STUDENT', cancel_reason: '학교 행사가 생겼어요' },
    ]);
    expect(await t.sql('select kind, actor, note from lesson_change')).toEqual([
      { kind: 'CANCELED', actor: 'STUDENT', note: '학교 행사가 생겼어요' },
    ]);
    const [notice] = await t.notices();
    expect(notice).toMatchObject({ kind: 'TRIAL_LESSON', title: '가족이 체험 수업을 취소했어요' });
    expect(notice!.content).toMatch(/보호자: 보호자 B01 이유: 학교 행사가 생겼어요/);
    expect((await t.letters()).at(-1)).toMatchObject({
      to: MAILBOX,
      title: '체험 · 중2 수학 개념 완성 – 일차함수 수업이 취소됐어요',
      path: door,
    });
  });

  it('does so once; its page says what became of it, and it may book again', async () => {
    const { door } = await t.booked();
    await t.atDoor(door, 'POST', '/trial/cancel', { reason: '' });
    expect(await t.atDoor(door, 'POST', '/trial/cancel', { reason: '' })).toMatchObject({
      status: 409,
      code: 'WRONG_STATE',
    });
    expect((await t.atDoor(door)).data).toMatchObject({ isOver: true, isCanceled: true, next: null });
    await t.tick();
    expect((await classOf()).progress).toBe('UPCOMING');
    expect((await t.book()).status).toBe(201);
  });

  it.each(['the family', 'the teacher'])('is asked for no review where %s has cancelled [REV-2]', async (who) => {
    const { door } = await t.booked();
    if (who === 'the family') await t.atDoor(door, 'POST', '/trial/cancel', { reason: '' });
    else {
      const [lesson] = await t.sql<{ id: string; version: number }>('select id, version from lesson');
      const canceled = { reason: '아파요', consent: true, version: lesson!.version };
      expect((await t.call('POST', `/tns/v1/lessons/${lesson!.id}/cancel`, canceled)).status).toBe(200);
    }
    await t.tick();
    const { data } = await t.atDoor<FamilyDoor>(door);
    expect(data).toMatchObject({ isOver: true, isCanceled: true, teacherId: t.teacher.id });
    const studentId = data.students[0]!.id;
    expect((await t.atDoor<{ items: object[] }>(door, 'GET', '/reviews')).data.items).toEqual([]);
    const review = { rating: 5, content: '좋았어요' };
    expect((await t.atDoor(door, 'POST', `/reviews/${studentId}`, review)).code).toBe('NOT_ENROLLED');
  });

  it('is too late once it has begun', async () => {
    const { door } = await t.booked();
    t.clock.set(new Date(FRIDAY));
    expect((await t.atDoor(door, 'POST', '/trial/cancel', { reason: '' })).code).toBe('WRONG_STATE');
  });

  it('is none whose child takes the lessons of a class', async () => {
    const { classId, door } = await t.familyOfHers();
    expect((await t.atDoor(door, 'POST', '/trial/cancel', { reason: '' })).code).toBe('WRONG_STATE');
    expect((await t.get(classId)).canceledAt).toBeNull();
  });
});
