import { randomUUID } from 'node:crypto';
import { COURSE } from '../../testing/apps/class-app.ts';
import { createTrialApp, FRIDAY, MAILBOX, type TrialApp } from '../../testing/apps/trial-app.ts';

let t: TrialApp;
beforeAll(async () => {
  t = await createTrialApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const later = (minutes: number) => new Date(Date.parse(FRIDAY) + minutes * 60_000).toISOString();
const classOf = async () => (await t.list()).items[0]!;
const count = async (table: string) => (await t.sql<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;

describe('a family that books a lesson to try [CON-3]', () => {
  it('shows its mailbox by a code, and has a class of its own with one lesson', async () => {
    const booked = await t.booked({ language: 'ko' });
    expect(booked).toEqual({
      courseTitle: '중2 수학 개념 완성 – 일차함수',
      teacherName: '시험 선생님',
      startAt: FRIDAY,
      endAt: later(30),
      door: expect.stringMatching(/^\/f\/[\w-]+$/),
    });
    const made = await classOf();
    expect(made).toMatchObject({
      name: '체험 · 중2 수학 개념 완성 – 일차함수',
      isTrial: true,
      courseId: COURSE,
      mode: 'ONLINE',
      progress: 'UPCOMING',
      lessonTotal: 1,
      lessonHeld: 0,
      studentCount: 1,
      students: [{ name: '학생 B01' }],
      nextLesson: { no: 1, title: '체험 수업', startAt: FRIDAY, endAt: later(30) },
      startDate: '2026-11-20',
      endDate: '2026-11-20',
    });
    expect(await t.steps(made.id)).toEqual(['CREATE >UPCOMING']);
    expect(await t.get(made.id)).toMatchObject({ programme: [], lessonsBehind: 0, capacity: 1 });
    const [lesson] = await t.lessonsOf(made.id);
    expect(lesson).toMatchObject({ isTrial: true, studentNames: ['학생 B01'], className: made.name });
    const { data } = await t.atDoor(booked.door);
    expect(data).toMatchObject({
      className: made.name,
      guardianName: '보호자 B01',
      students: [{ name: '학생 B01' }],
      isOver: false,
      isCanceled: false,
      next: { isTrial: true, isOneToOne: true, startAt: FRIDAY, entrances: [{ path: expect.stringContaining('/') }] },
    });
  });

  it('is written when it is in both places, how it is given back, and where', async () => {
    const { door } = await t.booked({ language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' });
    const letter = (await t.letters()).at(-1)!;
    expect(letter).toMatchObject({ to: MAILBOX, title: expect.stringContaining('đã đặt buổi học thử'), path: door });
    expect(letter.content).toMatch(/18:00.*Giờ Việt Nam[^]*20:00.*Giờ Hàn Quốc/);
    expect(letter.content).toContain('hủy');
    expect(letter.content).toContain('lịch');
  });

  it('is told to the teacher with whom she will meet and what for', async () => {
    await t.booked({ goals: '그래프를 어려워해요' });
    const [notice] = await t.notices();
    expect(notice).toMatchObject({
      kind: 'TRIAL_LESSON',
      title: '체험 수업을 예약한 가족이 있어요',
      content: expect.stringMatching(
        /20\/11\/2026 \(금\) 20:00.*학생 B01 \(14세, 보호자 보호자 B01\).*그래프를 어려워해요/,
      ),
      url: expect.stringContaining('/account/calendar'),
    });
  });

  it('is in the chat of its class, where it takes part; nobody else can come in, and no term follows', async () => {
    const { door } = await t.booked();
    const made = await classOf();
    const rooms = await t.sql<{ name: string }>(
      `select m.name from chat_member m join chat_room r on r.id = m.room_id where r.class_id = '${made.id}' order by m.name`,
    );
    expect(rooms.map(({ name }) => name)).toEqual(['보호자 B01', '시험 선생님']);
    const invitation = await t.call<{ path: string | null; seats: object }>(
      'GET',
      `/tns/v1/my-classes/${made.id}/invitation`,
    );
    expect(invitation.data).toMatchObject({ path: null, seats: { capacity: 1, students: 1, free: 0 } });
    const term = {
      clientId: randomUUID(),
      name: '다음',
      startDate: '2026-12-01',
      weeklySchedule: [{ weekday: 'MONDAY', start: '10:00', end: '11:00' }],
      skipHolidays: true,
      withStudents: false,
    };
    expect(await t.call('POST', `/tns/v1/my-classes/${made.id}/roll-over`, term)).toMatchObject({
      code: 'WRONG_STATE',
    });
    expect((await t.atDoor(door)).status).toBe(200);
  });

  it('who is grown up and learns herself writes her name once', async () => {
    const { door } = await t.booked({ relation: 'SELF', age: 30, studentName: '이하나', guardianName: '무엇이든' });
    expect((await t.atDoor(door)).data).toMatchObject({ guardianName: '이하나', students: [{ name: '이하나' }] });
  });

  it('tries for no less than the shortest lesson, whatever the package says', async () => {
    await t.sql(
      `update course_revision set content = jsonb_set(content, '{packages,1,trialMinutes}', '10') where course_id = '${COURSE}'`,
    );
    expect((await t.booked()).endAt).toBe(later(25));
    await t.sql(
      `update course_revision set content = jsonb_set(content, '{packages,1,trialMinutes}', '30') where course_id = '${COURSE}'`,
    );
  });

  it('makes one class, however often it is sent, and anybody else’s number is none of it [R45]', async () => {
    const clientId = randomUUID();
    const first = await t.book({ clientId });
    expect(first.status).toBe(201);
    expect(await t.book({ clientId, code: '000000', startAt: later(60) })).toEqual(first);
    expect(await count('teaching_class')).toBe(1);
    const other = await t.booked({ clientId, email: 'other@example.com', startAt: later(60) });
    expect(other.door).not.toBe(first.data.door);
    expect(await count('teaching_class')).toBe(2);
  });

  it('is sent again after it was taken back, and learns that it has to book anew', async () => {
    const clientId = randomUUID();
    const { door } = await t.booked({ clientId });
    await t.atDoor(door, 'POST', '/trial/cancel', { reason: '' });
    expect(await t.book({ clientId, code: '000000' })).toMatchObject({ status: 409, code: 'TRIAL_CANCELED' });
    await t.booked();
  });

  it('is sent again after the teacher has renewed the link, and is handed none', async () => {
    const clientId = randomUUID();
    await t.booked({ clientId });
    const { id } = await classOf();
    const links = await t.call<{ items: { guardianId: string }[] }>('GET', `/tns/v1/my-classes/${id}/family-links`);
    const { guardianId } = links.data.items[0]!;
    expect((await t.call('POST', `/tns/v1/my-classes/${id}/family-links/${guardianId}/renew`)).status).toBe(200);
    const again = await t.book({ clientId, code: '000000' });
    expect(again).toMatchObject({ status: 409, code: 'TRIAL_TAKEN' });
    expect(again.data).toBeUndefined();
  });

  it('does not use up the number of classes that she may have', async () => {
    await t.sql(`insert into teaching_class (id, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      select 'many-' || n, '${t.teacher.id}', '반', 'ONLINE', 'UPCOMING', '2026-11-01', '2026-12-31', 1, 1 from generate_series(1, 199) n`);
    await t.booked();
    expect((await t.make({ weeklySchedule: [{ weekday: 'MONDAY', start: '10:00', end: '11:00' }] })).status).toBe(201);
    expect(await t.make({ weeklySchedule: [{ weekday: 'MONDAY', start: '12:00', end: '13:00' }] })).toMatchObject({
      code: 'LIMIT_REACHED',
    });
  });
});

describe('the code of a booking [REG-3]', () => {
  it('goes to the mailbox in its language, and to no other once too often', async () => {
    expect((await t.sendCode({ language: 'vi' })).data).toEqual({ resendIn: 60 });
    expect((await t.letters())[0]).toMatchObject({ to: MAILBOX, title: expect.stringMatching(/^Mã xác nhận.*\d{6}$/) });
    expect(await t.sendCode()).toMatchObject({ status: 429, code: 'OTP_RESEND_WAIT' });
  });

  it('opens nothing when it is wrong, too old, of another teacher or mailbox, or for another purpose', async () => {
    const other = await t.anotherTeacher();
    const code = await t.codeFor();
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await t.book({ code: wrong })).toMatchObject({ code: 'OTP_INVALID' });
    expect(await t.book({ code, teacherId: other.id, courseId: other.courseId })).toMatchObject({
      code: 'OTP_EXPIRED',
    });
    expect(await t.book({ code, email: 'other@example.com' })).toMatchObject({ code: 'OTP_EXPIRED' });
    await t.sql(`update otp_challenge set purpose = 'SIGN_UP'`);
    expect(await t.book({ code })).toMatchObject({ code: 'OTP_EXPIRED' });
    await t.sql(`update otp_challenge set purpose = 'TRIAL_BOOKING'`);
    t.clock.advance(10 * 60_000);
    expect(await t.book({ code })).toMatchObject({ code: 'OTP_EXPIRED' });
    expect(await count('teaching_class')).toBe(0);
  });

  it('is the same however the address is typed', async () => {
    const code = await t.codeFor();
    expect((await t.book({ code, email: 'Family@Example.com' })).status).toBe(201);
  });

  it('is not looked at any more after five guesses', async () => {
    const code = await t.codeFor();
    const wrong = code === '000000' ? '111111' : '000000';
    for (let guess = 1; guess <= 5; guess++) expect((await t.book({ code: wrong })).code).toBe('OTP_INVALID');
    expect((await t.book({ code })).code).toBe('OTP_ATTEMPTS');
  });

  it('is spoilt by no stranger: neither by his guesses nor by a code that he has sent there', async () => {
    const clientId = randomUUID();
    const code = await t.codeFor({ clientId });
    for (let guess = 1; guess <= 6; guess++)
      expect((await t.book({ clientId: randomUUID(), code: '000001' })).code).toBe('OTP_EXPIRED');
    await t.codeFor({ clientId: randomUUID() });
    expect((await t.book({ clientId, code })).status).toBe(201);
  });

  it('is used up by no time that was taken', async () => {
    await t.booked({ email: 'other@example.com' });
    const clientId = randomUUID();
    const code = await t.codeFor({ clientId, startAt: later(60) });
    for (let time = 1; time <= 6; time++) expect((await t.book({ clientId, code })).code).toBe('TIME_TAKEN');
    expect((await t.book({ clientId, code, startAt: later(60) })).status).toBe(201);
  });

  it('keeps nobody from booking anew who has shown that the mailbox is hers', async () => {
    for (let booking = 1; booking <= 5; booking++) {
      const { door } = await t.booked();
      expect((await t.atDoor(door, 'POST', '/trial/cancel', { reason: '' })).status).toBe(200);
    }
  });

  it('is not sent for a time that is taken', async () => {
    await t.booked({ email: 'other@example.com' });
    const answer = await t.sendCode();
    expect(answer).toMatchObject({ status: 422, code: 'TIME_TAKEN' });
    expect(answer.alternatives!.map(({ startAt }) => startAt)).toEqual([later(60), later(90), later(7 * 24 * 60)]);
  });
});

describe('a time that somebody else was faster for', () => {
  it('is said with the three nearest that are left and nothing of what stands there, and the code stays good', async () => {
    const code = await t.codeFor();
    await t.booked({ email: 'other@example.com', startAt: later(60) });
    const answer = await t.book({ code, startAt: later(60) });
    expect(answer).toMatchObject({ status: 422, code: 'TIME_TAKEN' });
    expect(answer.conflict).toBeUndefined();
    const times = answer.alternatives!.map(({ startAt }) => startAt);
    expect(times).toEqual([later(0), later(7 * 24 * 60), later(7 * 24 * 60 + 30)]);
    expect((await t.book({ code, startAt: times[0]! })).status).toBe(201);
  });

  it.each([
    ['on no half hour', 7],
    ['past the end of her free time', 105],
    ['in no free time', 5 * 60],
    ['in her notice', -2 * 24 * 60],
    ['beyond her horizon', 60 * 7 * 24 * 60],
  ])('is refused as if it were taken where it is %s', async (_where, minutes) => {
    const code = await t.codeFor();
    expect((await t.book({ code, startAt: later(minutes) })).code).toBe('TIME_TAKEN');
    expect(await count('student')).toBe(0);
  });
});

describe('who has tried already', () => {
  it('cannot try again with her, and only the owner of the mailbox hears of it', async () => {
    await t.booked();
    expect((await t.sendCode({ startAt: later(60), email: ' FAMILY@example.com ' })).status).not.toBe(409);
    expect(await t.book({ startAt: later(60) })).toMatchObject({ status: 409, code: 'TRIAL_TAKEN' });
    expect(await t.book({ startAt: later(60), code: '000000', email: 'other@example.com' })).toMatchObject({
      code: 'OTP_EXPIRED',
    });
    expect(await count('teaching_class')).toBe(1);
  });

  it('can with another teacher, up to three that are to come', async () => {
    await t.booked();
    for (let no = 1; no <= 2; no++) {
      const other = await t.anotherTeacher();
      await t.booked({ teacherId: other.id, courseId: other.courseId });
    }
    const fourth = await t.anotherTeacher();
    const answer = await t.book({ teacherId: fourth.id, courseId: fourth.courseId });
    expect(answer).toMatchObject({ status: 409, code: 'TRIALS_OPEN' });
  });

  it('fills no teacher’s week with mailboxes made for it: ten a day, and what was taken back is none of them', async () => {
    await t.sql(`insert into teaching_class (id, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity, is_trial)
      select 'try-' || n, '${t.teacher.id}', '체험', 'ONLINE', 'UPCOMING', '2026-11-01', '2026-12-31', 1, 1, true from generate_series(1, 10) n`);
    await t.sql(`insert into student (id, name, age) select 'try-stu-' || n, '학생', 9 from generate_series(1, 10) n`);
    await t.sql(`insert into enrollment (id, class_id, student_id, status, enrolled_at, trial_lesson_id)
      select 'try-enr-' || n, 'try-' || n, 'try-stu-' || n, 'ACTIVE', '${t.clock.now().toISOString()}', null from generate_series(1, 10) n`);
    const code = await t.codeFor().catch(String);
    expect(code).toBe('Error: 409 TRIALS_FULL');
    await t.sql(`update teaching_class set canceled_at = now(), cancel_reason = '이유' where id = 'try-1'`);
    const shown = await t.codeFor();
    await t.sql(`update teaching_class set canceled_at = null, cancel_reason = null where id = 'try-1'`);
    expect(await t.book({ code: shown })).toMatchObject({ status: 409, code: 'TRIALS_FULL' });
    t.clock.advance(24 * 60 * 60_000);
    await t.booked();
  });

  it('is not who has nothing behind her: a trial that the teacher did not hold, or that was cancelled', async () => {
    await t.booked();
    await t.sql(`update lesson set status = 'DONE', held = false`);
    await t.booked({ startAt: later(7 * 24 * 60) });
    // Nobody came, although the teacher waited.
    await t.sql('update lesson set no_show = true where held = false');
    expect((await t.book({ startAt: later(90) })).code).toBe('TRIAL_TAKEN');
    await t.sql(`update lesson set status = 'CANCELED', held = null, no_show = false, cancel_reason = '이유'`);
    await t.booked({ startAt: later(90) });
  });

  it.each([
    ['takes', ''],
    ['took', "status = 'COMPLETED'"],
    ['has left', "status = 'CANCELED', ended_at = now(), end_reason = '이유'"],
  ])('is whose child %s a class of hers', async (_how, set) => {
    const { classId } = await t.familyOfHers();
    if (set) await t.sql(`update enrollment set ${set} where class_id = '${classId}'`);
    expect((await t.book()).code).toBe('TRIAL_TAKEN');
  });

  it('is not whose class was cancelled before it began', async () => {
    const { classId } = await t.familyOfHers();
    const { version } = await t.get(classId);
    await t.call('POST', `/tns/v1/my-classes/${classId}/cancel`, { version, reason: '이유', consent: true });
    expect((await t.book()).status).toBe(201);
  });
});
