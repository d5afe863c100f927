import { millisecondsInHour } from 'date-fns/constants';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import { createFamilyApp, type FamilyApp } from '../../testing/apps/family-app.ts';
import { MINUTE } from '../../testing/apps/lesson-desk-app.ts';

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
});
afterAll(() => t.close());

let no = 0;
let id: string;
/** When the lesson of a test begins, and another time for it. */
let soon: string;
let later: string;
const hoursAfter = (at: string, hours: number) => new Date(Date.parse(at) + hours * millisecondsInHour).toISOString();
// What happened in a lesson stays: each test has one of its own, two days after it is looked at.
beforeEach(async () => {
  await t.database.raw.exec(
    `update lesson set status = 'CANCELED', cancel_reason = '이유', canceled_by = 'TEACHER' where status in ('UPCOMING', 'IN_PROGRESS');
    update teaching_class set progress = 'IN_PROGRESS' where id = 'c1';
    delete from notification; delete from notification_delivery; delete from mail`,
  );
  no += 1;
  id = `l${no}`;
  soon = hoursAfter('2026-11-18T01:00:00Z', no * 48);
  later = hoursAfter(soon, 24);
  t.clock.set(new Date(hoursAfter(soon, -48)));
});
const aLesson = (rest = {}) => t.addLesson(id, soon, 60, rest);

const absencesOf = async (id: string) => (await t.desk(id)).attendance.map(({ absence }) => absence?.reason ?? null);
const news = async () => (await t.notices('teacher')).map(({ title, content }) => `${title} | ${content}`);
const stateOf = async (id: string, studentId: string) =>
  (await t.desk(id)).attendance.find((row) => row.studentId === studentId)!.state;

describe('a family that says before a lesson that a child cannot come', () => {
  it('sees it on its page, the way into the room stays open, and the teacher reads why at once [CLS-3]', async () => {
    await aLesson();
    const family = await t.family('g2');
    expect((await family.door()).next!.takers).toEqual([
      { studentId: 's1', absence: null },
      { studentId: 's2', absence: null },
    ]);
    const { status, data } = await family.announce(id, 's1', ' 병원에 가요 ');
    expect([status, data.next!.takers]).toEqual([
      200,
      [
        { studentId: 's1', absence: { reason: '병원에 가요', announcedAt: t.clock.now().toISOString() } },
        { studentId: 's2', absence: null },
      ],
    ]);
    expect(data.next!.entrances.map(({ studentId }) => studentId)).toEqual(['s1', 's2']);
    // The other guardian of the child sees it too; the other child's does not.
    expect((await (await t.family('g1')).door()).next!.takers[0]!.absence).not.toBeNull();
    expect((await (await t.family('g3')).door()).next!.takers).toEqual([{ studentId: 's2', absence: null }]);
    expect(await absencesOf(id)).toEqual(['병원에 가요', null]);
    expect(await t.notices('teacher')).toMatchObject([
      {
        kind: 'LESSON_ABSENCE',
        title: '이번 수업에 못 오는 학생이 있어요',
        content: '중2 수학 1회차 · 20/11/2026 (금) 10:00. 학생 A01 (보호자 보호자 B02). 이유: 병원에 가요',
        url: `/kr/account/lessons/${id}`,
      },
    ]);
    expect(t.heard).toContain(`${t.teacher.id} lesson.changed ${id}`);
  });

  it('says it once, and whoever says it otherwise learns that another guardian was first', async () => {
    await aLesson();
    await (await t.family('g2')).announce(id, 's1', '병원');
    const other = await t.family('g1');
    expect((await other.announce(id, 's1', '병원')).status).toBe(200);
    expect((await other.announce(id, 's1', '여행')).code).toBe('WRONG_STATE');
    expect(await news()).toHaveLength(1);
  });

  it('can take it back until the lesson begins, and the teacher learns that he comes', async () => {
    await aLesson();
    await (await t.family('g2')).announce(id, 's1');
    t.clock.advance(MINUTE);
    const { data } = await (await t.family('g1')).takeBack(id, 's1');
    expect(data.next!.takers).toEqual([{ studentId: 's1', absence: null }]);
    expect((await (await t.family('g1')).takeBack(id, 's1')).status).toBe(200);
    t.clock.advance(MINUTE);
    await (await t.family('g1')).announce(id, 's1');
    expect((await news()).map((line) => line.split(' | ')[0])).toEqual([
      '이번 수업에 못 오는 학생이 있어요',
      '못 온다고 했던 학생이 와요',
      '이번 수업에 못 오는 학생이 있어요',
    ]);
  });

  it('can say nothing of a lesson that has begun, or of the child of another family', async () => {
    await aLesson();
    const [family, foreign] = [await t.family('g1'), await t.family('g3')];
    expect((await family.announce(id, 's2')).code).toBe('NOT_FOUND');
    expect((await foreign.takeBack(id, 's1')).code).toBe('NOT_FOUND');
    await family.announce(id, 's1');
    t.clock.set(new Date(soon));
    expect((await family.announce(id, 's1', '늦었어요')).code).toBe('WRONG_STATE');
    expect((await family.takeBack(id, 's1')).code).toBe('WRONG_STATE');
    expect(await absencesOf(id)).toEqual(['', null]);
  });

  it('can say nothing once the teacher has begun before the time', async () => {
    await aLesson();
    const family = await t.family('g1');
    t.clock.set(new Date(Date.parse(soon) - 5 * MINUTE));
    const { startAt } = (await family.door()).next!;
    await t.step(id, 'start');
    const refused = await t.request({
      method: 'PUT',
      url: `/fam/v1/lessons/${id}/absences/s1`,
      headers: { ...t.headers, ...family.headers },
      payload: { startAt, reason: '' },
    });
    expect(refused.json<{ code: string }>().code).toBe('WRONG_STATE');
  });
});

