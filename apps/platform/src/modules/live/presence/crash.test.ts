import { waitedBy } from '@portal/domain/evidence/lesson-wait';
import { staysOf } from '@portal/domain/evidence/presence';
import { createLessonDeskApp, type LessonDeskApp, MINUTE } from '../../../testing/apps/lesson-desk-app.ts';
import { OK } from '../../../testing/live-visits.ts';
import { aHostOf, aStudentOf, liveProcess } from './live-processes.ts';

const SECOND = 1000;
let t: LessonDeskApp;

beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

const eventsOf = async (id: string) => (await t.evidenceOf(id)).events;
const present = async (id: string) =>
  (
    await t.database.raw.query<{ actor: string }>(`select actor_id as actor from live_presence where lesson_id = $1`, [
      id,
    ])
  )
    .map(({ actor }) => actor)
    .sort();
/** Where she was, in minutes of the lesson. */
const staysIn = async (id: string, actorId: string) => {
  const start = Date.parse((await t.desk(id)).lesson.startAt);
  const inMinutes = (at: number | null) => at && (at - start) / MINUTE;
  return staysOf(await eventsOf(id))
    .filter((stay) => stay.actorId === actorId)
    .map(({ place, from, to, isCut }) => ({ place, from: (from - start) / MINUTE, to: inMinutes(to), isCut }));
};

/** A lesson that runs, with its teacher and a student inside and another student at the door. */
async function running() {
  const id = await t.lessonAt(0);
  const one = liveProcess(t);
  const host = await one.come(aHostOf(t, id));
  const student = await one.come(aStudentOf(id, 's1'));
  await host.ask('live.waitingRoom', { on: true });
  await one.come(aStudentOf(id, 's2'));
  return { id, one, host, student };
}

describe('a process that dies [CLS-3] [W1]', () => {
  it('leaves no stay without an end: the next one ends each where it was seen last, once', async () => {
    const { id, one } = await running();
    expect(await present(id)).toEqual(['s1', 's2', t.teacher.id].sort());
    t.clock.advance(10 * MINUTE);
    await one.rooms.beat();
    t.clock.advance(3 * MINUTE);
    const next = liveProcess(t);
    await Promise.all([next.rooms.beat(), next.rooms.beat(), liveProcess(t).rooms.beat()]);
    const lastSeen = new Date(t.clock.now().getTime() - 3 * MINUTE).toISOString();
    const recovered = (await eventsOf(id)).filter(({ kind }) => kind === 'RECOVERED');
    expect(recovered.map(({ actorId, data }) => [actorId, data])).toEqual(
      expect.arrayContaining([
        [t.teacher.id, { role: 'HOST', lastSeen }],
        ['s1', { role: 'STUDENT', lastSeen }],
        ['s2', { role: 'STUDENT', lastSeen }],
      ]),
    );
    expect(recovered).toHaveLength(3);
    expect(await present(id)).toEqual([]);
    expect(await staysIn(id, 's1')).toEqual([{ place: 'ROOM', from: 0, to: 10, isCut: true }]);
    expect(await staysIn(id, 's2')).toEqual([{ place: 'DOOR', from: 0, to: 10, isCut: true }]);
  });

  it('is not taken for dead before half a minute, and never while it says that it lives', async () => {
    const { id, one } = await running();
    t.clock.advance(29 * SECOND);
    await liveProcess(t).rooms.beat();
    await one.rooms.beat();
    t.clock.advance(29 * SECOND);
    await liveProcess(t).rooms.beat();
    expect(await t.kindsOf(id)).not.toContain('RECOVERED');
  });

  it('ends the stay of who comes back before anybody has noticed', async () => {
    const { id } = await running();
    t.clock.advance(10 * SECOND);
    await liveProcess(t).come(aStudentOf(id, 's1'));
    expect((await staysIn(id, 's1')).map(({ isCut, to }) => [isCut, to])).toEqual([
      [true, 0],
      [false, null],
    ]);
  });

  it('leaves attendance as long as people were seen, though the lesson has ended meanwhile', async () => {
    const { id, one } = await running();
    t.clock.advance(20 * MINUTE);
    await one.rooms.beat();
    t.clock.advance(40 * MINUTE);
    await t.step(id, 'finish');
    await liveProcess(t).rooms.beat();
    const { attendance } = await t.desk(id);
    expect(attendance.find(({ studentId }) => studentId === 's1')).toMatchObject({ state: 'PRESENT', minutes: 20 });
  });

  it('lets those who were taken from it in again, when it was only slow', async () => {
    const { id, one, student } = await running();
    t.clock.advance(MINUTE);
    await liveProcess(t).rooms.beat();
    t.clock.advance(MINUTE);
    await one.rooms.beat();
    await one.rooms.beat();
    expect(await student.ask('live.hand', { up: true })).toEqual(OK);
    await one.rooms.closeAll();
    expect(await staysIn(id, 's1')).toEqual([
      { place: 'ROOM', from: 0, to: 0, isCut: true },
      { place: 'ROOM', from: 2, to: 2, isCut: false },
    ]);
    expect((await t.kindsOf(id)).filter((kind) => kind === 'LEFT')).toHaveLength(2);
  });

  it('and then ends in good order says so of nobody whose stay was ended already', async () => {
    const { id, one } = await running();
    t.clock.advance(MINUTE);
    const next = liveProcess(t);
    await next.come(aStudentOf(id, 's1'));
    await one.rooms.closeAll();
    expect((await staysIn(id, 's1')).at(-1)).toMatchObject({ to: null });
    await next.rooms.closeAll();
    expect(await present(id)).toEqual([]);
  });

  it('leaves the question with its answers, raised hands, who may come in and draw, and what is shown', async () => {
    const { id, host, student } = await running();
    await host.ask('live.poll', { question: '이해했나요?', options: ['네', '아니요'], answer: null });
    const poll = student.heard('live.polled')!.poll!;
    expect(await student.ask('live.vote', { pollId: poll.id, option: 1 })).toEqual(OK);
    expect(await student.ask('live.vote', { pollId: poll.id, option: 0 })).toEqual(OK);
    await student.ask('live.hand', { up: true });
    await host.ask('live.drawing', { participantId: null, may: false });
    await host.ask('live.page', { page: 3 });
    await host.ask('live.material', { kind: 'LINK', name: '교재', url: 'https://school.example/a' });
    await host.ask('live.focus', { focus: 'BOARD' });
    t.clock.advance(MINUTE);
    const next = liveProcess(t);
    await next.rooms.beat();
    const back = (await next.come(aStudentOf(id, 's1'))).heard('live.state')!;
    expect(back).toMatchObject({ hasWaitingRoom: true, studentsMayDraw: false, page: 3, focus: 'BOARD' });
    expect(back.material).toMatchObject({ name: '교재' });
    expect(back.poll).toMatchObject({ id: poll.id, mine: 0, isOpen: true, answered: 1 });
    expect(back.participants.map(({ handUp }) => handUp)).toEqual([true]);
    const other = await next.come(aStudentOf(id, 's2'));
    expect(other.heard('live.door')).toMatchObject({ state: 'WAITING' });
    const again = await next.come(aHostOf(t, id));
    await again.ask('live.poll', null);
    await next.rooms.closeAll();
    const polls = (await eventsOf(id)).filter(({ kind }) => kind === 'POLL');
    expect(polls.map(({ data }) => data)).toEqual([{ question: '이해했나요?', votes: 1, result: '네: 1, 아니요: 0' }]);
  });

  it('leaves the board with a proof still to come, which the end of the lesson brings once', async () => {
    const { id, one, host } = await running();
    const ink = (name: string) => [{ id: name, version: 1 }];
    await host.ask('live.board', { page: 1, elements: ink('a') });
    await host.ask('live.page', { page: 2 });
    await host.ask('live.board', { page: 2, elements: ink('b') });
    await one.rooms.saved(id);
    t.clock.advance(MINUTE);
    const next = liveProcess(t);
    await next.rooms.beat();
    await t.step(id, 'finish');
    await next.rooms.refresh(id);
    await liveProcess(t).rooms.beat();
    const proofs = (await eventsOf(id)).filter(({ kind }) => kind === 'BOARD_SNAPSHOT');
    expect(proofs.map(({ data }) => data['page'])).toEqual([1, 2]);
    const rows = await t.database.raw.query('select no from live_board_page where lesson_id = $1 and not is_proved', [
      id,
    ]);
    expect(rows).toEqual([]);
  });
});

