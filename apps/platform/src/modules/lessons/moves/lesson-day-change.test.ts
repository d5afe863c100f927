import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@portal/domain/contract/endpoint';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import type { TimeOff } from '@portal/domain/schedule/time-off';
import { createLessonDeskApp, type LessonDeskApp } from '../../../testing/apps/lesson-desk-app.ts';
import { answerAsStudent } from '../../../testing/families/student-side.ts';
import { familyQueries } from '../../classes/module.ts';

type Contract = typeof lessonMovesContract;

let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
  await t.addLesson('l98', '2027-02-01T01:00:00Z');
  // Wednesday, 10:42 in Seoul: one lesson this evening, one tomorrow night, one the day after.
  await t.addLesson('l1', '2026-11-18T10:00:00Z');
  await t.addLesson('l2', '2026-11-18T12:00:00Z');
  await t.addLesson('l3', '2026-11-25T10:00:00Z');
  await t.database.raw.exec('delete from free_slot');
});
afterAll(() => t.close());

const day = (over: Partial<BodyOf<Contract['proposeDayMove']>>) =>
  t.call<{ items: LessonMove[] }>('POST', '/tns/v1/lesson-moves/bulk', {
    clientId: randomUUID(),
    reason: '몸이 아파요',
    moves: [],
    ...over,
  });
const timeOffs = async () => (await t.call<{ items: TimeOff[] }>('GET', '/tns/v1/calendar/time-offs')).data.items;
const statusOf = async (id: string) => (await t.call<{ status: string }>('GET', `/tns/v1/lessons/${id}`)).data.status;

