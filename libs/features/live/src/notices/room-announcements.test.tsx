import { act, screen, waitFor } from '@testing-library/react';
import type { RoomPass, RoomState } from '@portal/domain/live/live-room';
import { aHiddenQuiz, aLivePoll, aParticipant, aRoomState, aWaitingGuest } from '@portal/testing/live/live-builders';
import { fakeDevices } from '../live.fixture.ts';
import { button } from '../live.screen.ts';
import { RoomLanguage } from '../reading/room-words.ts';
import { hostPass, studentPass } from '../room-states.fixture.ts';
import { useRoom } from '../session/use-room.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { RoomAnnouncements } from './room-announcements.tsx';

const MUTED = /선생님이 마이크를 껐어요. 말하려면 다시 켜 주세요./;

withRooms();

function Part() {
  const { session, own } = useRoom();
  return (
    <>
      <RoomAnnouncements />
      <button onClick={() => void session.own.setAudio(!own.audio)}>{own.audio ? '켜진 마이크' : '꺼진 마이크'}</button>
    </>
  );
}
const open = (pass: RoomPass = hostPass, over: Partial<RoomState> = {}) =>
  renderInRoom(Part, { pass, state: aRoomState(over), devices: fakeDevices() });
async function said(words: string | RegExp): Promise<HTMLElement> {
  const found = await screen.findByText(words);
  expect(found.closest('[role="status"]')).not.toBeNull();
  return found;
}

describe('what has just happened', () => {
  it('is said in the live region and seen: a hand, and then another with it [CLS-3]', async () => {
    const { server } = await open();
    const raise = (id: string, name: string) =>
      act(() => server.say('live.participant', { participant: aParticipant({ id, name, handUp: true }) }));
    raise('guest-1', '김민준');
    expect(await said('김민준 님이 손을 들었어요.')).toBeVisible();
    raise('guest-2', '박하은');
    expect(await said('김민준 님 외 1명이 손을 들었어요.')).toBeVisible();
  });

  it('tells who comes into an open question of it, in a region that stood there before [CLS-3]', async () => {
    await open(studentPass, { poll: aLivePoll() });
    expect(screen.queryByText(/투표가 열려 있어요/)).not.toBeInTheDocument();
    expect(await said(/투표가 열려 있어요: 기울기가/)).toBeVisible();
  });

  it('is one sentence, however many hands go up and down at once [CLS-3]', async () => {
    const { server } = await open();
    const raise = (no: number, handUp: boolean) =>
      server.say('live.participant', { participant: aParticipant({ id: `more-${no}`, name: `학생 ${no}`, handUp }) });
    for (let at = 0; at < 300; at += 1) act(() => raise(at % 25, at % 2 === 0));
    expect(await said(/손을 들었어요/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: '알림 닫기' })).toHaveLength(1);
  });

  it('is at most two things at a time, the newest', async () => {
    const { server } = await open();
    act(() => {
      server.say('live.waiting', { waiting: [aWaitingGuest()] });
      server.say('live.polled', { poll: aLivePoll() });
      server.say('live.participant', { participant: aParticipant({ id: 'guest-2', handUp: true }) });
    });
    expect(await said(/손을 들었어요/)).toBeVisible();
    expect(screen.getByText(/투표를 열었어요/)).toBeVisible();
    expect(screen.queryByText(/문 앞에서/)).not.toBeInTheDocument();
  });

  it('is taken away by a press, which leaves the focus where it was said', async () => {
    const { server, user } = await open(studentPass);
    act(() => server.say('live.polled', { poll: aLivePoll() }));
    const region = (await said(/투표가 열렸어요/)).closest('[role="status"]');
    expect(region).toHaveStyle({ pointerEvents: 'none' });
    expect(button('알림 닫기')).toHaveAccessibleDescription(/투표가 열렸어요/);
    await user.click(button('알림 닫기'));
    expect(screen.queryByText(/투표가 열렸어요/)).not.toBeInTheDocument();
    await waitFor(() => expect(region).toHaveFocus());
  });

  it('is read in Vietnamese by who has chosen so [CLS-3]', async () => {
    const Vietnamese = () => (
      <RoomLanguage value="vi">
        <Part />
      </RoomLanguage>
    );
    const { server } = await renderInRoom(Vietnamese, {
      pass: studentPass,
      state: aRoomState({ poll: aHiddenQuiz() }),
    });
    expect(await said(/^Câu đố đang mở: 기울기가/)).toBeVisible();
    act(() => server.say('live.polled', { poll: aHiddenQuiz({ isOpen: false }) }));
    expect(await said('Câu đố đã đóng. Bạn có thể xem kết quả.')).toBeVisible();
    expect(button('Đóng thông báo')).toBeVisible();
  });

  it('goes out of sight after a while', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { server } = await open(studentPass);
    act(() => server.say('live.polled', { poll: aLivePoll() }));
    expect(await said(/투표가 열렸어요/)).toBeVisible();
    act(() => void jest.advanceTimersByTime(5_100));
    expect(screen.queryByText(/투표가 열렸어요/)).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('who is muted by the teacher', () => {
  async function muted() {
    const opened = await open(studentPass);
    await opened.user.click(button('꺼진 마이크'));
    await screen.findByRole('button', { name: '켜진 마이크' });
    act(() => opened.server.say('live.muted', {}));
    expect(await said(MUTED)).toBeVisible();
    return opened;
  }

  it('is told so until she turns it on again [CLS-3]', async () => {
    const { user } = await muted();
    await user.click(button('꺼진 마이크'));
    await waitFor(() => expect(screen.queryByText(MUTED)).not.toBeInTheDocument());
    expect(button('켜진 마이크')).toBeVisible();
  });

  it('sees it for a while only: her button goes on saying it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await muted();
    act(() => void jest.advanceTimersByTime(8_100));
    expect(screen.queryByText(MUTED)).not.toBeInTheDocument();
    expect(button('꺼진 마이크')).toBeVisible();
    jest.useRealTimers();
  });

  it('may close it, and is told again the next time [CLS-3]', async () => {
    const { user, server } = await muted();
    await user.click(button('알림 닫기'));
    expect(screen.queryByText(MUTED)).not.toBeInTheDocument();
    await user.click(button('꺼진 마이크'));
    await screen.findByRole('button', { name: '켜진 마이크' });
    act(() => server.say('live.muted', {}));
    expect(await said(MUTED)).toBeVisible();
  });

  it('is told nothing when her microphone was off anyway [CLS-3]', async () => {
    const { server } = await open(studentPass);
    act(() => server.say('live.muted', {}));
    expect(screen.queryByText(MUTED)).not.toBeInTheDocument();
  });
});