it('a stay whose end could not be written ends all the same, and no other one with it [CLS-3] [W1]', async () => {
  const { id, one } = await running();
  await t.database.raw.query(
    `insert into live_presence select lesson_id, 'gone', holder, 'gone', '보호자', 'GUARDIAN', 's1', 'ROOM', since, seen_at
      from live_presence where lesson_id = $1 and participant_id = 'host'`,
    [id],
  );
  t.clock.advance(MINUTE);
  await one.rooms.beat();
  const recovered = (await eventsOf(id)).filter(({ kind }) => kind === 'RECOVERED');
  expect(recovered.map(({ actorId }) => actorId)).toEqual(['gone']);
  expect(await present(id)).toEqual(['s1', 's2', t.teacher.id].sort());
});

it('a process that ends in good order leaves nobody behind, inside or at the door [CLS-3] [W1]', async () => {
  const { id, one } = await running();
  t.clock.advance(8 * MINUTE);
  await one.rooms.closeAll();
  expect(await present(id)).toEqual([]);
  expect((await eventsOf(id)).slice(-3).map(({ kind, data }) => [kind, data])).toEqual([
    ['LEFT', { role: 'HOST', minutes: 8 }],
    ['LEFT', { role: 'STUDENT', minutes: 8 }],
    ['TURNED', { role: 'STUDENT', why: 'LEFT' }],
  ]);
});

it('a teacher who is early has her wait begin with the lesson, though nobody moves then [CLS-3]', async () => {
  const id = await t.lessonAt(-10);
  const host = await liveProcess(t).come(aHostOf(t, id));
  const { wait } = host.heard('live.waited')!;
  const { startAt } = (await t.desk(id)).lesson;
  expect([-1, 0, 3].map((minutes) => waitedBy(wait, Date.parse(startAt) + minutes * MINUTE))).toEqual([
    0,
    0,
    3 * MINUTE,
  ]);
});