describe('a day on which the teacher is ill', () => {
  it('without free time still has times between eight and ten for each lesson, apart from each other [CAL-3]', async () => {
    const { data } = await t.call<AnswerOf<Contract['planDayMove']>>(
      'GET',
      '/tns/v1/lesson-moves/day-plan?date=2026-11-18',
    );
    expect(data.items.map(({ lesson, alternatives }) => [lesson.id, alternatives])).toEqual([
      ['l1', []],
      ['l2', []],
    ]);
    const [first, second] = data.items.map(({ others }) => others.map(({ startAt }) => startAt));
    expect(first).toEqual(['2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z']);
    expect(second).toEqual(['2026-11-19T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z']);
  });

  it('shows the letter of every family as it will be sent, in its language and on its clock [CAL-3]', async () => {
    const wanted = {
      moves: [{ lessonId: 'l1', newStartAt: '2026-11-19T10:00:00Z' }],
      cancels: [{ lessonId: 'l2', consent: true }],
    };
    const { data } = await t.call<AnswerOf<Contract['previewDayLetters']>>(
      'POST',
      '/tns/v1/lesson-moves/bulk/letters',
      {
        reason: '몸이 아파요',
        ...wanted,
      },
    );
    expect(data.items.map(({ lessonId, language, title }) => [lessonId, language, title])).toEqual([
      ['l1', 'ko', '중2 수학 1회차 – 선생님이 수업 시간을 바꾸고 싶어 해요'],
      ['l1', 'vi', '중2 수학 – buổi học số 1 – giáo viên đề nghị đổi giờ'],
      ['l2', 'ko', '중2 수학 2회차 수업이 취소됐어요'],
      ['l2', 'vi', '중2 수학 – buổi học số 2 đã bị hủy'],
    ]);
    expect(data.items[1]!.content).toMatch(/17:00[^]*Giờ mới: .*17:00/);
    const before = (await t.mails()).length;
    expect((await day(wanted)).status).toBe(201);
    const sent = (await t.mails()).slice(before).map(({ text }) => text);
    for (const { content } of data.items) expect(sent.some((text) => text.includes(content))).toBe(true);
    expect(await statusOf('l2')).toBe('CANCELED');
  });

  it('cancels by the rules alone: late without consent nothing happens at all [CAL-3]', async () => {
    await t.addLesson('l4', '2026-11-18T08:00:00Z');
    const refused = await day({
      moves: [{ lessonId: 'l3', newStartAt: '2026-11-26T10:00:00Z' }],
      cancels: [{ lessonId: 'l4', consent: false }],
      closesDay: '2026-11-18',
    });
    expect([refused.status, refused.code]).toEqual([422, 'NOTICE_24H']);
    expect(await statusOf('l4')).toBe('UPCOMING');
    expect(await timeOffs()).toEqual([]);
  });

  it('closes what is left of it, once however often it is sent [CAL-2] [R45]', async () => {
    const body = { clientId: randomUUID(), cancels: [{ lessonId: 'l4', consent: true }], closesDay: '2026-11-18' };
    expect((await day(body)).status).toBe(201);
    expect((await day(body)).status).toBe(201);
    expect((await timeOffs()).map(({ startAt, endAt }) => [startAt, endAt])).toEqual([
      ['2026-11-18T01:42:00.000Z', '2026-11-18T15:00:00.000Z'],
    ]);
    expect(t.heard.filter((line) => line.endsWith('calendar.changed'))).not.toEqual([]);
  });

  it('is closed also where its lessons stay as they are, and nobody is written to [CAL-2] [CAL-3]', async () => {
    const before = [(await t.mails()).length, (await timeOffs()).length];
    const body = { clientId: randomUUID(), closesDay: '2026-11-21' };
    for (const _ of ['once', 'and again']) {
      const { status, data } = await day(body);
      expect([status, data.items]).toEqual([201, []]);
    }
    expect([(await t.mails()).length, (await timeOffs()).length]).toEqual([before[0], before[1]! + 1]);
  });

  it('on which nothing moves, is cancelled or closes is refused, and so is one lesson for both', async () => {
    expect((await day({})).fields).toHaveProperty('moves');
    const twice = {
      moves: [{ lessonId: 'l3', newStartAt: '2026-11-26T10:00:00Z' }],
      cancels: [{ lessonId: 'l3', consent: true }],
    };
    expect((await day(twice)).fields).toHaveProperty('cancels');
    const cancels = [true, false].map((consent) => ({ lessonId: 'l3', consent }));
    expect((await day({ cancels })).fields).toHaveProperty('cancels');
    const far = { cancels: cancels.slice(0, 1), closesDay: '9999-12-31' };
    expect((await day(far)).fields).toHaveProperty('closesDay');
  });

  it('cancels a lesson whose proposal waits only when she knows of it, and once however often it is sent [CAL-3]', async () => {
    await t.addLesson('l5', '2026-12-02T10:00:00Z');
    const { data: older } = await t.propose('l5', '2026-12-03T10:00:00Z');
    const cancel = { lessonId: 'l5', consent: false };
    expect((await day({ cancels: [cancel] })).code).toBe('VERSION_CONFLICT');
    expect(await statusOf('l5')).toBe('UPCOMING');
    const seen = { clientId: randomUUID(), cancels: [{ ...cancel, replaces: older.id }] };
    expect((await day(seen)).status).toBe(201);
    expect((await day(seen)).status).toBe(201);
    expect(await statusOf('l5')).toBe('CANCELED');
  });

  it('writes to the families which proposal ends with a new one, in the letter that was shown before [CAL-3]', async () => {
    await t.addLesson('l6', '2026-12-04T10:00:00Z');
    const { data: older } = await t.propose('l6', '2026-12-05T10:00:00Z');
    const moves = [{ lessonId: 'l6', newStartAt: '2026-12-07T10:00:00Z', replaces: older.id }];
    const { data } = await t.call<AnswerOf<Contract['previewDayLetters']>>(
      'POST',
      '/tns/v1/lesson-moves/bulk/letters',
      { reason: '몸이 아파요', moves },
    );
    const [korean, vietnamese] = data.items.map(({ content }) => content);
    expect(korean).toContain('앞선 제안: 05/12/2026 (토) 19:00 (서울 시각 기준) – 이 제안은 끝났어요');
    expect(vietnamese).toMatch(/Đề nghị trước: .*17:00.* – không còn hiệu lực/);
    const before = (await t.mails()).length;
    expect((await day({ moves })).status).toBe(201);
    const sent = (await t.mails()).slice(before).map(({ text }) => text);
    for (const content of [korean, vietnamese]) expect(sent.some((text) => text.includes(content!))).toBe(true);
  });

  it('ends for a family that says no with a notice from which she decides again [CAL-3]', async () => {
    const { data } = await day({ moves: [{ lessonId: 'l3', newStartAt: '2026-11-26T10:00:00Z' }] });
    await answerAsStudent(t, data.items[0]!.id, { decision: 'DECLINED' });
    const [notice] = await t.notices('teacher');
    expect(notice!.action).toEqual({ kind: 'DECIDE_AGAIN', refId: 'l3' });
  });
});

