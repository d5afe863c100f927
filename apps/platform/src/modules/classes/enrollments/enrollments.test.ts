import { randomUUID } from 'node:crypto';
import { WAITING_MAX } from '@portal/domain/classes/enrollment-request';
import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { createEnrollmentApp, type EnrollmentApp } from '../../../testing/apps/enrollment-app.ts';

let t: EnrollmentApp;
beforeAll(async () => {
  t = await createEnrollmentApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

/** A class whose teacher is not asked, or is. */
async function aDoor({ capacity = 2, asks = true } = {}) {
  const { id } = await t.made({ capacity });
  if (!asks) await t.call('PUT', `${MY_CLASSES}/${id}/invitation`, { asksTeacher: false });
  return { id, link: await t.linkOf(id) };
}
const titles = async () => (await t.letters()).map(({ title }) => title);
const HOURS = 3_600_000;
const when = (at: string) => `${formatDayWithWeekday(dayOf(at, 'Asia/Seoul'))} ${formatTime(at, 'Asia/Seoul')}`;

describe('a family that is let in', () => {
  it('is told of the first lesson of its own, and has as many as are its own: a trial is somebody else’s', async () => {
    const { id, link } = await aDoor({ asks: false });
    const [trial, ...own] = await t.lessonsOf(id);
    await t.set(trial!.id, 'is_trial = true');
    expect((await t.ask(link)).data.state).toBe('ACCEPTED');
    const [letter] = await t.letters();
    expect(letter!.content).toContain(`다음 수업: ${when(own[0]!.startAt)}`);
    const [row] = await t.sql<{ bought: number }>(
      `select lessons_bought as bought from enrollment where class_id = '${id}'`,
    );
    expect(row!.bought).toBe(own.length);
  });
});

describe('the link of a class', () => {
  it('shows a family the class, its week, what is left of it and the free seats [CLS-1]', async () => {
    const { id, link } = await aDoor();
    await t.enrol(id, '학생 A01');
    const answer = await t.request({
      method: 'POST',
      url: '/tns/v1/invitations/class',
      headers: t.headers,
      payload: { link },
    });
    expect(answer.json().data).toEqual({
      name: '금요반',
      teacherName: expect.any(String),
      level: expect.any(String),
      mode: 'ONLINE',
      place: null,
      weeklySchedule: [{ weekday: 'FRIDAY', start: '10:00', end: '11:00' }],
      timeZone: 'Asia/Seoul',
      nextLessonAt: expect.stringContaining('T01:00'),
      endDate: expect.any(String),
      lessonsLeft: 3,
      capacity: 2,
      seatsFree: 1,
      isFull: false,
      asksTeacher: true,
      invitee: null,
    });
  });

  it('stays the same until the teacher makes a new one, which ends it at once', async () => {
    const { id, link } = await aDoor();
    expect(await t.linkOf(id)).toBe(link);
    const { data } = await t.call<{ path: string }>('POST', `${MY_CLASSES}/${id}/invitation/renew`);
    expect(data.path).not.toContain(link);
    expect(await t.ask(link)).toMatchObject({ status: 410, code: 'LINK_REVOKED' });
    expect(await t.ask(data.path.split('/').at(-1)!)).toMatchObject({ status: 201 });
  });

  it.each(["progress = 'ENDED'", "progress = 'FINISHED'", "canceled_at = now(), cancel_reason = '이유'"])(
    'ends with the class (%s)',
    async (columns) => {
      const { id, link } = await aDoor();
      await t.sql(`update teaching_class set ${columns} where id = '${id}'`);
      expect(await t.ask(link)).toMatchObject({ code: 'LINK_REVOKED' });
      expect((await t.invitation(id)).path).toBeNull();
    },
  );

  it('sounds the same where it is guessed', async () => {
    expect(await t.ask('x'.repeat(32))).toMatchObject({ status: 410, code: 'LINK_REVOKED' });
  });
});

describe('a family that asks for a seat', () => {
  it('has it kept for 48 hours, is written to, and the teacher hears of her [CLS-1]', async () => {
    const { id, link } = await aDoor();
    const { status, data } = await t.ask(link);
    const until = new Date(t.clock.now().getTime() + 48 * HOURS).toISOString();
    expect([status, data]).toEqual([201, { state: 'REQUESTED', heldUntil: until }]);
    expect(await t.invitation(id)).toMatchObject({
      seats: { capacity: 2, students: 0, held: 1, free: 1 },
      requests: [{ state: 'REQUESTED', studentName: '학생 B01', email: 'family@example.com', heldUntil: until }],
    });
    expect(await t.letters()).toMatchObject([
      { to: 'family@example.com', title: '금요반 등록 신청을 받았어요', content: expect.stringContaining('학생 B01') },
    ]);
    expect(await t.notices()).toMatchObject([{ title: '등록 신청이 왔어요' }]);
  });

  it('makes one request, however often it is sent [R45]', async () => {
    const { id, link } = await aDoor();
    const clientId = randomUUID();
    const first = await t.ask(link, { clientId });
    expect(await t.ask(link, { clientId, studentName: '다른 이름' })).toEqual(first);
    expect((await t.invitation(id)).requests).toHaveLength(1);
    expect(await t.letters()).toHaveLength(1);
  });

  it('asks once for a child, also after her page was loaded anew; for another child she asks again', async () => {
    const { id, link } = await aDoor();
    const first = await t.ask(link);
    expect(await t.ask(link)).toEqual(first);
    await t.ask(link, { studentName: '학생 B02' });
    expect((await t.invitation(id)).requests.map(({ studentName }) => studentName)).toEqual(['학생 B01', '학생 B02']);
  });

  it('becomes student, guardian and seat when the teacher accepts, and reads when the next lesson is', async () => {
    const { id, link } = await aDoor();
    await t.ask(link, { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh' });
    const [request] = (await t.invitation(id)).requests;
    const { data } = await t.answer(id, request!.id, { answer: 'ACCEPT' });
    expect(data).toMatchObject({ seats: { students: 1, held: 0, free: 1 }, requests: [] });
    const { data: students } = await t.call<{ items: object[] }>('GET', `${MY_CLASSES}/${id}/students`);
    expect(students.items).toMatchObject([
      {
        name: '학생 B01',
        age: 14,
        goals: '그래프를 어려워해요',
        guardians: [{ name: '보호자 B01', relation: 'MOTHER', language: 'vi' }],
        lessonsBought: 3,
        lessonsLeft: 3,
      },
    ]);
    const [, accepted] = await t.letters();
    expect(accepted).toMatchObject({ title: '금요반 – đã đăng ký', content: expect.stringContaining('08:00') });
  });

  it('is written the reason when the teacher declines, and her seat is free again', async () => {
    const { id, link } = await aDoor();
    await t.ask(link);
    const [request] = (await t.invitation(id)).requests;
    const { data } = await t.answer(id, request!.id, { answer: 'DECLINE', reason: '수준이 맞지 않아요' });
    expect(data).toMatchObject({ seats: { held: 0, free: 2 }, requests: [] });
    expect((await t.letters()).at(-1)).toMatchObject({
      title: '금요반에 등록하지 못했어요',
      content: expect.stringContaining('이유: 수준이 맞지 않아요'),
    });
    for (const answer of ['ACCEPT', 'DECLINE'])
      expect(await t.answer(id, request!.id, { answer, ...(answer === 'DECLINE' && { reason: '' }) })).toMatchObject({
        code: 'WRONG_STATE',
      });
  });

  it('is in at once where the teacher does not want to be asked', async () => {
    const { id, link } = await aDoor({ asks: false });
    expect((await t.ask(link)).data).toEqual({ state: 'ACCEPTED', heldUntil: null });
    expect((await t.invitation(id)).seats).toEqual({ capacity: 2, students: 1, held: 0, free: 1 });
    expect(await titles()).toEqual(['금요반에 등록했어요']);
    expect(await t.notices()).toMatchObject([{ title: '새 학생이 등록했어요' }]);
  });

  it('loses what the teacher did not answer in time, and both hear of it', async () => {
    const { id, link } = await aDoor();
    await t.ask(link);
    t.clock.advance(48 * HOURS - 1);
    await t.tick();
    expect((await t.invitation(id)).requests).toHaveLength(1);
    t.clock.advance(1);
    await t.tick();
    expect(await t.invitation(id)).toMatchObject({ seats: { held: 0, free: 2 }, requests: [] });
    expect((await titles()).at(-1)).toBe('금요반 자리를 더 맡아 두지 못해요');
    expect((await t.notices()).map(({ title }) => title)).toContain('답할 시간이 지난 신청이 있어요');
  });
});

describe('a request that came to nothing', () => {
  it.each(['DECLINE', 'EXPIRE'])('is forgotten after 30 days, with all names and addresses (%s)', async (how) => {
    const { id, link } = await aDoor();
    await t.ask(link);
    const [request] = (await t.invitation(id)).requests;
    if (how === 'DECLINE') await t.answer(id, request!.id, { answer: 'DECLINE', reason: '' });
    else t.clock.advance(48 * HOURS);
    await t.tick();
    const kept = async () => (await t.sql('select 1 from enrollment_request')).length;
    // Lessons would be missed meanwhile.
    await t.sql("update enrollment_request set answered_at = answered_at - interval '30 days'");
    await t.tick();
    expect(await kept()).toBe(1);
    t.clock.advance(1);
    await t.tick();
    expect(await kept()).toBe(0);
  });
});

describe('a class without a free seat', () => {
  it('lets families wait, and gives the seat that becomes free to the one who waits longest', async () => {
    const { id, link } = await aDoor({ capacity: 1 });
    await t.ask(link, { studentName: '첫째' });
    for (const studentName of ['둘째', '셋째']) {
      t.clock.advance(1000);
      expect((await t.ask(link, { studentName })).data).toEqual({ state: 'WAITING', heldUntil: null });
    }
    const [first, second] = (await t.invitation(id)).requests;
    expect(await t.answer(id, second!.id, { answer: 'ACCEPT' })).toMatchObject({ code: 'WRONG_STATE' });
    await t.answer(id, first!.id, { answer: 'DECLINE', reason: '' });
    t.clock.advance(1);
    await t.tick();
    const { requests, seats } = await t.invitation(id);
    expect(requests.map(({ studentName, state }) => [studentName, state])).toEqual([
      ['둘째', 'REQUESTED'],
      ['셋째', 'WAITING'],
    ]);
    expect(seats).toEqual({ capacity: 1, students: 0, held: 1, free: 0 });
    expect((await titles()).at(-1)).toBe('금요반 자리가 났어요');
  });

  it('fills a new seat at once where the teacher does not want to be asked, with one letter', async () => {
    const { id, link } = await aDoor({ capacity: 1, asks: false });
    await t.ask(link, { studentName: '첫째' });
    await t.ask(link, { studentName: '둘째' });
    const { version } = await t.get(id);
    const settings = { name: '금요반', capacity: 2, place: '', meetingUrl: '', version };
    expect(await t.call('PUT', `${MY_CLASSES}/${id}`, settings)).toMatchObject({ status: 200 });
    t.clock.advance(1);
    await t.tick();
    expect((await t.invitation(id)).seats).toEqual({ capacity: 2, students: 2, held: 0, free: 0 });
    expect((await titles()).slice(1)).toEqual(['금요반 빈자리를 기다리고 있어요', '금요반에 등록했어요']);
  });

  it('takes no more names than the waiting list has', async () => {
    const { id, link } = await aDoor({ capacity: 1 });
    for (let no = 0; no <= WAITING_MAX; no++) await t.ask(link, { studentName: `학생 ${no}` });
    expect(await t.ask(link)).toMatchObject({ status: 409, code: 'CLASS_FULL' });
    expect((await t.invitation(id)).requests).toHaveLength(WAITING_MAX + 1);
  });

  it('cannot have fewer seats than students and kept ones', async () => {
    const { id, link } = await aDoor();
    await t.enrol(id, '학생 A01');
    await t.ask(link);
    const settings = { name: '금요반', capacity: 1, place: '', meetingUrl: '', version: 1 };
    const answer = await t.call('PUT', `${MY_CLASSES}/${id}`, settings);
    expect(answer.fields).toEqual({
      capacity: '지금 듣는 학생이 1명이에요. 신청한 가족에게 맡아 둔 자리가 1개 있어요.',
    });
  });

  it('ends what waits when it is over, with a letter to each', async () => {
    const { id, link } = await aDoor({ capacity: 1 });
    await t.ask(link);
    await t.ask(link, { studentName: '둘째' });
    await t.sql(`update teaching_class set canceled_at = now(), cancel_reason = '이유' where id = '${id}'`);
    t.clock.advance(1);
    await t.tick();
    expect((await t.invitation(id)).requests).toEqual([]);
    expect((await titles()).slice(2)).toEqual(Array(2).fill('금요반에 등록하지 못했어요'));
  });
});
