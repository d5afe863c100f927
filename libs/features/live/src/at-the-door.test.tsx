import { act, screen, waitFor } from '@testing-library/react';
import { freezeClock } from '@portal/testing/frozen-clock';
import { button, enter } from './live.screen.ts';
import { visitAsGuest, withRooms } from './visit-room.fixture.ts';

withRooms();

const WAITING = { state: 'WAITING', opensAt: null } as const;
const since = (time: string) => freezeClock(`2026-11-18T${time}+09:00`);

/** Comes to the door at 10:20:00 with what she has turned on. */
async function toTheDoor(...turnedOn: string[]) {
  const visited = visitAsGuest({ state: null, now: '2026-11-18T10:20:00+09:00' });
  for (const device of turnedOn)
    await visited.user.click(await screen.findByRole('button', { name: new RegExp(`${device} 켜기`) }));
  await enter(visited.user);
  await waitFor(() => expect(visited.server.isUsed()).toBe(true));
  return visited;
}

describe('a guest who waits at the door', () => {
  it('sees herself under her name, with camera and microphone as she turned them on [CLS-3]', async () => {
    const { user, server } = await toTheDoor('카메라');
    act(() => server.say('live.door', WAITING));
    expect(await screen.findByText('선생님이 들어오게 해 주시면 바로 입장해요')).toBeVisible();
    expect(screen.getByText('학생 A01 (나)')).toBeVisible();
    expect(screen.getByLabelText('내 카메라 화면')).toBeVisible();
    expect(button('카메라 켜짐, 카메라 끄기')).toBeVisible();
    await user.click(button('마이크 꺼짐, 마이크 켜기'));
    expect(await screen.findByRole('meter', { name: '마이크 소리 크기' })).toBeVisible();
  });

  it('reads how long she has waited, from when she was told to [CLS-3]', async () => {
    const { server } = await toTheDoor();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    since('10:20:30');
    act(() => server.say('live.door', WAITING));
    expect(await screen.findByRole('timer')).toHaveTextContent('기다린 시간 0:00');
    act(() => since('10:21:35'));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('기다린 시간 1:05'), { timeout: 3_000 });
  });

  it('does not count while the line is gone, and anew when she is back at the door [CLS-3]', async () => {
    const { server } = await toTheDoor();
    act(() => server.say('live.door', WAITING));
    await screen.findByRole('timer');
    since('10:25:00');
    act(() => server.status('LOST'));
    expect(screen.getByText('연결이 끊겼어요. 다시 연결하고 있어요.')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    act(() => server.status('CONNECTED'));
    since('10:26:00');
    act(() => server.say('live.door', WAITING));
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('기다린 시간 0:00'), { timeout: 3_000 });
  });

  it('has no button that lets her in, only one that leads away', async () => {
    const { user, server } = await toTheDoor();
    act(() => server.say('live.door', WAITING));
    await user.click(await screen.findByRole('button', { name: '나가기' }));
    expect(await screen.findByRole('button', { name: '입장하기' })).toBeVisible();
    expect(server.isUsed()).toBe(false);
  });
});
