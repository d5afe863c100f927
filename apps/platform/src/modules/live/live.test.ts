import { randomUUID } from 'node:crypto';
import { MINUTE } from '../../testing/apps/lesson-desk-app.ts';
import { createLiveApp, type LiveApp } from '../../testing/apps/live-app.ts';
import { liveVisits, OK, refused } from '../../testing/live-visits.ts';

let t: LiveApp;
let visits: ReturnType<typeof liveVisits>;
const loud = { audio: true, video: true, screen: false, line: 'GOOD' } as const;

beforeAll(async () => {
  t = await createLiveApp();
  visits = liveVisits(t, 'live');
}, 60_000);
afterAll(() => t.close());

describe('a room', () => {
  it('starts the lesson with the teacher, and writes down who came and went [CLS-3]', async () => {
    const { id, host, guest } = await visits.inRoom();
    t.clock.advance(7 * MINUTE);
    expect(await guest.ask('live.leave', {})).toEqual(OK);
    expect(await host.hear('live.left')).toEqual({ participantId: guest.pass.participantId });
    expect((await visits.proved(id, 'LEFT')).data).toEqual({ role: 'STUDENT', minutes: 7 });
    expect(await visits.kinds(id)).toEqual(['ROOM_OPENED', 'STARTED', 'JOINED', 'JOINED', 'LEFT']);
    const { events, chainValid } = await t.evidenceOf(id);
    expect(chainValid).toBe(true);
    expect(events.map(({ actorId }) => actorId)).toEqual([t.teacher.id, t.teacher.id, t.teacher.id, 's1', 's1']);
  });

  it('passes signals to somebody in the same room only', async () => {
    const { host, guest } = await visits.inRoom();
    const later = new Date(t.clock.now().getTime() + 65 * MINUTE).toISOString();
    const stranger = await t.guest(await t.addLesson('les_live_90', later, 60, { status: 'IN_PROGRESS' }));
    await stranger.hear('live.state');
    const signal = { description: { type: 'offer' as const, sdp: 'v=0' } };
    expect(await stranger.ask('live.signal', { to: guest.pass.participantId, signal })).toEqual(refused('NOT_FOUND'));
    expect(await stranger.ask('live.signal', { to: 'host', signal })).toEqual(refused('NOT_FOUND'));
    expect(await host.ask('live.signal', { to: guest.pass.participantId, signal })).toEqual(OK);
    expect(await guest.hear('live.signalled')).toEqual({ from: 'host', signal });
    expect(host.unheard('live.signalled')).toBe(0);
  });

  it('refuses what breaks its rules, and what only the teacher may do', async () => {
    const { guest } = await visits.inRoom();
    expect(await guest.ask('live.hand', { up: 'yes' } as never)).toEqual(refused('INVALID'));
    expect(await guest.ask('toString' as never, {} as never)).toEqual(refused('INVALID'));
    expect(await guest.ask('live.mute', { participantId: null })).toEqual(refused('NOT_HOST'));
    expect(await guest.ask('live.admit', { guestId: 'x', admit: true })).toEqual(refused('NOT_HOST'));
    const chats = Array.from({ length: 25 }, () => guest.ask('live.chat', { clientId: randomUUID(), text: '네' }));
    expect((await Promise.all(chats)).filter(({ ok }) => !ok)).toEqual(Array(5).fill(refused('RATE_LIMIT')));
  });

  it('keeps guests at its door until the teacher lets them in, and refuses them', async () => {
    const id = await visits.aLesson();
    const host = await t.host(id);
    await host.ask('live.waitingRoom', { on: true });
    const one = await t.guest(id, 's1');
    expect(await one.hear('live.door')).toEqual({ state: 'WAITING', opensAt: null });
    const [waiting] = (await host.hear('live.waiting')).waiting;
    expect(waiting).toMatchObject({ id: one.pass.participantId, name: '학생 A01', role: 'STUDENT' });
    expect(await one.ask('live.hand', { up: true })).toEqual(refused('NOT_IN_ROOM'));
    expect(await host.ask('live.admit', { guestId: waiting!.id, admit: true })).toEqual(OK);
    expect((await one.hear('live.state')).participants).toHaveLength(2);
    const two = await t.guest(id, 's2');
    await two.hear('live.door');
    await host.ask('live.admit', { guestId: two.pass.participantId, admit: false });
    expect((await two.hear('live.door')).state).toBe('REFUSED');
    await two.gone();
  });

  it('sends somebody away, who comes back through the door only', async () => {
    const { id, host, guest } = await visits.inRoom();
    expect(await host.ask('live.remove', { participantId: 'host' })).toEqual(refused('NOT_FOUND'));
    expect(await host.ask('live.remove', { participantId: guest.pass.participantId })).toEqual(OK);
    expect(await guest.hear('live.over')).toEqual({ reason: 'REMOVED' });
    const again = await t.guest(id);
    expect((await again.hear('live.door')).state).toBe('WAITING');
  });

  it('mutes one and all, shows hands and weak lines', async () => {
    const { id, host, guest } = await visits.inRoom();
    await guest.ask('live.media', loud);
    expect((await host.hear('live.participant')).participant.media).toEqual(loud);
    await host.ask('live.mute', { participantId: null });
    await guest.hear('live.muted');
    expect((await host.hear('live.participant')).participant.media.audio).toBe(false);
    expect(await host.ask('live.mute', { participantId: 'nobody' })).toEqual(refused('NOT_FOUND'));
    await guest.ask('live.hand', { up: true });
    expect((await host.hear('live.participant')).participant.handUp).toBe(true);
    for (const line of ['WEAK', 'LOW', 'GOOD', 'LOW'] as const) await guest.ask('live.media', { ...loud, line });
    expect((await visits.proved(id, 'LINE_WEAK')).data).toEqual({ line: 'WEAK' });
    expect((await visits.kinds(id)).filter((kind) => kind === 'LINE_WEAK')).toHaveLength(1);
  });

  it('asks a question and writes its result down', async () => {
    const { id, host, guest } = await visits.inRoom();
    await host.ask('live.poll', { question: '이해했나요?', options: ['네', '아니요'], answer: null });
    const { poll } = await guest.hear('live.polled');
    expect(await guest.ask('live.vote', { pollId: poll!.id, option: 5 })).toEqual(refused('NOT_FOUND'));
    await guest.ask('live.vote', { pollId: poll!.id, option: 0 });
    expect((await guest.hear('live.polled')).poll).toMatchObject({ mine: 0, isOpen: true });
    await host.hear('live.polled');
    expect((await host.hear('live.polled')).poll).toMatchObject({ mine: null, options: [{ votes: 1 }, { votes: 0 }] });
    await host.ask('live.poll', null);
    expect((await guest.hear('live.polled')).poll?.isOpen).toBe(false);
    expect((await visits.proved(id, 'POLL')).data).toEqual({
      question: '이해했나요?',
      votes: 1,
      result: '네: 1, 아니요: 0',
    });
  });

  it('keeps the board with the lesson, shows material, turns pages and proves them', async () => {
    const { id, host, guest } = await visits.inRoom();
    const ink = { id: 'a', version: 2, text: '\u0000y = 2x' };
    await host.ask('live.board', { page: 1, elements: [ink] });
    expect(await guest.hear('live.drawn')).toEqual({ page: 1, elements: [ink] });
    await guest.ask('live.board', { page: 1, elements: [{ id: 'a', version: 1 }] });
    expect(await guest.hear('live.drawn')).toEqual({ page: 1, elements: [ink] });
    expect((await t.call('GET', `/tns/v1/lessons/${id}/room/board`)).data).toEqual({
      pages: [{ no: 1, elements: [ink] }],
    });
    await host.ask('live.page', { page: 2 });
    expect(await guest.hear('live.turned')).toEqual({ page: 2 });
    expect((await visits.proved(id, 'BOARD_SNAPSHOT')).data).toMatchObject({ page: 1, things: 1 });
    const material = { kind: 'LINK', name: '교재', url: 'https://school.example/a' } as const;
    for (const url of ['javascript:alert(1)', 'http://school.example/a', '/files/1'])
      expect(await host.ask('live.material', { ...material, url })).toEqual(refused('INVALID'));
    await host.ask('live.material', material);
    expect(await guest.hear('live.shown')).toEqual({ material });
    const late = await (await t.guest(id, 's2')).hear('live.state');
    expect(late).toMatchObject({ page: 2, material, pages: [{ no: 1, elements: [ink] }] });
  });

  it('says a thing once, however often it is sent, and keeps the last 200', async () => {
    const { id, host, guest } = await visits.inRoom();
    const said = { clientId: randomUUID(), text: '선생님, 잘 보여요.' };
    await Promise.all([guest.ask('live.chat', said), guest.ask('live.chat', said)]);
    expect(await host.hear('live.message')).toMatchObject({ text: said.text, name: '학생 A01' });
    expect(host.unheard('live.message')).toBe(0);
    await t.database.raw.query(
      `insert into live_message (id, lesson_id, participant_id, client_id, name, text, at)
        select gen_random_uuid(), $1, 'host', gen_random_uuid(), '선생님', 'n', now() from generate_series(1, 210)`,
      [id],
    );
    await guest.ask('live.chat', { clientId: randomUUID(), text: '마지막' });
    const [{ count } = { count: 0 }] = await t.database.raw.query<{ count: number }>(
      'select count(*)::int as count from live_message where lesson_id = $1',
      [id],
    );
    expect(count).toBe(200);
  });

  it('is opened in one place at a time, and comes back whole after a lost line', async () => {
    const { id, host, guest } = await visits.inRoom();
    const other = await t.guest(id);
    expect(await guest.hear('live.over')).toEqual({ reason: 'ELSEWHERE' });
    await guest.gone();
    expect((await other.hear('live.state')).participants.map(({ role }) => role)).toEqual(['HOST', 'STUDENT']);
    expect(host.unheard('live.left')).toBe(0);
    other.socket.io.engine.close();
    expect(await host.hear('live.left')).toEqual({ participantId: other.pass.participantId });
    const back = await t.guest(id);
    expect(back.pass.participantId).toBe(guest.pass.participantId);
    expect((await back.hear('live.state')).participants).toHaveLength(2);
    host.socket.disconnect();
    expect(await back.hear('live.left')).toEqual({ participantId: 'host' });
    expect(await back.ask('live.hand', { up: true })).toEqual(OK);
  });

  it('calls those who are missing after five minutes of waiting, in the chat and by mail to their guardians [W11]', async () => {
    const id = await visits.aLesson();
    const host = await t.host(id);
    await host.hear('live.waited');
    t.clock.advance(9 * MINUTE);
    expect(await host.ask('live.waitMessage', {})).toEqual(refused('NOT_ALLOWED'));
    t.clock.advance(MINUTE);
    const guest = await t.guest(id);
    await guest.hear('live.state');
    expect(await host.ask('live.waitMessage', {})).toEqual(OK);
    expect((await guest.hear('live.message')).text).toContain('기다리고 있어요');
    expect(await host.ask('live.waitMessage', {})).toEqual(refused('RATE_LIMIT'));
    expect((await visits.proved(id, 'WAIT_MESSAGE')).data).toEqual({ missing: 1, mails: 1 });
    const mail = (await t.mails()).at(-1)!;
    expect([mail.recipient, mail.text.includes(await t.secret(id, 's2'))]).toEqual(['b02@family.example', true]);
  });

  it('follows the lesson’s time, and ends for all with it [CLS-3]', async () => {
    const { id, host, guest } = await visits.inRoom();
    await host.ask('live.board', { page: 1, elements: [{ id: 'a', version: 1 }] });
    const { data: desk } = await t.step(id, 'extend', { minutes: 5 });
    const { lesson } = desk as { lesson: { endAt: string } };
    expect((await host.hear('live.timed')).endAt).toBe(lesson.endAt);
    await t.step(id, 'finish');
    expect(await guest.hear('live.over')).toEqual({ reason: 'ENDED' });
    expect(await host.hear('live.over')).toEqual({ reason: 'ENDED' });
    await visits.proved(id, 'LEFT');
    expect((await visits.proved(id, 'BOARD_SNAPSHOT')).data).toMatchObject({ page: 1 });
    expect((await t.enter(await t.secret(id, 's1'))).code).toBe('WRONG_STATE');
    expect((await t.evidenceOf(id)).chainValid).toBe(true);
  });

  it('closes the teacher’s place when she signs out, and hers alone', async () => {
    const { host, guest } = await visits.inRoom();
    await t.call('POST', '/mid/v1/auth/logout', {});
    expect(await host.hear('live.over')).toEqual({ reason: 'REMOVED' });
    expect(await guest.hear('live.left')).toEqual({ participantId: 'host' });
  });
});
