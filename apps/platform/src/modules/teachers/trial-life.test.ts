import { createTrialApp, FRIDAY, type TrialApp } from '../../testing/apps/trial-app.ts';

let t: TrialApp;
beforeAll(async () => {
  t = await createTrialApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const at = (minutes: number) => new Date(Date.parse(FRIDAY) + minutes * 60_000);
const aDiary = {
  version: 0,
  programmeNo: null,
  covered: '일차함수의 뜻',
  homework: '',
  homeworkDueAt: null,
  nextPlan: '',
  messageToGuardian: '{student} 학생과 {covered}을 살펴봤어요.',
  messageToGuardianVi: '',
  studentWords: [],
  privateNote: '',
};

/** A trial that a family has booked: its page, its class and its lesson. */
async function aTrial() {
  const { door } = await t.booked();
  const [made] = (await t.list()).items;
  const [lesson] = await t.lessonsOf(made!.id);
  const version = async () => (await t.call<{ version: number }>('GET', `/tns/v1/lessons/${lesson!.id}`)).data.version;
  async function step(name: string, body = {}) {
    t.clock.advance(1);
    return t.call('POST', `/tns/v1/lessons/${lesson!.id}/${name}`, { version: await version(), ...body });
  }
  return { door, classId: made!.id, lessonId: lesson!.id, step };
}

describe('a class that is one trial [CON-3]', () => {
  it('begins, ends and is finished with its lesson, whose record the family confirms', async () => {
    const { door, classId, lessonId, step } = await aTrial();
    t.clock.set(at(0));
    expect((await step('start')).status).toBe(200);
    expect(await t.get(classId)).toMatchObject({ progress: 'IN_PROGRESS', nextLesson: { id: lessonId } });
    t.clock.set(at(30));
    expect((await step('finish')).status).toBe(200);
    expect(await t.get(classId)).toMatchObject({
      progress: 'ENDED',
      lessonHeld: 1,
      lessonNotHeld: 0,
      nextLesson: null,
    });
    const [student] = (await t.call<{ items: { id: string }[] }>('GET', `/tns/v1/my-classes/${classId}/students`)).data
      .items;
    const studentId = student?.id ?? (await t.sql<{ id: string }>('select id from student'))[0]!.id;
    const marks = [{ studentId, state: 'PRESENT', note: '' }];
    const sent = await t.call('POST', `/tns/v1/lessons/${lessonId}/diary/send`, { diary: aDiary, marks });
    expect(sent.status).toBe(200);
    const records = await t.atDoor<{ items: { id: string; note: { message: string } }[] }>(door, 'GET', '/lessons');
    expect(records.data.items).toMatchObject([
      { id: lessonId, isTrial: true, note: { message: 'B01 학생과 일차함수의 뜻을 살펴봤어요.' } },
    ]);
    expect((await t.atDoor(door, 'POST', `/lessons/${lessonId}/confirm`)).status).toBe(200);
    expect(await t.steps(classId)).toEqual([
      'CREATE >UPCOMING',
      'FIRST_LESSON UPCOMING>IN_PROGRESS',
      'LESSONS_OVER IN_PROGRESS>ENDED',
      'SETTLED ENDED>FINISHED',
    ]);
    expect((await t.atDoor(door)).data).toMatchObject({ isOver: true, isCanceled: false });
    expect(await t.sql('select status from enrollment')).toEqual([{ status: 'COMPLETED' }]);
    // Nobody is asked what a course was like of which there was one lesson.
    expect((await t.letters()).filter(({ title }) => title.includes('모두 끝났어요'))).toEqual([]);
  });

  it('ends by the clock too where nobody came', async () => {
    const { classId } = await aTrial();
    t.clock.set(at(31));
    await t.tick();
    expect(['ENDED', 'FINISHED']).toContain((await t.get(classId)).progress);
    t.clock.set(at(3 * 24 * 60));
    await t.tick();
    expect(await t.get(classId)).toMatchObject({ progress: 'FINISHED', lessonHeld: 0, lessonNotHeld: 1 });
  });

  it('is over with a lesson that the teacher cancels, and its page says so', async () => {
    const { door, step } = await aTrial();
    expect((await step('cancel', { reason: '몸이 아파요' })).status).toBe(200);
    expect((await t.letters()).at(-1)).toMatchObject({ title: expect.stringContaining('취소됐어요'), path: door });
    expect((await t.atDoor(door)).data).toMatchObject({ isOver: true, isCanceled: true, next: null });
    expect((await t.book()).status).toBe(201);
  });

  it('is cancelled with its class by the teacher, with one letter', async () => {
    const { door, classId } = await aTrial();
    const before = (await t.letters()).length;
    const { version } = await t.get(classId);
    const answer = await t.call('POST', `/tns/v1/my-classes/${classId}/cancel`, { version, reason: '이사해요' });
    expect(answer.status).toBe(200);
    expect(await t.letters()).toHaveLength(before + 1);
    expect((await t.atDoor(door)).data).toMatchObject({ isOver: true, isCanceled: true });
  });

  it('moves when the family agrees, and its links are open as long from then on', async () => {
    const { door, classId, lessonId } = await aTrial();
    const newStartAt = at(40 * 24 * 60).toISOString();
    const proposed = await t.call<{ id: string }>('POST', `/tns/v1/lessons/${lessonId}/moves`, {
      clientId: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
      newStartAt,
      reason: '학회가 있어요',
    });
    expect(proposed.status).toBe(201);
    const { data } = await t.atDoor(door);
    expect(data.moves).toMatchObject([{ newStartAt, isTrial: true }]);
    const answer = await t.atDoor(door, 'POST', `/moves/${data.moves[0]!.id}/answer`, { decision: 'ACCEPTED' });
    expect(answer.data).toMatchObject({ next: { startAt: newStartAt }, moves: [] });
    expect(await t.get(classId)).toMatchObject({ nextLesson: { startAt: newStartAt }, endDate: '2026-12-30' });
    t.clock.set(at(45 * 24 * 60));
    expect((await t.atDoor(door)).status).toBe(200);
  });

  it('is given back with what was proposed for it', async () => {
    const { door, lessonId } = await aTrial();
    await t.call('POST', `/tns/v1/lessons/${lessonId}/moves`, {
      clientId: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c11',
      newStartAt: at(60).toISOString(),
      reason: '',
    });
    expect((await t.atDoor(door, 'POST', '/trial/cancel', { reason: '' })).status).toBe(200);
    expect(await t.sql('select status from lesson_move')).toEqual([{ status: 'WITHDRAWN' }]);
    expect((await t.times()).data.items).toHaveLength(4);
  });
});
