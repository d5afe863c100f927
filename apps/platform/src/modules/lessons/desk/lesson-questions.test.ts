import { createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';

let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

const DAY = 24 * 60 * MINUTE;
const complain = (lessonId: string) =>
  t.support.complain({
    teacherId: t.teacher.id,
    from: { side: 'STUDENT', id: 'g1' },
    targetType: 'LESSON',
    targetId: lessonId,
    category: 'LESSON',
    title: '수업이 일찍 끝났어요',
    content: '20분 만에 끝났어요.',
  });
const settle = (ticketId: string, columns: string) =>
  t.database.raw.query(`update support_ticket set ${columns} where id = $1`, [ticketId]);
const close = (ticketId: string) =>
  settle(ticketId, `status = 'COMPLETED', turn = null, due_at = null, closed_at = '${t.clock.now().toISOString()}'`);
const reopen = (ticketId: string) =>
  settle(ticketId, `status = 'PROCESSED', turn = 'ADMIN', due_at = now(), closed_at = null`);
async function statusAfter(ms: number, id: string) {
  t.clock.advance(ms);
  await t.tick();
  return (await t.desk(id)).lesson.status;
}
async function sent() {
  const id = await t.held('s1', 's2');
  await t.send(id);
  return id;
}

describe('a lesson that somebody has asked the team about [CLS-3]', () => {
  it('is not confirmed by itself while the ticket is open, and a day after its end it is', async () => {
    const id = await sent();
    const other = await t.addLesson('l700', '2027-06-01T01:00:00Z');
    const ticket = await complain(id);
    await complain(other);
    expect((await t.desk(id)).isQuestioned).toBe(true);
    expect(await statusAfter(3 * DAY, id)).toBe('DONE');
    await close(ticket);
    expect((await t.desk(id)).isQuestioned).toBe(false);
    expect(await statusAfter(DAY - 1, id)).toBe('DONE');
    expect(await statusAfter(1, id)).toBe('FINISHED');
  });

  it('waits again when the ticket is opened again', async () => {
    const id = await sent();
    const ticket = await complain(id);
    await close(ticket);
    await reopen(ticket);
    expect(await statusAfter(3 * DAY, id)).toBe('DONE');
  });

  it('waits too when it was not held', async () => {
    const id = await t.lessonAt(0);
    expect(await statusAfter(61 * MINUTE, id)).toBe('DONE');
    const ticket = await complain(id);
    expect(await statusAfter(2 * DAY, id)).toBe('DONE');
    await close(ticket);
    expect(await statusAfter(DAY, id)).toBe('FINISHED');
  });

  it('is confirmed by no family’s word meanwhile, and by it at once when it is answered', async () => {
    const id = await sent();
    const ticket = await complain(id);
    await t.confirm(id);
    expect((await t.desk(id)).lesson.status).toBe('DONE');
    await close(ticket);
    await t.confirm(id);
    expect((await t.desk(id)).lesson.status).toBe('FINISHED');
  });

  it('that nobody asked about is confirmed though another one waits', async () => {
    const questioned = await sent();
    await complain(questioned);
    const id = await sent();
    expect(await statusAfter(DAY, id)).toBe('FINISHED');
    expect((await t.desk(questioned)).lesson.status).toBe('DONE');
  });
});
