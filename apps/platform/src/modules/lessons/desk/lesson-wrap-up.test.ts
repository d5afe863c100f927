import { NOTE_TEMPLATES } from '@portal/domain/lessons/note-templates';
import { aDiary, createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';
import { teachingClass } from '../../classes/classes.tables.ts';

let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

const templateOf = (id: string) => NOTE_TEMPLATES.find((template) => template.id === id)!.text;

describe('attendance [CLS-3]', () => {
  it('is corrected by the teacher, with what it was before', async () => {
    const id = await t.held('s1');
    const answer = await t.mark(id, { studentId: 's2', state: 'EXCUSED', note: '병원' });
    expect(answer.data).toMatchObject({
      attendance: [
        { state: 'PRESENT', source: 'AUTO' },
        { state: 'EXCUSED', source: 'MANUAL', note: '병원' },
      ],
    });
    expect((await t.evidenceOf(id)).events.at(-1)).toMatchObject({
      kind: 'ATTENDANCE_FIXED',
      data: { student: '학생 A02', before: 'ABSENT', after: 'EXCUSED', note: '병원' },
    });
    await t.mark(id, { studentId: 's2', state: 'EXCUSED', note: '병원' });
    expect(await t.kindsOf(id)).toEqual(['STARTED', 'JOINED', 'ENDED', 'ATTENDANCE_FIXED']);
  });

  it('that she has corrected while the lesson ran keeps her word and gets the minutes of the room', async () => {
    const id = await t.lessonAt(0);
    await t.step(id, 'start');
    await t.mark(id, { studentId: 's1', state: 'LATE', note: '버스' });
    await t.room(id, 'JOINED', 's1');
    t.clock.advance(60 * MINUTE);
    await t.step(id, 'finish');
    expect((await t.desk(id)).attendance[0]).toMatchObject({ state: 'LATE', note: '버스', minutes: 60 });
  });

  it.each(['OFFLINE', 'BOTH'] as const)('of a lesson that is %s is open until she says', async (mode) => {
    const id = await t.lessonAt(0, { mode, place: '음악실' });
    await t.step(id, 'start');
    await t.step(id, 'finish');
    expect((await t.desk(id)).attendance.map(({ state }) => state)).toEqual([null, null]);
    expect(await t.send(id, aDiary(), [{ studentId: 's1', state: 'PRESENT', note: '' }])).toMatchObject({
      status: 422,
      code: 'ATTENDANCE_MISSING',
    });
    expect(await t.desk(id)).toMatchObject({ attendance: [{ state: null }, { state: null }], diary: { version: 0 } });
  });

  it('knows only students of the lesson', async () => {
    const id = await t.held();
    expect(await t.mark(id, { studentId: 's9', state: 'PRESENT', note: '' })).toMatchObject({ code: 'VALIDATION' });
  });

  it('is not proposed where the lesson is held somewhere else', async () => {
    const meetingUrl = 'https://meet.example/c1';
    await t.database.db.update(teachingClass).set({ meetingUrl });
    const id = await t.held();
    expect(await t.desk(id)).toMatchObject({ meetingUrl, attendance: [{ state: null }, { state: null }] });
    await t.database.db.update(teachingClass).set({ meetingUrl: null });
  });
});

describe('the diary of a lesson [W3]', () => {
  it('is kept while she writes, and never overwritten by an older page', async () => {
    const id = await t.held('s1', 's2');
    expect(await t.save(id)).toMatchObject({ status: 200, data: { version: 1, covered: '대입법', sentAt: null } });
    // The answer was lost, and the page asks again.
    expect(await t.save(id)).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await t.save(id, aDiary({ version: 1, covered: '가감법' }))).toMatchObject({ data: { version: 2 } });
    expect(await t.save(id, aDiary({ version: 1, covered: '다른 곳' }))).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await t.desk(id)).diary).toMatchObject({ covered: '가감법', version: 2 });
  });

  it('is sent once, with the marks, to each guardian in her language, and starts a day of confirmation', async () => {
    const id = await t.held('s1');
    const before = (await t.mails()).length;
    const answer = await t.send(id, aDiary(), [{ studentId: 's2', state: 'EXCUSED', note: '' }]);
    expect(answer.data).toMatchObject({
      lesson: { status: 'DONE' },
      diary: {
        sentAt: t.clock.now().toISOString(),
        confirmBy: new Date(t.clock.now().getTime() + 864e5).toISOString(),
      },
      recipients: [
        { id: 'g1', language: 'ko' },
        { id: 'g2', language: 'vi' },
      ],
    });
    expect(await t.send(id, aDiary(), [])).toMatchObject({ status: 200 });
    expect(await t.send(id, aDiary({ version: 1 }))).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.save(id, aDiary({ version: 1 }))).toMatchObject({ code: 'WRONG_STATE' });
    const [korean, vietnamese, ...more] = (await t.mails())
      .slice(before)
      .sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
    expect(more).toEqual([]);
    expect(korean).toMatchObject({ recipient: 'b01@family.example', html: expect.stringContaining('lang="ko"') });
    expect(korean!.text).toContain('A01 학생이 대입법을 배웠어요.');
    expect(korean!.text).toContain('학생 A01: 출석');
    expect(korean!.text).toContain('숙제: 교재 42-44쪽');
    expect(korean!.text).not.toContain('학생 A02');
    expect(vietnamese).toMatchObject({ recipient: 'b02@family.example', html: expect.stringContaining('lang="vi"') });
    expect(vietnamese!.text).toContain('학생 A02: Vắng có phép');
    expect(vietnamese!.text).toContain('Bài tập về nhà: 교재 42-44쪽');
    for (const { text } of [korean!, vietnamese!]) expect(text).not.toContain('계산 실수');
    expect(await t.kindsOf(id)).toEqual(['STARTED', 'JOINED', 'ENDED', 'ATTENDANCE_FIXED', 'DIARY_SENT']);
  });

  it('says a word about a student to that student’s family alone', async () => {
    const id = await t.held('s1', 's2');
    const before = (await t.mails()).length;
    const studentWords = [
      { studentId: 's1', text: '식을 혼자 세웠어요.' },
      { studentId: 's2', text: '부호를 한 번 더 봐요.' },
    ];
    expect(await t.save(id, aDiary({ studentWords: [{ studentId: 's9', text: '누구?' }] }))).toMatchObject({
      code: 'VALIDATION',
      fields: { studentWords: '이 수업의 학생이 아니에요.' },
    });
    expect(await t.send(id, aDiary({ studentWords: [{ studentId: 's9', text: '누구?' }] }))).toMatchObject({
      code: 'VALIDATION',
    });
    expect((await t.send(id, aDiary({ studentWords }))).status).toBe(200);
    expect((await t.desk(id)).diary.studentWords).toEqual(studentWords);
    const [korean, vietnamese] = (await t.mails()).slice(before).sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
    expect(korean!.text).toContain('A01 학생에게: 식을 혼자 세웠어요.');
    expect(korean!.text).not.toContain('부호');
    expect(vietnamese!.text).toContain('Lời nhắn cho 학생 A02: 부호를 한 번 더 봐요.');
  });

  it('tells the family of a child that was not there so, in its language, and not that it took the lesson', async () => {
    const id = await t.held('s2');
    const before = (await t.mails()).length;
    const [messageToGuardian, messageToGuardianVi] = ['ko-lesson', 'vi-praise'].map(templateOf);
    expect((await t.send(id, aDiary({ messageToGuardian, messageToGuardianVi }))).status).toBe(200);
    const [korean, vietnamese] = (await t.mails()).slice(before).sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
    expect(korean!.text).toContain('A01 학생은 수업에 함께하지 못했어요.');
    expect(korean!.text).toContain('수업에서는 이런 내용을 배웠어요: 대입법');
    expect(korean!.text).toContain('숙제: 교재 42-44쪽');
    expect(korean!.text).toContain('학생 A01: 결석');
    expect(korean!.text).not.toContain('수업을 마쳤어요');
    // Of her two one came.
    expect(vietnamese!.text).toContain('학생 A02 đã tham gia buổi học rất chăm chỉ.');
    expect(vietnamese!.text).toContain('학생 A01 không có mặt ở buổi học.');
  });

  it('calls what was covered nothing that a child has learned who was not there', async () => {
    const id = await t.held();
    const before = (await t.mails()).length;
    await t.send(id, aDiary({ messageToGuardian: '감기 얼른 나아요.' }));
    const [korean, vietnamese] = (await t.mails()).slice(before).sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
    expect(korean!.text).toContain('감기 얼른 나아요.');
    expect(korean!.text).toContain('수업 내용: 대입법');
    expect(vietnamese!.text).toContain('Nội dung buổi học: 대입법');
  });

  it('says to each guardian what was written in her language', async () => {
    const id = await t.held('s1', 's2');
    const before = (await t.mails()).length;
    const diary = aDiary({ messageToGuardianVi: '{student} đã học {covered}.' });
    await t.save(id, diary);
    expect((await t.desk(id)).diary.messageToGuardianVi).toBe('{student} đã học {covered}.');
    expect((await t.send(id, { ...diary, version: 1 })).status).toBe(200);
    const [korean, vietnamese] = (await t.mails()).slice(before).sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
    expect(korean!.text).toContain('A01 학생이 대입법을 배웠어요.');
    expect(korean!.text).not.toContain('đã học');
    expect(vietnamese!.text).toContain('학생 A01, 학생 A02 đã học 대입법.');
    expect(vietnamese!.text).not.toContain('배웠어요');
  });

  it('waits among the tasks of the day until it is sent [PLN-1]', async () => {
    const id = await t.held('s1', 's2');
    const waits = async () => {
      const { data } = await t.call<{ tasks: { type: string; action: { lesson: { id: string } | null } }[] }>(
        'GET',
        '/tns/v1/today',
      );
      return data.tasks.some(({ type, action }) => type === 'LESSON' && action.lesson?.id === id);
    };
    expect(await waits()).toBe(true);
    await t.send(id);
    expect(await waits()).toBe(false);
  });

  it('is not sent before the lesson is over, nor without a word', async () => {
    const id = await t.lessonAt(0);
    expect(await t.save(id)).toMatchObject({ code: 'WRONG_STATE' });
    await t.step(id, 'start');
    expect(await t.save(id)).toMatchObject({ status: 200 });
    expect(await t.send(id, aDiary({ version: 1 }))).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.send(id, aDiary({ covered: ' ' }))).toMatchObject({ status: 400 });
  });

  it('is confirmed by a guardian, or by itself after a day; then the lesson counts', async () => {
    const [byGuardian, byClock] = [await t.held('s1', 's2'), await t.held('s1', 's2')];
    await expect(t.confirm(byGuardian)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const left = (await t.desk(byGuardian)).students[0]!.lessonsLeft;
    await t.send(byGuardian);
    await t.send(byClock);
    await t.confirm(byGuardian);
    t.clock.advance(24 * 60 * MINUTE - 1);
    await t.tick();
    expect((await t.desk(byClock)).lesson.status).toBe('DONE');
    t.clock.advance(1);
    await t.tick();
    expect(await t.desk(byGuardian)).toMatchObject({
      lesson: { status: 'FINISHED' },
      diary: { confirmedBy: 'GUARDIAN' },
    });
    expect(await t.desk(byClock)).toMatchObject({ lesson: { status: 'FINISHED' }, diary: { confirmedBy: 'AUTO' } });
    expect((await t.desk(byClock)).students[0]!.lessonsLeft).toBeLessThanOrEqual(left);
    expect((await t.evidenceOf(byClock)).events.at(-1)).toMatchObject({ kind: 'CONFIRMED', data: { by: 'AUTO' } });
    expect(await t.mark(byClock, { studentId: 's1', state: 'ABSENT', note: '' })).toMatchObject({
      code: 'WRONG_STATE',
    });
  });
});
