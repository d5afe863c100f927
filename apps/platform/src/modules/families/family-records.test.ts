import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { NOTE_TEMPLATES } from '@portal/domain/lessons/note-templates';
import type { Answer } from '../../testing/apps/course-app.ts';
import { createFamilyApp, type FamilyApp } from '../../testing/apps/family-app.ts';
import { aDiary } from '../../testing/apps/lesson-desk-app.ts';

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
});
afterAll(() => t.close());
beforeEach(() => t.database.raw.exec(`delete from notification; delete from notification_delivery; delete from mail`));

const answerOf = (id: string, questionId: string, answer: string) =>
  t.call<LessonDesk>('POST', `/tns/v1/lessons/${id}/questions/${questionId}/answer`, { answer });
const statusOf = async (id: string) => (await t.desk(id)).lesson.status;
async function afterADay() {
  t.clock.advance(millisecondsInDay);
  await t.lessons.tick();
}

describe('the record of a lesson', () => {
  it('tells a family of its own children, in its language, with homework and what comes next', async () => {
    const id = await t.held('s1');
    const studentWords = [
      { studentId: 's1', text: '식을 혼자 세웠어요.' },
      { studentId: 's2', text: '내일 봐요.' },
    ];
    await t.send(id, aDiary({ studentWords }), [{ studentId: 's2', state: 'ABSENT', note: '' }]);
    const [korean] = await (await t.family('g1')).records();
    expect(korean).toMatchObject({
      id,
      held: true,
      attendance: [{ studentId: 's1', state: 'PRESENT', minutes: 60 }],
      note: {
        message: 'A01 학생이 대입법을 배웠어요.',
        covered: '대입법',
        homework: '교재 42-44쪽',
        nextPlan: '활용 문제',
        studentWords: [{ studentId: 's1', text: '식을 혼자 세웠어요.' }],
      },
      confirmedAt: null,
      isSettled: false,
      question: null,
    });
    expect(korean!.note!.homeworkDueAt).not.toBeNull();
    expect(JSON.stringify(korean)).not.toContain('계산 실수');
    const [both] = await (await t.family('g2')).records();
    expect(both!.attendance.map(({ studentId }) => studentId).sort()).toEqual(['s1', 's2']);
  });

  it('tells the family of a child that was not there so, not that it took the lesson', async () => {
    const id = await t.held('s1');
    const { text: messageToGuardian } = NOTE_TEMPLATES.find((template) => template.id === 'ko-lesson')!;
    await t.send(id, aDiary({ messageToGuardian }));
    const [came] = await (await t.family('g1')).records();
    const [missed] = await (await t.family('g3')).records();
    expect(came!.note!.message).toContain('A01 학생의 수업을 마쳤어요.');
    expect(missed!.note!.message).toContain('A02 학생은 수업에 함께하지 못했어요.');
    expect(missed!.note!.message).not.toContain('마쳤어요');
  });

  it('is confirmed when every family has confirmed it, and each sees its own word [CLS-2]', async () => {
    const id = await t.told();
    const [one, other] = [await t.family('g1'), await t.family('g3')];
    expect((await one.confirm(id)).data).toMatchObject({ confirmedAt: t.clock.now().toISOString(), isSettled: false });
    expect((await one.confirm(id)).status).toBe(200);
    expect(await statusOf(id)).toBe('DONE');
    expect((await other.records())[0]!.confirmedAt).toBeNull();
    expect((await other.confirm(id)).data).toMatchObject({ isSettled: true, confirmBy: null });
    expect(await statusOf(id)).toBe('FINISHED');
    expect((await t.desk(id)).diary).toMatchObject({ confirmedBy: 'GUARDIAN' });
  });

  it('is confirmed by a guardian of two although another has spoken for one of them', async () => {
    const id = await t.told();
    await (await t.family('g1')).confirm(id);
    const both = await t.family('g2');
    expect((await both.records())[0]!.confirmedAt).toBeNull();
    expect((await both.confirm(id)).data.confirmedAt).toBe(t.clock.now().toISOString());
    expect(await statusOf(id)).toBe('FINISHED');
  });

  it('counts as confirmed after a day of silence, and can then be neither confirmed nor questioned', async () => {
    const id = await t.told();
    const family = await t.family('g1');
    await afterADay();
    expect(await statusOf(id)).toBe('FINISHED');
    expect((await family.records())[0]).toMatchObject({ isSettled: true, confirmBy: null, confirmedAt: null });
    expect([(await family.confirm(id)).code, (await family.question(id)).code]).toEqual(['WRONG_STATE', 'WRONG_STATE']);
  });
});

