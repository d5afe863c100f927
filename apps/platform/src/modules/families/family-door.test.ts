import { addDays } from 'date-fns/addDays';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { createFamilyApp, type FamilyApp } from '../../testing/apps/family-app.ts';

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.raw.exec(
    `delete from live_guest_link; delete from lesson_change; delete from lesson_move; delete from lesson; delete from notification; delete from notification_delivery; delete from mail; update guardian set language = 'vi' where id = 'g2'`,
  );
  t.clock.set(new Date('2026-11-18T01:42:00Z'));
});

const SOON = '2026-11-20T01:00:00Z';
const LATER = '2026-11-21T01:00:00Z';
/** What somebody is answered who comes into the room of a lesson with a link. */
const guest = async (path: string) => {
  const payload = { link: path.split('/').at(-1) };
  return (await t.request({ method: 'POST', url: '/live/v1/guests/lesson', headers: t.headers, payload })).statusCode;
};
const titles = async () => (await t.notices('teacher')).map(({ title }) => title);

describe('the door of a family', () => {
  it('shows the next lesson of its own children with the way into the room of each, and nobody else [CLS-3]', async () => {
    await t.addLesson('l1', SOON);
    const { next, ...door } = await (await t.family('g2')).door();
    expect(door).toMatchObject({
      className: '중2 수학',
      guardianName: '보호자 B02',
      language: 'vi',
      isOver: false,
      moves: [],
      students: [
        { id: 's1', name: '학생 A01' },
        { id: 's2', name: '학생 A02' },
      ],
    });
    expect(next).toMatchObject({ id: 'l1', no: 1, startAt: '2026-11-20T01:00:00.000Z', meetingUrl: null });
    expect(next!.opensAt).toBe('2026-11-20T00:45:00.000Z');
    expect(next!.entrances.map(({ studentId }) => studentId)).toEqual(['s1', 's2']);
    const mine = await (await t.family('g1')).door();
    expect(mine.students).toEqual([{ id: 's1', name: '학생 A01' }]);
    expect(mine.next!.entrances.map(({ studentId }) => studentId)).toEqual(['s1']);
    const link = mine.next!.entrances[0]!.path.split('/').at(-1);
    const guest = await t.request({
      method: 'POST',
      url: '/live/v1/guests/lesson',
      headers: t.headers,
      payload: { link },
    });
    expect(guest.json<{ data: { name: string } }>().data.name).toBe('학생 A01');
  });

  it('speaks the language that the family has chosen, in letters too', async () => {
    await t.addLesson('l1', SOON);
    const family = await t.family('g2');
    await t.request({
      method: 'PUT',
      url: '/fam/v1/language',
      headers: { ...t.headers, ...family.headers },
      payload: { language: 'ko' },
    });
    expect((await family.door()).language).toBe('ko');
    await t.propose('l1', LATER);
    const letters = (await t.mails()).filter(({ recipient }) => recipient === 'b02@family.example');
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('선생님이 수업 시간을 바꾸고 싶어 해요'),
    ]);
  });

  it('opens by the link of every letter, and no more when its teacher has renewed it', async () => {
    await t.addLesson('l1', SOON);
    await t.propose('l1', LATER);
    const [letter] = (await t.mails()).filter(({ recipient }) => recipient === 'b01@family.example');
    const path = /\/kr\/f\/[\w-]+/.exec(letter!.text)![0];
    expect(letter!.html).toContain(path);
    const old = t.atDoor(path);
    expect((await old.door()).guardianName).toBe('보호자 B01');
    const entrance = (await old.door()).next!.entrances[0]!.path;
    expect(await guest(entrance)).toBe(200);
    const { status, data } = await t.call<{ path: string; usedAt: null }>(
      'POST',
      '/tns/v1/my-classes/c1/family-links/g1/renew',
    );
    expect([status, data.usedAt]).toEqual([200, null]);
    expect(await old.get('/class')).toMatchObject({ status: 410, code: 'LINK_REVOKED' });
    expect((await t.atDoor(data.path).door()).guardianName).toBe('보호자 B01');
    // The ways into her child's lessons went with it.
    expect(await guest(entrance)).toBe(410);
    expect(await guest((await t.atDoor(data.path).door()).next!.entrances[0]!.path)).toBe(200);
    const news = (await t.mails()).filter(({ recipient }) => recipient === 'b01@family.example').at(-1)!;
    expect([news.subject, news.text]).toEqual([expect.stringContaining('새 링크'), expect.stringContaining(data.path)]);
  });

  it('is closed to whoever guesses, comes to the room with it, or belongs to the class no more', async () => {
    const family = await t.family('g1');
    const secret = family.headers.authorization.slice('Family '.length);
    for (const wrong of [
      secret.slice(0, -1),
      `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      'x'.repeat(67),
    ])
      expect((await t.atDoor(wrong).get('/class')).code).toBe('LINK_REVOKED');
    const room = await t.request({
      method: 'POST',
      url: '/live/v1/guests/lesson',
      headers: t.headers,
      payload: { link: secret },
    });
    expect(room.statusCode).toBe(410);
    await t.database.raw.exec(
      `update enrollment set status = 'TRANSFERRED', ended_at = now(), end_reason = '옮김' where student_id = 's1'`,
    );
    expect((await family.get('/class')).code).toBe('LINK_REVOKED');
    await t.database.raw.exec(
      `update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null where student_id = 's1'`,
    );
    expect((await family.get('/class')).status).toBe(200);
  });

  it('shows what was for thirty days after the class, and then closes', async () => {
    const family = await t.family('g1');
    t.clock.set(addDays(new Date('2026-12-31T01:00:00Z'), 30));
    expect((await family.get('/class')).status).toBe(200);
    t.clock.set(addDays(new Date('2026-12-31T16:00:00Z'), 31));
    expect((await family.get('/class')).code).toBe('LINK_REVOKED');
  });
});

describe('a new time that the teacher proposes to a class of two families', () => {
  const proposed = async () => {
    await t.addLesson('l1', SOON);
    return (await t.propose('l1', LATER, { reason: '학교 행사' })).data.id;
  };
  const moveOf = async (id: string) => (await t.call<LessonMove>('GET', `/tns/v1/lesson-moves/${id}`)).data;
  const startOf = async () => (await t.call<{ startAt: string }>('GET', '/tns/v1/lessons/l1')).data.startAt;

  it('moves the lesson when every family has said yes, and not before [CAL-3]', async () => {
    const id = await proposed();
    const [one, other] = [await t.family('g1'), await t.family('g3')];
    expect((await one.door()).moves).toMatchObject([
      { id, lessonNo: 1, by: 'TEACHER', reason: '학교 행사', isAgreed: false, agreed: 0, asked: 2 },
    ]);
    const first = await one.answer(id, 'ACCEPTED');
    expect(first.data.moves).toMatchObject([{ isAgreed: true, agreed: 1, asked: 2 }]);
    expect(await moveOf(id)).toMatchObject({ status: 'PROPOSED', agreed: 1, asked: 2 });
    expect(new Date(await startOf()).toISOString()).toBe(new Date(SOON).toISOString());
    // Once more is nothing more.
    expect((await one.answer(id, 'ACCEPTED')).data.moves).toMatchObject([{ agreed: 1 }]);
    expect((await other.door()).moves).toMatchObject([{ isAgreed: false, agreed: 1 }]);

    const last = await other.answer(id, 'ACCEPTED');
    expect(last.data.moves).toEqual([]);
    expect(last.data.next!.startAt).toBe(new Date(LATER).toISOString());
    expect(await moveOf(id)).toMatchObject({ status: 'ACCEPTED' });
    expect(await titles()).toContain('학생이 새 수업 시간을 수락했어요');
  });

  it('still waits for a guardian of two where another has answered for one of them', async () => {
    const id = await proposed();
    await (await t.family('g1')).answer(id, 'ACCEPTED');
    const both = await t.family('g2');
    expect((await both.door()).moves).toMatchObject([{ isAgreed: false, agreed: 1, asked: 2 }]);
    await both.answer(id, 'ACCEPTED');
    expect(await moveOf(id)).toMatchObject({ status: 'ACCEPTED' });
  });

  it('is answered by a guardian for all her children at once', async () => {
    const id = await proposed();
    await (await t.family('g2')).answer(id, 'ACCEPTED');
    expect(await moveOf(id)).toMatchObject({ status: 'ACCEPTED' });
  });

  it('ends with the first no, also of who had said yes, and the teacher reads why', async () => {
    const id = await proposed();
    const one = await t.family('g1');
    await one.answer(id, 'ACCEPTED');
    expect((await one.answer(id, 'DECLINED', '그날은 가족 행사예요')).data.moves).toEqual([]);
    expect(await moveOf(id)).toMatchObject({ status: 'DECLINED' });
    expect(new Date(await startOf()).toISOString()).toBe(new Date(SOON).toISOString());
    const [notice] = await t.notices('teacher');
    expect(notice!.content).toContain('답한 보호자: 보호자 B01. 학생의 말: 그날은 가족 행사예요');
    const kept = (await t.mails()).filter(({ subject }) => /원래 시간 그대로|vẫn giữ giờ cũ/.test(subject));
    expect(kept.map(({ recipient }) => recipient).sort()).toEqual(['b01@family.example', 'b02@family.example']);
    expect((await (await t.family('g3')).answer(id, 'ACCEPTED')).code).toBe('WRONG_STATE');
  });

  it('moves the lesson by itself where the last family that had not said yes has left', async () => {
    const id = await proposed();
    await (await t.family('g1')).answer(id, 'ACCEPTED');
    await t.database.raw.exec(
      `update enrollment set status = 'TRANSFERRED', ended_at = now(), end_reason = '옮김' where student_id = 's2'`,
    );
    await t.lessons.tick();
    expect(await moveOf(id)).toMatchObject({ status: 'ACCEPTED' });
    await t.database.raw.exec(
      `update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null where student_id = 's2'`,
    );
  });

  it('cannot be answered after its time', async () => {
    const id = await proposed();
    t.clock.set(new Date((await moveOf(id)).answerBy));
    expect((await (await t.family('g1')).answer(id, 'ACCEPTED')).code).toBe('WRONG_STATE');
  });

  it('is refused to the last family where something else stands there by now, and its yes is not lost to a wrong time', async () => {
    const id = await proposed();
    await (await t.family('g1')).answer(id, 'ACCEPTED');
    await t.addLesson('l2', LATER).catch(() => undefined);
    const answer = await (await t.family('g3')).answer(id, 'ACCEPTED');
    expect(answer.code).toBe('SCHEDULE_OVERLAP');
    expect(await moveOf(id)).toMatchObject({ status: 'PROPOSED', agreed: 1 });
  });
});

describe('another time that a family asks for', () => {
  it('is one of those that fit, waits for the teacher, and takes the place of hers', async () => {
    await t.addLesson('l1', SOON);
    const older = (await t.propose('l1', LATER)).data.id;
    const family = await t.family('g1');
    const { data } = await family.get<{ items: { startAt: string }[]; needsReason: boolean }>('/lessons/l1/move-times');
    expect(data.needsReason).toBe(false);
    const starts = data.items.map(({ startAt }) => startAt);
    expect(starts.length).toBeGreaterThan(1);
    expect(starts).toEqual(starts.toSorted());
    const wish = {
      clientId: '7f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
      newStartAt: data.items[0]!.startAt,
      reason: '병원에 가요',
    };
    const asked = await family.post<{ moves: object[] }>('/lessons/l1/moves', wish);
    expect(asked.data.moves).toMatchObject([
      { by: 'STUDENT', newStartAt: data.items[0]!.startAt, reason: '병원에 가요' },
    ]);
    // The same once more makes nothing.
    expect((await family.post<{ moves: object[] }>('/lessons/l1/moves', wish)).data.moves).toHaveLength(1);
    expect((await t.call<LessonMove>('GET', `/tns/v1/lesson-moves/${older}`)).data.status).toBe('DECLINED');
    const [notice] = await t.notices('teacher');
    expect(notice!.title).toBe('학생이 수업 시간을 바꾸고 싶어 해요');
    expect(notice!.content).toContain(
      '부탁한 보호자: 보호자 B01 이유: 병원에 가요 학생 2명이 함께 듣는 수업이라 수락하면 모두의 수업이 옮겨져요.',
    );
    // Why is between it and the teacher.
    expect((await (await t.family('g3')).door()).moves).toEqual([]);
  });

  it('says no to the time that the teacher proposed to all, and all are told', async () => {
    await t.addLesson('l1', SOON);
    const id = (await t.propose('l1', LATER)).data.id;
    await (await t.family('g3')).answer(id, 'ACCEPTED');
    const wish = { clientId: crypto.randomUUID(), newStartAt: '2026-11-23T01:00:00Z', reason: '' };
    const asked = await (await t.family('g1')).post<{ moves: object[] }>('/lessons/l1/moves', wish);
    expect(asked.data.moves).toMatchObject([{ by: 'STUDENT' }]);
    expect((await t.call<LessonMove>('GET', `/tns/v1/lesson-moves/${id}`)).data.status).toBe('DECLINED');
    expect(await titles()).toEqual(['학생이 수업 시간을 바꾸고 싶어 해요', '학생이 새 수업 시간을 거절했어요']);
    const kept = (await t.mails()).filter(({ subject }) => /원래 시간 그대로|vẫn giữ giờ cũ/.test(subject));
    expect(kept.map(({ recipient }) => recipient).sort()).toEqual(['b01@family.example', 'b02@family.example']);
    // What it asked for is the teacher's to answer before another family asks.
    const other = await (await t.family('g3')).post('/lessons/l1/moves', { ...wish, clientId: crypto.randomUUID() });
    expect(other.code).toBe('ANOTHER_ASKED');
  });

  it('is refused where it is taken, without a word about what the teacher does then', async () => {
    await t.addLesson('l1', SOON);
    await t.addLesson('l2', LATER);
    const family = await t.family('g1');
    const wish = { clientId: crypto.randomUUID(), newStartAt: LATER, reason: '' };
    const { data: _none, ...refusal } = await family.post('/lessons/l1/moves', wish);
    expect({ ...refusal, traceId: '' }).toEqual({
      status: 422,
      code: 'SCHEDULE_OVERLAP',
      message: expect.any(String) as string,
      traceId: '',
    });
  });

  it('is taken back by who asked, until the teacher has answered, and she is told', async () => {
    await t.addLesson('l1', SOON);
    const family = await t.family('g1');
    const wish = { clientId: crypto.randomUUID(), newStartAt: LATER, reason: '병원에 가요' };
    const { moves } = (await family.post<{ moves: { id: string }[] }>('/lessons/l1/moves', wish)).data;
    const withdraw = `/moves/${moves[0]!.id}/withdraw`;
    expect((await (await t.family('g3')).post(withdraw, {})).code).toBe('NOT_FOUND');
    expect((await family.post<{ moves: object[] }>(withdraw, {})).data.moves).toEqual([]);
    expect((await t.call<LessonMove>('GET', `/tns/v1/lesson-moves/${moves[0]!.id}`)).data.status).toBe('WITHDRAWN');
    expect((await titles())[0]).toBe('가족이 시간을 바꿔 달라는 부탁을 거뒀어요');
    expect((await family.post(withdraw, {})).code).toBe('WRONG_STATE');
  });

  it('is not asked for more than ten times a day, nor for a time that is months away', async () => {
    await t.addLesson('l1', SOON);
    const family = await t.family('g1');
    const ask = (newStartAt: string) =>
      family.post('/lessons/l1/moves', { clientId: crypto.randomUUID(), newStartAt, reason: '' });
    expect((await ask('2027-06-01T01:00:00Z')).code).toBe('VALIDATION');
    const far = await family.get<{ items: object[] }>('/lessons/l1/move-times?near=2027-06-01T01:00:00Z');
    expect(far.data.items).toEqual([]);
    for (let hour = 0; hour < 10; hour++)
      expect((await ask(`2026-11-24T${String(hour).padStart(2, '0')}:00:00Z`)).status).toBe(201);
    expect((await ask('2026-11-25T01:00:00Z')).code).toBe('TOO_MANY');
  });

  it('is answered to it alone where the teacher cannot, and why one asked is told to nobody else', async () => {
    await t.addLesson('l1', SOON);
    const family = await t.family('g1');
    const ask = async () => {
      const wish = { clientId: crypto.randomUUID(), newStartAt: LATER, reason: '병원에 가요' };
      return (await family.post<{ moves: { id: string }[] }>('/lessons/l1/moves', wish)).data.moves[0]!.id;
    };
    const answer = (id: string, decision: string) =>
      t.call('POST', `/tns/v1/lesson-moves/${id}/answer`, { decision, note: '그때는 다른 수업이 있어요' });
    await answer(await ask(), 'DECLINED');
    const [letter, ...none] = await t.mails();
    expect([letter!.recipient, letter!.text, none]).toEqual([
      'b01@family.example',
      expect.stringContaining('그때는 다른 수업이 있어요'),
      [],
    ]);
    await answer(await ask(), 'ACCEPTED');
    const moved = (await t.mails()).slice(1);
    expect(moved.map(({ recipient }) => recipient).sort()).toEqual(['b01@family.example', 'b02@family.example']);
    for (const { text } of moved) expect(text).not.toContain('병원');
  });
});