describe('the attendance of a lesson that a child was not to come to', () => {
  async function held(...came: string[]) {
    await aLesson();
    const family = await t.family('g2');
    for (const studentId of ['s1', 's2']) await family.announce(id, studentId, '여행');
    t.clock.set(new Date(soon));
    await t.step(id, 'start');
    for (const student of came) await t.room(id, 'JOINED', student);
    t.clock.advance(millisecondsInHour);
  }

  it('proposes that he is excused, while it runs and after, unless he really came [CLS-3]', async () => {
    await held('s2');
    expect([await stateOf(id, 's1'), await stateOf(id, 's2')]).toEqual(['EXCUSED', 'PRESENT']);
    await t.step(id, 'finish');
    expect([await stateOf(id, 's1'), await stateOf(id, 's2')]).toEqual(['EXCUSED', 'PRESENT']);
    await t.send(id);
    const [record] = await (await t.family('g2')).records();
    expect(record!.attendance.map(({ state }) => state).sort()).toEqual(['EXCUSED', 'PRESENT']);
  });

  it('proposes it for who looked in before the lesson and was gone when it began', async () => {
    await aLesson();
    await (await t.family('g1')).announce(id, 's1');
    t.clock.set(new Date(Date.parse(soon) - 10 * MINUTE));
    await t.room(id, 'JOINED', 's1');
    await t.room(id, 'LEFT', 's1');
    t.clock.set(new Date(soon));
    await t.step(id, 'start');
    t.clock.advance(millisecondsInHour);
    await t.step(id, 'finish');
    expect([await stateOf(id, 's1'), await stateOf(id, 's2')]).toEqual(['EXCUSED', 'ABSENT']);
  });

  it('proposes it where there is no room that could see anybody', async () => {
    await aLesson({ mode: 'OFFLINE', place: '공부방' });
    await (await t.family('g1')).announce(id, 's1');
    t.clock.set(new Date(soon));
    await t.step(id, 'start');
    await t.step(id, 'finish');
    expect([await stateOf(id, 's1'), await stateOf(id, 's2')]).toEqual(['EXCUSED', null]);
  });

  it('keeps what the teacher says', async () => {
    await held();
    await t.step(id, 'finish');
    await t.mark(id, { studentId: 's1', state: 'ABSENT', note: '' });
    expect(await stateOf(id, 's1')).toBe('ABSENT');
  });

  it('is excused too where nobody came at all', async () => {
    await aLesson();
    await (await t.family('g1')).announce(id, 's1');
    t.clock.set(new Date(soon));
    await t.step(id, 'start');
    await t.room(id, 'JOINED', t.teacher.id);
    t.clock.advance(16 * MINUTE);
    await t.step(id, 'no-show');
    expect([await stateOf(id, 's1'), await stateOf(id, 's2')]).toEqual(['EXCUSED', 'ABSENT']);
  });
});

