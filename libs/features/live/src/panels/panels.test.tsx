import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { RoomState } from '@portal/domain/live/live-room';
import { aHost, aLivePoll, aParticipant, aRoomState, aWaitingGuest } from '@portal/testing/live/live-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button, tool } from '../live.screen.ts';
import { RoomLanguage } from '../reading/room-words.ts';
import { guardianPass, studentPass } from '../room-states.fixture.ts';
import { inside, renderInRoom, visitAsHost, withRooms } from '../visit-room.fixture.ts';
import { PeoplePanel } from './people-panel.tsx';
import { RoomCards } from './room-cards.tsx';

const NOT_DONE = '하지 못했어요. 잠시 뒤에 다시 해 주세요.';
const REFUSED = { ok: false, code: 'RATE_LIMIT' } as const;

withRooms();

describe('the people of a room', () => {
  const open = (over: Partial<RoomState> = {}, pass?: typeof studentPass) =>
    renderInRoom(PeoplePanel, { state: aRoomState(over), ...(pass && { pass }) });

  it.each([
    ['학생 A01 님 음소거', 'live.mute', { participantId: 'guest-1' }],
    ['모두 음소거', 'live.mute', { participantId: null }],
    ['학생 A01 님 그리기 막기', 'live.drawing', { participantId: 'guest-1', may: false }],
    ['학생 A01 님 손 내리기', 'live.lowerHand', { participantId: 'guest-1' }],
    ['모두 손 내리기', 'live.lowerHand', { participantId: null }],
  ])('“%s” is said to the room, and a refusal to the host [CLS-3]', async (name, request, payload) => {
    const raised = ['guest-1', 'guest-2'].map((id, at) => aParticipant({ id, name: `학생 A0${at + 1}`, handUp: true }));
    const { user, said, server } = await open({ participants: [aHost(), ...raised] });
    await user.click(button(name));
    expect(said()).toEqual([[request, payload]]);
    expect(screen.queryByText(NOT_DONE)).not.toBeInTheDocument();
    server.answerWith(REFUSED);
    await user.click(button(name));
    expect(await screen.findByText(NOT_DONE)).toBeVisible();
  });

  it.each([true, false])('wait at the door or not, as the host decides; now: %s [CLS-3]', async (hasWaitingRoom) => {
    const { user, said } = await open({ hasWaitingRoom });
    const door = screen.getByRole('switch', { name: /대기실 쓰기/ });
    expect((door as HTMLInputElement).checked).toBe(hasWaitingRoom);
    await user.click(door);
    expect(said()).toEqual([['live.waitingRoom', { on: !hasWaitingRoom }]]);
  });

  it('are removed after a question only, with the focus back where it was [CLS-3]', async () => {
    const { user, said } = await open();
    await user.click(button('학생 A01 님 내보내기'));
    await openedDialog('학생 A01 님을 내보낼까요?', 'alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('학생 A01 님 내보내기')).toHaveFocus());
    expect(said()).toEqual([]);
  });

  it('have no button for the microphone of who is muted, and none for the host herself', async () => {
    const muted = aParticipant({ media: { audio: false, video: true, screen: false, line: 'GOOD' } });
    await open({ participants: [aHost(), muted] });
    expect(screen.queryByRole('button', { name: '학생 A01 님 음소거' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '김수학 님 내보내기' })).not.toBeInTheDocument();
    expect(screen.getByText('김수학 (나)')).toBeVisible();
  });

  it('are listed with raised hands first, as they went up, then by role and name [CLS-3]', async () => {
    const names = () => within(screen.getByRole('list')).getAllByText(/^(김수학|학생 .|보호자)( \(나\))?$/);
    const person = (id: string, over = {}) => aParticipant({ id, name: `학생 ${id}`, ...over });
    const guardian = person('g', { name: '보호자', role: 'GUARDIAN' });
    const { server } = await open({ participants: [guardian, person('b'), person('a'), aHost(), person('c')] });
    const raise = (id: string, handUp = true) =>
      act(() => server.say('live.participant', { participant: person(id, { handUp }) }));
    expect(names().map(({ textContent }) => textContent)).toEqual([
      '김수학 (나)',
      '학생 a',
      '학생 b',
      '학생 c',
      '보호자',
    ]);
    for (const id of ['c', 'a']) raise(id);
    expect(names().map(({ textContent }) => textContent)).toEqual([
      '학생 c',
      '학생 a',
      '김수학 (나)',
      '학생 b',
      '보호자',
    ]);
    raise('c', false);
    expect(names()[0]).toHaveTextContent('학생 a');
    expect(screen.queryByRole('button', { name: '모두 손 내리기' })).not.toBeInTheDocument();
    expect(button('학생 a 님 손 내리기')).toBeVisible();
  });

  it('are marked where they look at something else for themselves [CLS-3]', async () => {
    await open({ participants: [aHost(), aParticipant({ looksAlone: true })] });
    expect(screen.getByText('학생 A01').closest('li')).toHaveTextContent('혼자 보는 중');
    expect(screen.getByText('김수학 (나)').closest('li')).not.toHaveTextContent('혼자 보는 중');
  });

  it('cannot be commanded by a guest [CLS-3]', async () => {
    await open({ participants: [aHost(), aParticipant({ handUp: true })] }, studentPass);
    expect(screen.getByText('참가자 2명')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('are shown in Vietnamese to who reads it, by their own names [CLS-3]', async () => {
    const Vietnamese = () => (
      <RoomLanguage value="vi">
        <PeoplePanel />
      </RoomLanguage>
    );
    await renderInRoom(Vietnamese, { state: aRoomState(), pass: guardianPass });
    expect(screen.getByText('2 người tham gia')).toBeVisible();
    expect(screen.getByText('학생 A01').closest('li')).toHaveTextContent('Học sinh · Được vẽ');
    expect(screen.getByText('김수학').closest('li')).toHaveTextContent('Giáo viên');
  });
});

describe('the people at the door', () => {
  const guardian = {
    id: 'guest-2',
    name: '보호자 B01',
    role: 'GUARDIAN' as const,
    studentName: '학생 B01',
    since: '2026-11-18T10:41:40+09:00',
  };
  const open = (waiting = [guardian], pass?: typeof studentPass) =>
    renderInRoom(RoomCards, {
      state: aRoomState({ waiting }),
      now: '2026-11-18T10:42:00+09:00',
      ...(pass && { pass }),
    });

  it.each([
    ['보호자 B01 님 거절', false],
    ['보호자 B01 님 들어오게 하기', true],
  ])('are answered with “%s”, and a refusal is told [CLS-3]', async (name, admit) => {
    const { user, said, server } = await open();
    await user.click(button(name));
    expect(said()).toEqual([['live.admit', { guestId: 'guest-2', admit }]]);
    server.answerWith(REFUSED);
    await user.click(button(name));
    expect(await screen.findByText(NOT_DONE)).toBeVisible();
  });

  it.each([
    ['보호자 B01', '보호자 B01', '10:41:40', 'B01 학생의 보호자 · 20초 기다렸어요'],
    ['이정민', '이정민', '10:41:00', 'B01 학생의 보호자 · 1분 기다렸어요'],
  ])(
    'are named with whose guardian they are, and since when they wait: %s [CLS-3]',
    async (name, seen, since, words) => {
      await open([{ ...guardian, name, since: `2026-11-18T${since}+09:00` }]);
      const row = within(button(`${name} 님 거절`).closest('li')!);
      expect(row.getByText(seen)).toBeVisible();
      expect(row.getByText(words)).toBeVisible();
    },
  );

  it('come before the question that stands, and are not seen by guests [CLS-3]', async () => {
    const poll = aLivePoll();
    const state = aRoomState({ waiting: [guardian], poll });
    await renderInRoom(RoomCards, { state });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '기다리는 사람 1명',
      poll.question,
    ]);
    cleanup();
    await renderInRoom(RoomCards, { state, pass: studentPass });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.queryByText(/보호자 B01/)).not.toBeInTheDocument();
  });

  it('leave no empty card behind', async () => {
    await open([]);
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });
});

describe('the focus of who stands at the door', () => {
  it('goes to those who still wait, and then to the tool that leads to the people [CLS-3]', async () => {
    const [first, second] = [aWaitingGuest(), aWaitingGuest({ id: 'guest-5', name: '학생 A05' })];
    const { user, server } = await inside(visitAsHost({ state: aRoomState({ waiting: [first, second] }) }));
    await user.click(button('학생 A04 님 들어오게 하기'));
    act(() => server.say('live.waiting', { waiting: [second] }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '기다리는 사람 1명' })).toHaveFocus());
    await user.click(button('학생 A05 님 거절'));
    act(() => server.say('live.waiting', { waiting: [] }));
    await waitFor(async () => expect(await tool('참가자')).toHaveFocus());
  });

  it('is left alone where she is busy elsewhere', async () => {
    const { user, server } = await inside(visitAsHost({ state: aRoomState({ waiting: [aWaitingGuest()] }) }));
    await user.click(await tool('칠판'));
    act(() => server.say('live.waiting', { waiting: [] }));
    expect(await tool('칠판')).toHaveFocus();
  });
});
