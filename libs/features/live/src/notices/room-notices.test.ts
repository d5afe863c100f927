import {
  aHiddenQuiz,
  aHost,
  aLivePoll,
  aParticipant,
  aRoomState,
  aWaitingGuest,
} from '@portal/testing/live/live-builders';
import { notices } from './notice-messages.ts';
import { mergeNotices, noticesOf } from './room-notices.ts';

const room = aRoomState();
type Before = Parameters<typeof noticesOf>[0];
const HOST = 'host-1';
const STUDENT = 'guest-1';
const happened = (before: Before, after: typeof room, me: string) => noticesOf(before, after, me, notices);
const told = (...[before, after, me]: Parameters<typeof happened>) =>
  happened(before, after, me).map(({ text }) => text);
const raised = (id: string, name: string) => aParticipant({ id, name, handUp: true });
const at = (id: string, name: string) => aWaitingGuest({ id, name });

describe('what is told of the room', () => {
  it('is an open question and nothing else to who comes in [CLS-3]', () => {
    const full = aRoomState({
      participants: [aHost(), aParticipant(), raised('guest-2', '김민준')],
      waiting: [at('guest-3', '박하은')],
      poll: aLivePoll(),
    });
    expect(told(null, full, HOST)).toEqual(['투표가 열려 있어요: 기울기가 가장 큰 그래프는 무엇인가요?']);
    expect(told(null, { ...full, poll: aLivePoll({ isOpen: false }) }, STUDENT)).toEqual([]);
    expect(told(room, room, HOST)).toEqual([]);
  });

  it('is a question that opens and closes, to a student in other words than to the host [CLS-3]', () => {
    const [open, closed] = [true, false].map((isOpen) => ({ ...room, poll: aHiddenQuiz({ isOpen }) })) as [
      typeof room,
      typeof room,
    ];
    expect(told(room, open, STUDENT)).toEqual([expect.stringMatching(/^퀴즈가 열렸어요: 기울기가/)]);
    expect(told(room, open, HOST)).toEqual([expect.stringMatching(/^퀴즈를 열었어요: 기울기가/)]);
    expect(told(open, closed, STUDENT)).toEqual(['퀴즈가 닫혔어요. 결과를 볼 수 있어요.']);
    expect(told(open, closed, HOST)).toEqual(['퀴즈를 닫았어요. 모두 결과를 볼 수 있어요.']);
    expect(told(closed, room, STUDENT)).toEqual([]);
    expect(told(closed, { ...room, poll: aLivePoll({ id: 'poll-2' }) }, STUDENT)).toEqual([
      expect.stringMatching(/^투표가 열렸어요/),
    ]);
  });

  it('is that the lesson is recorded, to everybody, also to who comes in [CLS-3]', () => {
    const since = '2026-11-18T10:40:00+09:00';
    const recorded = { ...room, recording: { since, withoutConsent: [] } };
    const offered = { ...room, recording: { since: null, withoutConsent: [] } };
    expect(told(offered, recorded, STUDENT)).toEqual(['지금부터 수업을 녹화해요.']);
    expect(told(recorded, offered, STUDENT)).toEqual(['녹화를 끝냈어요.']);
    expect(told(null, recorded, STUDENT)).toEqual(['수업을 녹화하고 있어요.']);
    expect(told(room, offered, STUDENT)).toEqual([]);
  });

  it('is not each choice that somebody makes', () => {
    const open = { ...room, poll: aLivePoll() };
    expect(told(open, { ...room, poll: aLivePoll({ answered: 4, missing: [] }) }, HOST)).toEqual([]);
  });

  it('is a hand that goes up, to the host alone, and not one that was up or goes down [CLS-3]', () => {
    const one = { ...room, participants: [aHost(), raised('guest-1', '김민준')] };
    const two = { ...room, participants: [...one.participants, raised('guest-2', '박하은')] };
    expect(told(room, one, HOST)).toEqual(['김민준 님이 손을 들었어요.']);
    expect(told(one, two, HOST)).toEqual(['박하은 님이 손을 들었어요.']);
    expect(told(room, two, HOST)).toEqual(['김민준 님 외 1명이 손을 들었어요.']);
    expect(told(room, one, STUDENT)).toEqual([]);
    expect(told(two, one, HOST)).toEqual([]);
  });

  it('is somebody at the door, to the host [CLS-3]', () => {
    const one = { ...room, waiting: [at('guest-3', '박하은')] };
    expect(told(room, one, HOST)).toEqual(['박하은 님이 문 앞에서 기다려요.']);
    expect(told(one, { ...one, waiting: [...one.waiting, at('guest-4', '정도윤')] }, HOST)).toEqual([
      '정도윤 님이 문 앞에서 기다려요.',
    ]);
    expect(told(one, room, HOST)).toEqual([]);
  });

  it('is the right to draw, to whom it is given or taken [CLS-3]', () => {
    const without = { ...room, participants: [aHost(), aParticipant({ mayDraw: false })] };
    expect(told(without, room, STUDENT)).toEqual(['이제 칠판에 그릴 수 있어요.']);
    expect(told(room, without, STUDENT)).toEqual(['이제 칠판은 보기만 할 수 있어요.']);
    expect(told(room, without, HOST)).toEqual([]);
  });
});

describe('what is shown', () => {
  const hand = (name: string) =>
    happened(room, { ...room, participants: [...room.participants, raised(name, name)] }, HOST);
  const poll = (isOpen: boolean) =>
    happened(
      { ...room, poll: aLivePoll() },
      { ...room, poll: aLivePoll({ isOpen, id: isOpen ? 'b' : 'poll-1' }) },
      HOST,
    );

  it('sums up those who raise their hands after each other, each once [CLS-3]', () => {
    const shown = [hand('김민준'), hand('박하은'), hand('김민준')].reduce(mergeNotices, []);
    expect(shown.map(({ text }) => text)).toEqual(['김민준 님 외 1명이 손을 들었어요.']);
  });

  it('is the last of a question only, beside what else is told', () => {
    const shown = [poll(true), hand('김민준'), poll(false)].reduce(mergeNotices, []);
    expect(shown.map(({ kind }) => kind)).toEqual(['HAND', 'POLL']);
    expect(shown[1]?.text).toMatch(/닫았어요/);
  });
});
