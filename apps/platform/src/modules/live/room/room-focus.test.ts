import { createLiveApp, type LiveApp } from '../../../testing/apps/live-app.ts';
import { liveVisits, OK, refused } from '../../../testing/live-visits.ts';

let t: LiveApp;
let visits: ReturnType<typeof liveVisits>;
const media = (screen: boolean) => ({ audio: true, video: true, screen, line: 'GOOD' }) as const;

beforeAll(async () => {
  t = await createLiveApp();
  visits = liveVisits(t, 'focus');
}, 60_000);
afterAll(() => t.close());

describe('what the teacher has before her [CLS-3]', () => {
  it('is before everybody, also before who comes later', async () => {
    const { id, host, guest } = await visits.inRoom();
    expect(await host.ask('live.focus', { focus: 'BOARD' })).toEqual(OK);
    expect(await guest.hear('live.focused')).toEqual({ focus: 'BOARD' });
    expect(await (await t.guest(id, 's2')).hear('live.state')).toMatchObject({ focus: 'BOARD' });
    expect(await guest.ask('live.focus', { focus: 'PEOPLE' })).toEqual(refused('NOT_HOST'));
  });

  it('is her screen as soon as she shares it, and not a student’s', async () => {
    const { host, guest } = await visits.inRoom();
    await host.ask('live.focus', { focus: 'BOARD' });
    await guest.hear('live.focused');
    await guest.ask('live.media', media(true));
    expect(guest.unheard('live.focused')).toBe(0);
    await host.ask('live.media', media(true));
    expect(await guest.hear('live.focused')).toEqual({ focus: 'PEOPLE' });
    await host.ask('live.media', { ...media(true), audio: false });
    expect(guest.unheard('live.focused')).toBe(0);
    await host.ask('live.media', media(false));
    expect(await guest.hear('live.focused')).toEqual({ focus: 'BOARD' });
  });

  it('is no file where none is shown that the room can draw', async () => {
    const { host, guest } = await visits.inRoom();
    expect(await host.ask('live.focus', { focus: 'MATERIAL' })).toEqual(refused('NOT_FOUND'));
    await host.ask('live.material', { kind: 'LINK', name: '교재', url: 'https://school.example/a' });
    expect(await host.ask('live.focus', { focus: 'MATERIAL' })).toEqual(refused('NOT_FOUND'));
    expect(guest.unheard('live.focused')).toBe(0);
  });

  it('tells her who looks at something else, until that one comes back by a new line', async () => {
    const { id, host, guest } = await visits.inRoom();
    expect(await guest.ask('live.look', { alone: true })).toEqual(OK);
    expect((await host.hear('live.participant')).participant).toMatchObject({ looksAlone: true });
    const again = await t.guest(id);
    const { participants } = await again.hear('live.state');
    expect(participants.map(({ looksAlone }) => looksAlone)).toEqual([false, false]);
  });
});

it('the teacher takes down a hand that she has seen, and all of them [CLS-3]', async () => {
  const { host, guest } = await visits.inRoom();
  const { participantId } = guest.pass;
  expect(await host.ask('live.lowerHand', { participantId })).toEqual(refused('NOT_FOUND'));
  await guest.ask('live.hand', { up: true });
  expect(await guest.ask('live.lowerHand', { participantId: null })).toEqual(refused('NOT_HOST'));
  for (const whose of [participantId, null]) {
    await guest.ask('live.hand', { up: true });
    expect(await host.ask('live.lowerHand', { participantId: whose })).toEqual(OK);
  }
  const hands = [];
  while (host.unheard('live.participant')) hands.push((await host.hear('live.participant')).participant.handUp);
  expect(hands.slice(-5)).toEqual([true, true, false, true, false]);
});

describe('a quiz question [CLS-3]', () => {
  const quiz = { question: '공책은 몇 권일까요?', options: ['6권', '7권'], answer: 1 };

  it('is answered by students alone, and tells its right answer when it is closed', async () => {
    const { id, host, guest } = await visits.inRoom();
    const guardian = await t.guest(id, 's1', 'GUARDIAN');
    await guardian.hear('live.state');
    await host.ask('live.poll', quiz);
    const { poll } = await guardian.hear('live.polled');
    expect(poll).toMatchObject({ isQuiz: true, answer: null, options: [{ votes: null }, { votes: null }] });
    const pollId = poll!.id;
    expect(await guardian.ask('live.vote', { pollId, option: 0 })).toEqual(refused('NOT_ALLOWED'));
    expect(await guest.ask('live.vote', { pollId, option: 1 })).toEqual(OK);
    expect((await guardian.hear('live.polled')).poll).toMatchObject({ answered: 1, answer: null });
    await host.ask('live.poll', null);
    expect((await guardian.hear('live.polled')).poll).toMatchObject({
      isOpen: false,
      answer: 1,
      options: [{ votes: 0 }, { votes: 1 }],
    });
    expect((await visits.proved(id, 'POLL')).data).toEqual({
      question: quiz.question,
      votes: 1,
      result: '6권: 0, 7권: 1',
      answer: '7권',
      right: 1,
    });
  });

  it('tells the teacher who still thinks, also of who comes and goes meanwhile', async () => {
    const { id, host, guest } = await visits.inRoom();
    await host.ask('live.poll', quiz);
    expect((await host.hear('live.polled')).poll?.missing).toEqual([guest.pass.participantId]);
    const late = await t.guest(id, 's2');
    expect((await host.hear('live.polled')).poll?.missing).toEqual([guest.pass.participantId, late.pass.participantId]);
    await guest.ask('live.leave', {});
    expect((await host.hear('live.polled')).poll?.missing).toEqual([late.pass.participantId]);
  });
});