describe('the answers of a day', () => {
  type Answers = AnswerOf<Contract['listDayAnswers']>['items'];
  const answers = async () =>
    (await t.call<{ items: Answers }>('GET', '/tns/v1/lesson-moves/day-answers?date=2026-12-10')).data.items;
  const familyOf = (guardianId: string) => familyQueries(t.database.db).of('c1', guardianId);
  const said = (items: Answers) => items.map(({ families }) => families.map(({ name, answer }) => [name, answer]));

  it('come family by family: one says yes, another asks for another time, which is the teacher’s to answer [CAL-3] [W5]', async () => {
    await t.addLesson('l7', '2026-12-10T10:00:00Z');
    const { data } = await day({ moves: [{ lessonId: 'l7', newStartAt: '2026-12-12T10:00:00Z' }] });
    const move = data.items[0]!;
    const waiting = await answers();
    expect(said(waiting)).toEqual([
      [
        ['학생 A01', 'WAITING'],
        ['학생 A02', 'WAITING'],
      ],
    ]);
    expect([waiting[0]!.move.id, waiting[0]!.wish]).toEqual([move.id, null]);
    await t.lessons.families.answerMove((await familyOf('g1'))!, move.id, { decision: 'ACCEPTED' });
    const [one] = await answers();
    expect(one!.families.map(({ answer, at }) => [answer, at])).toEqual([
      ['AGREED', t.clock.now().toISOString()],
      ['WAITING', null],
    ]);
    const wanted = { lessonId: 'l7', newStartAt: '2026-12-13T10:00:00Z', reason: '학원이 있어요' };
    await t.lessons.families.askMove((await familyOf('g3'))!, { clientId: randomUUID(), ...wanted });
    const [asked] = await answers();
    expect(said([asked!])).toEqual([
      [
        ['학생 A01', 'AGREED'],
        ['학생 A02', 'OTHER_TIME'],
      ],
    ]);
    expect([asked!.move.status, asked!.wish?.status, asked!.wish?.reason]).toEqual([
      'DECLINED',
      'PROPOSED',
      '학원이 있어요',
    ]);
  });

  it('are those of the newest proposal, and of no other teacher and no other day [CAL-3] [W5]', async () => {
    await t.addLesson('l8', '2026-12-10T05:00:00Z');
    const { data } = await t.propose('l8', '2026-12-11T05:00:00Z');
    await t.propose('l8', '2026-12-11T07:00:00Z');
    const items = await answers();
    expect(items.map(({ move }) => move.lessonId)).toEqual(['l8', 'l7']);
    expect(items.map(({ move }) => move.id)).not.toContain(data.id);
    const path = '/tns/v1/lesson-moves/day-answers?date=2026-12-1';
    expect((await t.call<{ items: Answers }>('GET', `${path}1`)).data.items).toEqual([]);
    expect((await t.call<{ items: Answers }>('GET', `${path}0`, undefined, t.other)).data.items).toEqual([]);
  });

  it('are counted before, by the families who are written to and their languages [CAL-3] [W5]', async () => {
    const { data } = await t.call<AnswerOf<Contract['planDayMove']>>(
      'GET',
      '/tns/v1/lesson-moves/day-plan?date=2026-12-10',
    );
    expect(data.items[0]!.families).toEqual([
      { id: 's1', name: '학생 A01', languages: ['ko', 'vi'] },
      { id: 's2', name: '학생 A02', languages: ['vi'] },
    ]);
  });
});
