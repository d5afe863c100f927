import { act, screen, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { button, tiles } from '../live.screen.ts';
import { hostPass, studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { Stage } from './stage.tsx';

const on = { audio: true, video: true, screen: false, line: 'GOOD' } as const;
const second = aParticipant({ id: 'guest-2', name: '학생 A02', media: on });
const onEverybody = jest.fn();

withRooms();
afterEach(() => {
  document.documentElement.style.fontSize = '';
  jest.restoreAllMocks();
});

const open = (
  participants = [aParticipant(), second, aHost()],
  pass = studentPass,
  shape: 'desk' | 'portrait' = 'desk',
) =>
  renderInRoom(() => <Stage shape={shape} onEverybody={onEverybody} />, { state: aRoomState({ participants }), pass });
const order = () => tiles().map((text) => /김수학|학생 A0\d/.exec(text ?? '')?.[0]);
const crowd = (count: number) => Array.from({ length: count }, (_, at) => aParticipant({ id: `guest-${at}` }));

describe('the pictures of a room', () => {
  it('begin with the host, or with who shows a screen, while the others keep their places [CLS-3]', async () => {
    const { server } = await open();
    expect(order()).toEqual(['김수학', '학생 A01', '학생 A02']);
    act(() => server.say('live.participant', { participant: { ...second, media: { ...on, screen: true } } }));
    expect(order()).toEqual(['학생 A02', '학생 A01', '김수학']);
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

  it('let her make somebody large for herself alone, by a press and another one [CLS-3]', async () => {
    const { user, said } = await open();
    await user.click(button('학생 A02 님 크게 보기'));
    expect(order()).toEqual(['학생 A02', '학생 A01', '김수학']);
    await user.click(button('학생 A02 님 크게 보기 풀기'));
    expect(order()).toEqual(['김수학', '학생 A01', '학생 A02']);
    expect(said()).toEqual([]);
  });

  it('let nobody be made large where something else has the large place, or nobody else is there', async () => {
    const board = () => (
      <Stage shape="desk" onEverybody={onEverybody}>
        <p>칠판</p>
      </Stage>
    );
    await renderInRoom(board, { state: aRoomState(), pass: studentPass });
    expect(screen.queryByRole('button', { name: /크게 보기/ })).toBeNull();
    expect(order()).toEqual(['김수학', '학생 A01']);
  });

  it('make way for the board where very large text leaves them no height, and are still heard [CLS-3]', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_300);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function high(this: HTMLElement) {
      return this.childElementCount > 0 ? 500 : 0;
    });
    document.documentElement.style.fontSize = '32px';
    const board = () => (
      <Stage shape="desk" onEverybody={onEverybody}>
        <p>칠판</p>
      </Stage>
    );
    await renderInRoom(board, { state: aRoomState(), pass: studentPass });
    expect(screen.getByText('칠판').parentElement).toHaveStyle({ height: '500px' });
    expect(order()).toEqual(['김수학', '학생 A01']);
  });

  it.each([
    [7, false],
    [8, true],
  ])('of %i people can be scrolled by keyboard and lead to all of them: %s', async (count, isScrolled) => {
    const { user } = await open(crowd(count));
    expect(screen.getByRole('list', { name: '참가자 화면' }).hasAttribute('tabindex')).toBe(isScrolled);
    const everybody = screen.queryByRole('button', { name: `모두 ${count}명` });
    if (!isScrolled) return expect(everybody).toBeNull();
    await user.click(everybody!);
    expect(onEverybody).toHaveBeenCalledTimes(1);
  });

  it('have no room for all on a phone, where the others are still heard [CLS-3]', async () => {
    await open(crowd(9), studentPass, 'portrait');
    const list = screen.getByRole('list', { name: '참가자 화면' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(within(list).getAllByRole('button', { name: /크게 보기$/ })).toHaveLength(6);
    expect(button('모두 9명')).toBeVisible();
  });
});

describe('the seats of students who are not in the room', () => {
  const absence = { reason: '', announcedAt: '2026-11-18T08:00:00+09:00' };
  const row = (no: number) => anAttendance({ studentId: `student-${no}`, studentName: `학생 ${no}` });
  const wait = aLessonWait({ hereIds: ['student-1'], atDoorIds: ['student-2'], cameIds: ['student-1', 'student-3'] });
  const desk = aLessonDesk({ attendance: [row(1), row(2), row(3), { ...row(4), absence }, row(5)] });
  const seated = (pass = hostPass) =>
    renderInRoom(() => <Stage shape="desk" onEverybody={onEverybody} />, {
      state: aRoomState({ wait: pass === hostPass ? wait : null }),
      pass,
      handlers: [fake(lessonDeskContract.getLessonDesk, desk)],
    });

  it('say of each what is known, and stand after the people [CLS-3]', async () => {
    await seated();
    await screen.findByText('아직 안 왔어요');
    expect(tiles().slice(2)).toEqual(['학생 3나갔어요', '학생 4못 온다고 했어요', '학생 5아직 안 왔어요']);
  });

  it('are no matter of the guests', async () => {
    await seated(studentPass);
    expect(tiles()).toHaveLength(2);
  });
});