describe('a family that remembers it otherwise', () => {
  it('asks the teacher, and nothing is confirmed by silence until a day after her answer', async () => {
    const id = await t.told();
    const family = await t.family('g1');
    await family.confirm(id);
    const asked = await family.question(id);
    expect(asked).toMatchObject({
      status: 201,
      data: { confirmedAt: null, question: { topic: 'TIME', text: '10분 늦게 시작했어요', answer: null } },
    });
    // The same once more is the same question.
    expect((await family.question(id)).status).toBe(201);
    expect((await family.question(id, '다른 말')).code).toBe('WRONG_STATE');
    expect((await family.confirm(id)).code).toBe('WRONG_STATE');
    expect((await t.notices('teacher')).map(({ title }) => title)).toEqual([
      '수업 기록을 다르게 기억하는 가족이 있어요',
    ]);
    const desk = await t.desk(id);
    expect(desk.isQuestioned).toBe(true);
    expect(desk.questions).toMatchObject([{ guardianName: '보호자 B01', studentNames: ['학생 A01'], answer: null }]);

    await afterADay();
    expect(await statusOf(id)).toBe('DONE');
    const { data } = await answerOf(id, desk.questions[0]!.id, '10분을 다음 수업에 더할게요');
    expect(data).toMatchObject({ isQuestioned: false, questions: [{ answer: '10분을 다음 수업에 더할게요' }] });
    const letter = (await t.mails()).find(({ subject }) => subject.includes('선생님이 답했어요'))!;
    expect([letter.recipient, letter.text]).toEqual([
      'b01@family.example',
      expect.stringMatching(/10분을 다음 수업에 더할게요[^]*\/kr\/f\//),
    ]);
    const [record] = await family.records();
    expect(record!.question).toMatchObject({ answer: '10분을 다음 수업에 더할게요' });
    expect(record!.confirmBy).toBe(new Date(t.clock.now().getTime() + millisecondsInDay).toISOString());
    t.clock.advance(23 * millisecondsInHour);
    await t.lessons.tick();
    expect(await statusOf(id)).toBe('DONE');
    t.clock.advance(millisecondsInHour);
    await t.lessons.tick();
    expect(await statusOf(id)).toBe('FINISHED');
  });

  it('does not keep another family from its own word; the lesson is confirmed once the question is settled', async () => {
    const id = await t.told();
    const [one, other] = [await t.family('g1'), await t.family('g3')];
    await one.question(id);
    // Its silence is no yes meanwhile, and its page says so.
    expect((await other.records())[0]).toMatchObject({ isPaused: true, question: null });
    expect((await other.confirm(id)).data.confirmedAt).not.toBeNull();
    expect(await statusOf(id)).toBe('DONE');
    await answerOf(id, (await t.desk(id)).questions[0]!.id, '맞아요, 고칠게요');
    await one.confirm(id);
    expect(await statusOf(id)).toBe('FINISHED');
  });

  it('can say so of a lesson that nobody is said to have come to', async () => {
    const id = await t.waited();
    expect((await t.step(id, 'no-show')).status).toBe(200);
    const family = await t.family('g1');
    const [record] = await family.records();
    expect(record).toMatchObject({
      id,
      held: false,
      noShow: { waited: 15, since: record!.startAt },
      attendance: [{ studentId: 's1', state: 'ABSENT', minutes: 0 }],
      note: null,
      isSettled: false,
    });
    expect(record!.confirmBy).not.toBeNull();
    expect((await family.question(id, '저희는 기다렸어요')).status).toBe(201);
    await afterADay();
    expect(await statusOf(id)).toBe('DONE');
  });

  it('can ask three times at most: each answer begins the day anew', async () => {
    const id = await t.told();
    const family = await t.family('g1');
    for (const text of ['하나', '둘', '셋']) {
      expect((await family.question(id, text)).status).toBe(201);
      const open = (await t.desk(id)).questions.find(({ answer }) => answer === null)!;
      await answerOf(id, open.id, '네');
    }
    expect((await family.question(id, '넷')).code).toBe('WRONG_STATE');
  });

  it('is not one whose child came after the lesson', async () => {
    const id = await t.told();
    await t.database.raw.exec(`update enrollment set takes_from = now() + interval '400 days' where student_id = 's2'`);
    const family = await t.family('g3');
    expect([(await family.confirm(id)).status, (await family.question(id)).status]).toEqual([404, 404]);
    expect((await t.desk(id)).questions).toEqual([]);
    const said = await t.database.raw.query(`select 1 from lesson_confirmation where lesson_id = '${id}'`);
    expect(said).toEqual([]);
    await t.database.raw.exec(`update enrollment set takes_from = null where student_id = 's2'`);
  });

  it('is answered once, and only by the teacher of the lesson', async () => {
    const id = await t.told();
    await (await t.family('g1')).question(id);
    const questionId = (await t.desk(id)).questions[0]!.id;
    const foreign: Answer<unknown> = await t.call(
      'POST',
      `/tns/v1/lessons/${id}/questions/${questionId}/answer`,
      { answer: '네' },
      { ...(await t.signIn('other')), 'x-msg-app': 'teacher-web' },
    );
    expect(foreign.status).toBe(404);
    expect((await answerOf(id, 'lqn_none', '네')).status).toBe(404);
    expect((await answerOf(id, questionId, '네')).status).toBe(200);
    expect((await answerOf(id, questionId, '네')).status).toBe(200);
    expect((await answerOf(id, questionId, '아니요')).code).toBe('WRONG_STATE');
    expect((await t.mails()).filter(({ subject }) => subject.includes('선생님이 답했어요'))).toHaveLength(1);
  });
});
