import { act, screen, waitFor } from '@testing-library/react';
import { aHost, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { button } from '../live.screen.ts';
import { hostPass, studentPass } from '../room-states.fixture.ts';
import { useRoom } from '../session/use-room.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { FollowBar } from './follow-bar.tsx';

withRooms();

function Bar() {
  const { look } = useRoom();
  return (
    <>
      <FollowBar />
      <button type="button" onClick={() => look.show('PEOPLE')}>
        사람들
      </button>
    </>
  );
}
// The frame around it has places of its own for what is said.
const said = () => screen.getAllByRole('status').at(-1)?.textContent;
const board = aRoomState({ focus: 'BOARD', page: 2 });

describe('whether all look at the same [CLS-3]', () => {
  it('is said to a guest who follows, with the page, which is not read out each time', async () => {
    const { server } = await renderInRoom(Bar, { state: board, pass: studentPass });
    expect(said()).toBe('선생님을 따라 보는 중');
    expect(screen.getByText('· 2쪽')).toBeVisible();
    act(() => server.say('live.turned', { page: 3 }));
    expect(screen.getByText('· 3쪽')).toBeVisible();
    expect(said()).toBe('선생님을 따라 보는 중');
  });

  it('is said to a guest who looks alone, and one press takes her back', async () => {
    const { user } = await renderInRoom(Bar, { state: board, pass: studentPass });
    await user.click(button('사람들'));
    expect(said()).toBe('혼자 보고 있어요');
    expect(screen.getByText('· 선생님은 칠판 2쪽')).toBeVisible();
    await user.click(button('선생님 따라가기'));
    expect(said()).toBe('선생님을 따라 보는 중');
  });

  it('keeps the focus of who goes back by the keyboard', async () => {
    const { user } = await renderInRoom(Bar, { state: board, pass: studentPass });
    await user.click(button('사람들'));
    act(() => button('선생님 따라가기').focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('선생님을 따라 보는 중').closest('p')).toHaveFocus());
  });

  it('takes the same height whether she follows or looks alone, so that what is below it stays', async () => {
    const height = () => getComputedStyle(screen.getAllByRole('status').at(-1)!.closest('div')!).minHeight;
    const { user } = await renderInRoom(Bar, { state: board, pass: studentPass });
    const before = height();
    expect(before).toMatch(/touch/);
    await user.click(button('사람들'));
    expect(height()).toBe(before);
  });

  it('is no word to a guest who sees the people with her teacher', async () => {
    await renderInRoom(Bar, { state: aRoomState(), pass: studentPass });
    expect(said()).toBe('');
  });

  it('is counted for the host, as the room says of each', async () => {
    const guests = [aParticipant(), aParticipant({ id: 'guest-2', name: '학생 A02' })];
    const { server } = await renderInRoom(Bar, {
      state: { ...board, participants: [aHost(), ...guests] },
      pass: hostPass,
    });
    expect(said()).toBe('모두 함께 봐요');
    expect(screen.getByText('· 2명')).toBeVisible();
    act(() => server.say('live.participant', { participant: aParticipant({ looksAlone: true }) }));
    expect(said()).toBe('1명이 혼자 보고 있어요');
    expect(screen.queryByRole('button', { name: '선생님 따라가기' })).toBeNull();
  });
});
