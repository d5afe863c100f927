import { act, screen, waitFor, within } from '@testing-library/react';
import type { RoomState } from '@portal/domain/live/live-room';
import { aHost, aLiveMessage, aLivePoll, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button } from '../live.screen.ts';
import { studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { ChatPanel } from './chat-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { PollPanel } from './poll-panel.tsx';

const NOT_DONE = '하지 못했어요. 잠시 뒤에 다시 해 주세요.';
const REFUSED = { ok: false, code: 'RATE_LIMIT' } as const;

withRooms();

describe('the people of a room', () => {
  const waiting = [
    { id: 'guest-2', name: '보호자 B01', role: 'GUARDIAN' as const, since: '2026-11-18T10:40:00+09:00' },
  ];
  const open = (over: Partial<RoomState> = {}, pass?: typeof studentPass) =>
    renderInRoom(PeoplePanel, { state: aRoomState(over), ...(pass && { pass }) });

  it.each([
    ['보호자 B01 님 거절', 'live.admit', { guestId: 'guest-2', admit: false }],
    ['보호자 B01 님 들어오게 하기', 'live.admit', { guestId: 'guest-2', admit: true }],
    ['학생 A01 님 음소거', 'live.mute', { participantId: 'guest-1' }],
    ['모두 음소거', 'live.mute', { participantId: null }],
    ['학생 A01 님 그리기 막기', 'live.drawing', { participantId: 'guest-1', may: false }],
  ])('“%s” is said to the room, and a refusal to the host [CLS-3]', async (name, request, payload) => {
    const { user, said, server } = await open({ waiting });
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

  it.each([
    ['보호자 B01', '보호자 B01'],
    ['이정민', '이정민 보호자'],
  ])('are named with their role once at the door: %s [CLS-3]', async (name, words) => {
    await open({ waiting: [{ ...waiting[0]!, name }] });
    expect(button(`${name} 님 거절`).closest('li')).toHaveTextContent(new RegExp(`^${words}거절`));
  });

  it('cannot be commanded by a guest, who does not see who is at the door [CLS-3]', async () => {
    await open({ waiting }, studentPass);
    expect(screen.getByText('참가자 2명')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByText(/보호자 B01/)).not.toBeInTheDocument();
  });
});

describe('the chat of a room', () => {
  const field = () => screen.getByRole('textbox', { name: '메시지' });

  it('sends by Enter, but not what is blank [CLS-3]', async () => {
    const { user, said } = await renderInRoom(ChatPanel, { state: aRoomState() });
    await user.type(field(), '   {Enter}');
    expect(said()).toEqual([]);
    await user.clear(field());
    await user.type(field(), '안녕하세요{Enter}');
    expect(said()).toEqual([['live.chat', expect.objectContaining({ text: '안녕하세요' })]]);
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('keeps what is written while a message is on its way', async () => {
    let arrive = () => undefined as void;
    const { user, server } = await renderInRoom(ChatPanel, { state: aRoomState() });
    const sent = new Promise<{ ok: true }>((resolve) => (arrive = () => resolve({ ok: true })));
    server.answerWith(sent as never);
    await user.type(field(), '첫째{Enter}');
    await user.type(field(), ' 둘째');
    await act(async () => {
      arrive();
      await sent;
    });
    await waitFor(() => expect(field()).toHaveValue('둘째'));
  });

  it('sends nothing without a line, and keeps the text until there is one', async () => {
    const { user, server } = await renderInRoom(ChatPanel, { state: aRoomState() });
    act(() => server.status('LOST'));
    await user.type(field(), '들리나요?');
    expect(button('보내기')).toBeDisabled();
    act(() => server.status('CONNECTED'));
    await user.click(button('보내기'));
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('shows what comes with its name and time [CLS-3]', async () => {
    const { server } = await renderInRoom(ChatPanel, { state: aRoomState() });
    expect(screen.getByText('아직 메시지가 없어요.')).toBeVisible();
    act(() => server.say('live.message', aLiveMessage()));
    const log = within(screen.getByRole('log'));
    expect(log.getByText('선생님, 화면이 잘 보여요.')).toBeVisible();
    expect(log.getByText(/학생 A01 ·/)).toHaveTextContent('10:31');
    expect(screen.queryByText('아직 메시지가 없어요.')).not.toBeInTheDocument();
  });
});

describe('a question to the room', () => {
  const open = (poll: RoomState['poll'], pass?: typeof studentPass) =>
    renderInRoom(PollPanel, { state: aRoomState({ poll }), ...(pass && { pass }) });
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], ...[question, ...options]: string[]) => {
    if (question) await user.type(screen.getByRole('textbox', { name: /^질문/ }), question);
    for (const [at, option] of options.entries())
      if (option) await user.type(screen.getByRole('textbox', { name: `보기 ${at + 1}` }), option);
    await user.click(button('투표 시작하기'));
  };

  it.each([
    ['no question', ['', '네', '아니요']],
    ['no second answer', ['이해했나요?', '네']],
    ['an answer of blanks', ['이해했나요?', '네', '  ']],
  ])('with %s is not asked, and says what is missing [CLS-3]', async (_, texts) => {
    const { user, said } = await open(null);
    await fill(user, ...texts);
    expect(screen.getByText('질문과 두 개 이상의 보기를 적어 주세요.')).toBeVisible();
    expect(said()).toEqual([]);
  });

  it('that is refused stays as it was written', async () => {
    const { user, server } = await open(null);
    server.answerWith(REFUSED);
    await fill(user, '이해했나요?', '네', '아니요');
    expect(await screen.findByText(NOT_DONE)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^질문/ })).toHaveValue('이해했나요?');
    expect(screen.getByRole('textbox', { name: '보기 2' })).toHaveValue('아니요');
  });

  it.each([
    [true, '투표 닫기'],
    [false, '투표 치우기'],
  ])('is closed, and then cleared, by the host; open: %s [CLS-3]', async (isOpen, name) => {
    const { user, said } = await open(aLivePoll({ isOpen }));
    await user.click(button(name));
    expect(said()).toEqual([['live.poll', null]]);
  });

  it('is answered by a guest, who sees her choice and may change it [CLS-3]', async () => {
    const { user, said, server } = await open(aLivePoll({ mine: 0 }), studentPass);
    expect(button(/y = 2x/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('y = 3x'));
    expect(said()).toEqual([['live.vote', { pollId: 'poll-1', option: 1 }]]);
    server.answerWith(REFUSED);
    await user.click(button('y = 3x'));
    expect(await screen.findByText(NOT_DONE)).toBeVisible();
  });

  it('that is closed takes no more answers, and still shows them [CLS-3]', async () => {
    await open(aLivePoll({ isOpen: false }), studentPass);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'y = 3x' })).toHaveAttribute('aria-valuetext', '2명');
  });

  it('that nobody has answered shows no part of nothing', async () => {
    await open(
      aLivePoll({
        options: [
          { text: '네', votes: 0 },
          { text: '아니요', votes: 0 },
        ],
      }),
    );
    for (const meter of screen.getAllByRole('meter')) expect(meter).toHaveAttribute('aria-valuenow', '0');
  });
});