describe('what was said about the old time of a lesson', () => {
  it('goes with its move, and both sides read that in what they are told anyway [CAL-3]', async () => {
    await aLesson();
    const family = await t.family('g1');
    await family.announce(id, 's1', '병원');
    const move = (await t.propose(id, later)).data.id;
    expect((await (await t.family('g2')).answer(move, 'ACCEPTED')).status).toBe(200);
    expect((await family.door()).next).toMatchObject({
      startAt: new Date(later).toISOString(),
      takers: [{ studentId: 's1', absence: null }],
    });
    expect((await news())[0]).toContain('새 시간으로 옮겼어요. 이전 시간에 못 온다고 알린 것은 없어졌어요: 학생 A01');
    const letters = (await t.mails()).filter(({ subject }) => /수업 시간이 바뀌었어요|đã đổi giờ/.test(subject));
    expect(letters.map(({ recipient }) => recipient).sort()).toEqual(['b01@family.example', 'b02@family.example']);
    expect(letters.every(({ text }) => /새 시간에도 못 가면|giờ mới cũng không học được/.test(text))).toBe(true);
  });

  it('is not told to families that had said nothing, and the teacher’s own yes tells her too', async () => {
    await aLesson();
    await t.database.raw.exec(`update guardian set email = 'b03@family.example' where id = 'g3'`);
    const family = await t.family('g1');
    await family.announce(id, 's1');
    const wish = { clientId: crypto.randomUUID(), newStartAt: later, reason: '' };
    const asked = await family.post<{ moves: { id: string }[] }>(`/lessons/${id}/moves`, wish);
    const move = asked.data.moves[0]!.id;
    expect(
      (await t.call<LessonMove>('POST', `/tns/v1/lesson-moves/${move}/answer`, { decision: 'ACCEPTED' })).status,
    ).toBe(200);
    expect((await news())[0]).toContain('이전 시간에 못 온다고 알린 것은 없어졌어요: 학생 A01');
    const letter = (await t.mails()).find(({ recipient }) => recipient === 'b03@family.example')!;
    expect(letter.text).not.toContain('못 간다고');
    await t.database.raw.exec(`update guardian set email = null where id = 'g3'`);
  });

  it('is not said about the new time by who saw the old one', async () => {
    await aLesson();
    const family = await t.family('g1');
    const { startAt } = (await family.door()).next!;
    const move = (await t.propose(id, later)).data.id;
    await (await t.family('g2')).answer(move, 'ACCEPTED');
    const said = await t.request({
      method: 'PUT',
      url: `/fam/v1/lessons/${id}/absences/s1`,
      headers: { ...t.headers, ...family.headers },
      payload: { startAt, reason: '' },
    });
    expect(said.json<{ code: string }>().code).toBe('WRONG_STATE');
    expect(await absencesOf(id)).toEqual([null, null]);
  });

  it('is gone with the child that leaves the class', async () => {
    await aLesson();
    await (await t.family('g1')).announce(id, 's1');
    const left = await t.call('POST', '/tns/v1/my-classes/c1/students/s1/remove', { reason: '이사' });
    expect(left.status).toBe(200);
    expect(await t.database.raw.query('select student_id from lesson_absence where lesson_id = $1', [id])).toEqual([]);
    await t.database.raw.exec(`update enrollment set status = 'ACTIVE', ended_at = null, end_reason = null`);
  });
});
