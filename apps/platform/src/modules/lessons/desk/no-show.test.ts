import { createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';
import { FAMILY_TIME } from '../../classes/module.ts';
import { lessonAbsence } from '../absences/lesson-absences.tables.ts';

let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

const waitOf = async (id: string) => (await t.desk(id)).wait;

describe('students who do not come [CLS-3]', () => {
  it('are absent after a quarter of an hour, and what proves it is sealed', async () => {
    const id = await t.waited(14);
    expect(await t.step(id, 'no-show')).toMatchObject({ status: 422, code: 'WAIT_15_MIN' });
    t.clock.advance(MINUTE);
    expect(await t.step(id, 'no-show')).toMatchObject({
      status: 200,
      data: { lesson: { status: 'DONE', held: false }, notHeldReason: '학생이 15분 동안 들어오지 않았어요.' },
    });
    const { attendance, lesson } = await t.desk(id);
    expect(attendance.map(({ state }) => state)).toEqual(['ABSENT', 'ABSENT']);
    expect(await t.room(id, 'JOINED', 's1')).toBe(false);
    expect(await t.evidenceOf(id)).toMatchObject({
      events: [
        { kind: 'STARTED' },
        { kind: 'JOINED' },
        { kind: 'NO_SHOW', data: { waited: 15, since: new Date(lesson.startAt).toISOString() } },
        { kind: 'ENDED' },
      ],
      chainValid: true,
      sealedAt: t.clock.now().toISOString(),
    });
    expect(await t.mark(id, { studentId: 's1', state: 'PRESENT', note: '' })).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.send(id)).toMatchObject({ code: 'WRONG_STATE' });
    t.clock.advance(60 * MINUTE);
    expect(await waitOf(id)).toMatchObject({ waitedMs: 15 * MINUTE, isRunning: false, isHostThere: false });
  });

  it('have families that are told once: when, how long she waited, what it counts as, and where to answer', async () => {
    const id = await t.waited(14);
    const before = (await t.mails()).length;
    await t.step(id, 'no-show');
    expect((await t.mails()).length).toBe(before);
    t.clock.advance(2 * MINUTE);
    const { version, startAt } = (await t.desk(id)).lesson;
    const declare = () => t.call('POST', `/tns/v1/lessons/${id}/no-show`, { version });
    expect(await declare()).toMatchObject({ status: 200 });
    expect((await declare()).status).not.toBe(200);
    const [korean, vietnamese, ...more] = (await t.mails())
      .slice(before)
      .sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
    expect(more).toEqual([]);
    expect([korean!.recipient, vietnamese!.recipient]).toEqual(['b01@family.example', 'b02@family.example']);
    expect(korean!.text).toContain(FAMILY_TIME.ko(new Date(startAt), 'Asia/Seoul'));
    for (const words of ['학생: 학생 A01', '16분', '결석 규정', '다르게 기억해요', '/kr/f/'])
      expect(korean!.text).toContain(words);
    expect(vietnamese!.html).toContain('lang="vi"');
    for (const words of ['16 phút', 'quy định về vắng mặt', 'Tôi nhớ khác', '/kr/f/'])
      expect(vietnamese!.text).toContain(words);
    expect(vietnamese!.text).not.toMatch(/기다|결석/);
  });

  it('are told as excused to the family that had said so before', async () => {
    const id = await t.lessonAt(-60);
    const said = { lessonId: id, studentId: 's1', guardianId: 'g1', reason: '병원', announcedAt: t.clock.now() };
    await t.database.db.insert(lessonAbsence).values(said);
    t.clock.advance(60 * MINUTE);
    await t.step(id, 'start');
    await t.room(id, 'JOINED', t.teacher.id);
    t.clock.advance(15 * MINUTE);
    const before = (await t.mails()).length;
    expect(await t.step(id, 'no-show')).toMatchObject({ status: 200 });
    const [korean, vietnamese] = (await t.mails()).slice(before).sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
    expect(korean!.text).toContain('A01 학생은 미리 못 온다고 알려 주셔서 인정 결석으로 남아요.');
    expect(korean!.text).not.toContain('결석 규정');
    // Of the other child nothing was said before.
    expect(vietnamese!.text).toContain('학생 A01 được ghi là vắng có phép');
    expect(vietnamese!.text).toContain('quy định về vắng mặt');
  });

  it('are waited for from her own coming: who is ten minutes late has not waited ten minutes', async () => {
    const id = await t.lessonAt(10);
    await t.step(id, 'start');
    await t.room(id, 'JOINED', t.teacher.id);
    expect(await waitOf(id)).toMatchObject({ waitedMs: 0, isRunning: true, isHostThere: true });
    const since = t.clock.now().toISOString();
    t.clock.advance(14 * MINUTE);
    expect(await t.step(id, 'no-show')).toMatchObject({ code: 'WAIT_15_MIN' });
    t.clock.advance(2 * MINUTE);
    expect(await t.step(id, 'no-show')).toMatchObject({ status: 200 });
    expect((await t.evidenceOf(id)).events.at(-2)).toMatchObject({ kind: 'NO_SHOW', data: { waited: 16, since } });
  });

  it('are not waited for while she is away herself', async () => {
    const id = await t.waited(10);
    await t.room(id, 'LEFT', t.teacher.id);
    t.clock.advance(20 * MINUTE);
    expect(await waitOf(id)).toMatchObject({ waitedMs: 10 * MINUTE, isHostThere: false });
    expect(await t.step(id, 'no-show')).toMatchObject({ code: 'WAIT_15_MIN' });
  });

  it('are not absent when one was there, if only for a moment before she was removed', async () => {
    const id = await t.waited(16);
    await t.room(id, 'JOINED', 's1');
    await t.room(id, 'LEFT', 's1');
    expect(await t.step(id, 'no-show')).toMatchObject({ status: 409, code: 'STUDENTS_CAME' });
    expect(await waitOf(id)).toMatchObject({ cameIds: ['s1'], isRunning: true });
    expect(await t.kindsOf(id)).toEqual(['STARTED', 'JOINED', 'JOINED', 'LEFT']);
  });

  it('are not absent when one came who has left the class since', async () => {
    const id = await t.waited(16);
    await t.room(id, 'JOINED', 's-gone');
    await t.room(id, 'LEFT', 's-gone');
    expect(await t.step(id, 'no-show')).toMatchObject({ code: 'STUDENTS_CAME' });
  });

  it('are not absent while one stands at the door, nor is she waited for; when she is gone, both are', async () => {
    const id = await t.waited(10);
    await t.room(id, 'WAITED', 's2');
    t.clock.advance(10 * MINUTE);
    expect(await waitOf(id)).toMatchObject({ waitedMs: 10 * MINUTE, isRunning: false, atDoorIds: ['s2'] });
    expect(await t.step(id, 'no-show')).toMatchObject({ status: 409, code: 'STUDENT_AT_DOOR' });
    await t.room(id, 'TURNED', 's2', { why: 'LEFT' });
    expect(await t.step(id, 'no-show')).toMatchObject({ code: 'WAIT_15_MIN' });
    t.clock.advance(5 * MINUTE);
    expect(await t.step(id, 'no-show')).toMatchObject({ status: 200 });
  });

  it('are absent also when their guardian alone was there', async () => {
    const id = await t.waited(16);
    await t.room(id, 'JOINED', 'link-of-a-guardian');
    expect(await t.step(id, 'no-show')).toMatchObject({ status: 200, data: { lesson: { held: false } } });
  });

  it('of a lesson at a place are those whom the teacher has not seen', async () => {
    const id = await t.lessonAt(0, { mode: 'OFFLINE', place: '음악실' });
    await t.step(id, 'start');
    t.clock.advance(16 * MINUTE);
    await t.mark(id, { studentId: 's2', state: 'LATE', note: '' });
    expect(await t.step(id, 'no-show')).toMatchObject({ code: 'STUDENTS_CAME' });
    await t.mark(id, { studentId: 's2', state: 'ABSENT', note: '' });
    expect(await t.step(id, 'no-show')).toMatchObject({ data: { notHeldReason: '학생이 15분 동안 오지 않았어요.' } });
  });
});
