import { randomUUID } from 'node:crypto';
import { createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';
import { answerAsStudent } from '../../../testing/families/student-side.ts';

let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
  // The class goes on, whatever becomes of the lessons below.
  await t.addLesson('l98', '2027-02-01T01:00:00Z');
});
afterAll(() => t.close());

const DAY = 24 * 60;
/** Mails that the action brought, by address. */
async function mailsOf(action: () => Promise<unknown>) {
  const before = (await t.mails()).length;
  await action();
  return (await t.mails()).slice(before).toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1));
}

describe('guardians without an account [CAL-3]', () => {
  it('hear of a cancelled lesson by mail: each once, in her language, on her clock, of her own children', async () => {
    const id = await t.lessonAt(-3 * DAY);
    const { startAt } = (await t.desk(id)).lesson;
    const cancel = () => t.call('POST', `/tns/v1/lessons/${id}/cancel`, { reason: '몸이 아파요', version: 1 });
    const [korean, vietnamese, ...more] = await mailsOf(cancel);
    expect(more).toEqual([]);
    expect([korean!.recipient, korean!.subject]).toEqual([
      'b01@family.example',
      '[클래스] 중2 수학 1회차 수업이 취소됐어요',
    ]);
    expect(korean!.text).toContain(
      '학생: 학생 A01\n수업 시간: 21/11/2026 (토) 10:42 (서울 시각 기준)\n이유: 몸이 아파요',
    );
    expect([vietnamese!.recipient, vietnamese!.subject]).toEqual([
      'b02@family.example',
      '[클래스] 중2 수학 – buổi học số 1 đã bị hủy',
    ]);
    expect(vietnamese!.text).toContain('Học sinh: 학생 A01, 학생 A02');
    // Two hours earlier on the clock of Ho Chi Minh City.
    expect(vietnamese!.text).toMatch(/Thời gian: .*08:42.* \(Giờ Việt Nam\)/);
    expect(startAt).toBe('2026-11-21T01:42:00.000Z');
    expect(await mailsOf(cancel)).toEqual([]);
  });

  it('are asked about a new time, and hear of a lesson that was moved', async () => {
    const id = await t.lessonAt(-3 * DAY);
    const { startAt } = (await t.desk(id)).lesson;
    const to = new Date(Date.parse(startAt) + 5 * 60 * MINUTE).toISOString();
    let moveId = '';
    const propose = async () => (moveId = (await t.propose(id, to, { reason: '학교 행사' })).data.id);
    const asked = await mailsOf(propose);
    expect(asked.map(({ subject }) => subject)).toEqual([
      '[클래스] 중2 수학 2회차 – 선생님이 수업 시간을 바꾸고 싶어 해요',
      '[클래스] 중2 수학 – buổi học số 2 – giáo viên đề nghị đổi giờ',
    ]);
    expect(asked[0]!.text).toContain('그때까지 수업은 이전 시간 그대로예요.');
    const answer = () => answerAsStudent(t, moveId, { decision: 'ACCEPTED' });
    const mails = await mailsOf(answer);
    expect(mails.map(({ subject }) => subject)).toEqual([
      '[클래스] 중2 수학 2회차 수업 시간이 바뀌었어요',
      '[클래스] 중2 수학 – buổi học số 2 đã đổi giờ',
    ]);
    expect(mails[0]!.text).toContain(
      '이전 시간: 24/11/2026 (화) 10:42 (서울 시각 기준)\n새 시간: 24/11/2026 (화) 15:42 (서울 시각 기준)\n이유: 학교 행사',
    );
    expect(mails[1]!.text).toMatch(/Giờ cũ: .*08:42.*\nGiờ mới: .*13:42/);
    expect(await mailsOf(() => answer().catch(() => undefined))).toEqual([]);
  });

  it('hear that a time about which they were asked is asked no more', async () => {
    const id = await t.lessonAt(-3 * DAY);
    const { startAt } = (await t.desk(id)).lesson;
    const to = new Date(Date.parse(startAt) + 7 * 60 * MINUTE).toISOString();
    const { data } = await t.propose(id, to, { reason: '학교 행사' });
    const mails = await mailsOf(() => t.call('POST', `/tns/v1/lesson-moves/${data.id}/withdraw`));
    expect(mails.map(({ subject }) => subject)).toEqual([
      '[클래스] 중2 수학 3회차 수업은 원래 시간 그대로예요',
      '[클래스] 중2 수학 – buổi học số 3 vẫn giữ giờ cũ',
    ]);
  });

  it('hear of a cancelled class in one letter, a trial’s guardian too', async () => {
    const { raw } = t.database;
    for (const start of [-5, -4]) await t.lessonAt(start * DAY);
    await raw.exec(`
      insert into student (id, name, age) values ('s9', '학생 A09', 12);
      insert into guardian (id, name, language, time_zone, email)
        values ('g9', '보호자 B09', 'ko', 'Asia/Seoul', 'b09@family.example');
      insert into student_guardian values ('s9', 'g9', 'MOTHER');`);
    const trial = await t.addLesson('trial99', '2027-01-04T01:00:00Z', 60, { isTrial: true });
    await raw.query(
      `insert into enrollment (id, class_id, student_id, trial_lesson_id, status, enrolled_at)
       values ($1, 'c1', 's9', $2, 'ACTIVE', now())`,
      [randomUUID(), trial],
    );
    const cancel = () => t.call('POST', '/tns/v1/my-classes/c1/cancel', { version: 1, reason: '이사해요' });
    const mails = await mailsOf(cancel);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['b01@family.example', '[클래스] 중2 수학 수업을 더 하지 않게 됐어요'],
      ['b02@family.example', '[클래스] 중2 수학 – lớp học kết thúc sớm'],
      ['b09@family.example', '[클래스] 중2 수학 수업을 더 하지 않게 됐어요'],
    ]);
    expect(mails[1]!.text).toMatch(/Học sinh: 학생 A01, 학생 A02\n4 buổi còn lại đã bị hủy\.\nLý do: 이사해요/);
    expect(await mailsOf(cancel)).toEqual([]);
  });
});
