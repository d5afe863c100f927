import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLiveMessage, aRoomState } from '@portal/testing/live/live-builders';
import { button } from '../live.screen.ts';
import { RoomLanguage } from '../reading/room-words.ts';
import { guardianPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { ChatPanel } from './chat-panel.tsx';

withRooms();

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

  it('breaks the line by Shift+Enter, waits for a syllable that is not finished, and sends all lines [CLS-3]', async () => {
    const { user, said } = await renderInRoom(ChatPanel, { state: aRoomState() });
    await user.type(field(), '첫 줄{Shift>}{Enter}{/Shift}둘째 줄');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(said()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(said()).toEqual([['live.chat', expect.objectContaining({ text: '첫 줄\n둘째 줄' })]]);
  });

  it('says how long a message may be, and keeps what is longer whole [CLS-3]', async () => {
    const { user, said } = await renderInRoom(ChatPanel, { state: aRoomState() });
    const long = '가'.repeat(1_024);
    await user.click(field());
    await user.paste(long);
    expect(field()).toHaveValue(long);
    expect(screen.getByText('한 번에 1,000자까지 보낼 수 있어요. 지금은 1,024자예요.')).toBeVisible();
    await user.keyboard('{Enter}');
    await user.click(button('보내기'));
    expect(said()).toEqual([]);
    fireEvent.change(field(), { target: { value: '가'.repeat(1_000) } });
    expect(screen.queryByText(/1,000자까지/)).not.toBeInTheDocument();
    await user.click(button('보내기'));
    expect(said()).toHaveLength(1);
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
    await user.type(field(), '들리나요?{Enter}');
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

  it('shows the beginning of what is long, and the rest when she asks for it by the keyboard', async () => {
    const messages = [aLiveMessage({ text: '줄\n'.repeat(500) }), aLiveMessage({ id: 'message-2', text: '짧아요' })];
    const { user } = await renderInRoom(ChatPanel, { state: aRoomState({ messages }) });
    const more = button('학생 A01 님의 메시지 더 보기');
    expect(more).toHaveTextContent('더 보기');
    more.focus();
    await user.keyboard('{Enter}');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(more).toHaveFocus();
    expect(more).toHaveAccessibleName('학생 A01 님의 메시지 접기');
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

  it('is in Vietnamese for who reads it; names and messages stay as they were written [CLS-3]', async () => {
    const Vietnamese = () => (
      <RoomLanguage value="vi">
        <ChatPanel />
      </RoomLanguage>
    );
    const { user } = await renderInRoom(Vietnamese, {
      state: aRoomState({ messages: [aLiveMessage({ text: '줄\n'.repeat(30) })] }),
      pass: guardianPass,
    });
    const log = screen.getByRole('log', { name: 'Tin nhắn' });
    expect(within(log).getByText(/학생 A01 ·/)).toHaveTextContent('학생 A01 · 10:31');
    await user.click(button('Xem thêm tin nhắn của 학생 A01'));
    expect(button('Thu gọn tin nhắn của 학생 A01')).toBeVisible();
    expect(button('Gửi')).toBeVisible();
  });
});
