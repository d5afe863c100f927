import { act, screen } from '@testing-library/react';
import { aHost, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { tiles } from '../live.screen.ts';
import { studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { Stage } from './stage.tsx';

const on = { audio: true, video: true, screen: false, line: 'GOOD' } as const;
const second = aParticipant({ id: 'guest-2', name: '학생 A02', media: on });

withRooms();

const open = (participants = [aParticipant(), second, aHost()], pass = studentPass) =>
  renderInRoom(() => <Stage isStrip={false} />, { state: aRoomState({ participants }), pass });
const order = () => tiles().map((text) => /김수학|학생 A0\d/.exec(text ?? '')?.[0]);

describe('the pictures of a room', () => {
  it('begin with the host, and with who shows a screen before her [CLS-3]', async () => {
    const { server } = await open();
    expect(order()).toEqual(['김수학', '학생 A01', '학생 A02']);
    act(() => server.say('live.participant', { participant: { ...second, media: { ...on, screen: true } } }));
    expect(order()).toEqual(['학생 A02', '김수학', '학생 A01']);
    expect(tiles()[0]).toContain('화면 공유 중');
  });

  it('name oneself, with one’s own devices as they are and not as the room last heard', async () => {
    await open();
    const [, mine] = tiles();
    expect(mine).toContain('학생 A01 (나)');
    expect(mine).toContain('마이크 꺼짐');
  });

  it.each([
    ['a muted microphone', { media: { ...on, audio: false } }, '마이크 꺼짐'],
    ['a raised hand', { handUp: true }, '손들었어요'],
    ['a weak line', { media: { ...on, line: 'WEAK' as const } }, '연결 약함'],
    ['a line for sound alone', { media: { ...on, line: 'LOW' as const } }, '연결이 약해 소리만 보내요'],
  ])('say in words: %s [CLS-3]', async (_, over, words) => {
    await open([aHost(), aParticipant({ ...second, ...over })]);
    expect(tiles()[1]).toContain(words);
  });

  it.each([
    [9, false],
    [10, true],
  ])('of %i people can be scrolled by keyboard: %s', async (count, isScrolled) => {
    await open(Array.from({ length: count }, (_, at) => aParticipant({ id: `guest-${at}`, name: `학생 A0${at}` })));
    expect(screen.getByRole('list', { name: '참가자 화면' }).hasAttribute('tabindex')).toBe(isScrolled);
  });
});
