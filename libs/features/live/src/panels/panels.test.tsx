import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RoomState } from '@portal/domain/live/live-room';
import { aHost, aLiveMessage, aLivePoll, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button } from '../live.screen.ts';
import { studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { ChatPanel } from './chat-panel.tsx';
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

  it('says who spoke once for what she said in a row, and shows one’s own apart [CLS-3]', async () => {
    const messages = ['첫째', '둘째', '셋째', '넷째'].map((text, at) =>
      aLiveMessage({
        id: `message-${at}`,
        text,
        participantId: at === 3 ? 'host-1' : 'guest-1',
        name: at === 3 ? '김수학' : '학생 A01',
        at: `2026-11-18T10:${at === 2 ? 38 : 31}:00+09:00`,
      }),
    );
    await renderInRoom(ChatPanel, { state: aRoomState({ messages }) });
    const log = within(screen.getByRole('log'));
    expect(log.getAllByText(/학생 A01 ·/)).toHaveLength(2);
    expect(log.getByText(/^나 ·/)).toBeInTheDocument();
    expect(log.queryByText(/김수학/)).not.toBeInTheDocument();
  });

  it('keeps the place of who reads what was before, and leads to what is new [CLS-3]', async () => {
    const { user, server } = await renderInRoom(ChatPanel, { state: aRoomState({ messages: [aLiveMessage()] }) });
    const log = screen.getByRole('log');
    const scrollTo = (top: number) => {
      log.scrollTop = top;
      fireEvent.scroll(log);
    };
    Object.defineProperties(log, { scrollHeight: { value: 1_000 }, clientHeight: { value: 300 } });
    scrollTo(100);
    act(() => server.say('live.message', aLiveMessage({ id: 'message-2', text: '새 말' })));
    expect(log.scrollTop).toBe(100);
    await user.click(button('새 메시지'));
    expect(log.scrollTop).toBe(1_000);
    expect(log).toHaveFocus();
    expect(screen.queryByRole('button', { name: '새 메시지' })).not.toBeInTheDocument();
    scrollTo(700);
    act(() => server.say('live.message', aLiveMessage({ id: 'message-3', text: '또 새 말' })));
    expect(log.scrollTop).toBe(1_000);
    expect(screen.queryByRole('button', { name: '새 메시지' })).not.toBeInTheDocument();
  });

  it('shows her own message at once, wherever she reads [CLS-3]', async () => {
    const { server } = await renderInRoom(ChatPanel, { state: aRoomState({ messages: [aLiveMessage()] }) });
    const log = screen.getByRole('log');
    Object.defineProperties(log, { scrollHeight: { value: 1_000 }, clientHeight: { value: 300 } });
    fireEvent.scroll(log);
    act(() => server.say('live.message', aLiveMessage({ id: 'message-2', participantId: 'host-1' })));
    expect(log.scrollTop).toBe(1_000);
    expect(screen.queryByRole('button', { name: '새 메시지' })).not.toBeInTheDocument();
  });
});
