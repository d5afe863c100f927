import { act, screen } from '@testing-library/react';
import { defineSection } from '@portal/portal-core/section';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { aServer, aTalk, ROOM } from '../conversation.fixture.ts';
import { Conversation } from '../conversation.tsx';

const page = () => <Conversation roomId={ROOM} zone="Asia/Seoul" />;
const section = defineSection({ id: 'talk', routes: [{ path: '/talk', title: '', access: 'account', page }] });

async function open() {
  const server = aServer(aTalk());
  const world = renderSection(section, { path: '/talk', handlers: server.handlers });
  await screen.findByText('네, 감사합니다!');
  const writes = (memberId: string, id = ROOM) => world.push('chat.typing', { id, memberId });
  return { ...world, ...server, writes };
}

describe('while somebody writes [CHT-2]', () => {
  it('the others see who, of those who are in this talk', async () => {
    const { writes } = await open();
    writes('grd-b03', 'room-2');
    writes('nobody');
    expect(screen.queryByText(/쓰고 있어요/)).toBeNull();
    writes('grd-b02');
    expect(screen.getByText('보호자 B02 님이 쓰고 있어요')).toBeVisible();
    writes('grd-b03');
    expect(screen.getByText('2명이 쓰고 있어요')).toBeVisible();
  });

  it('nothing of it is told to screen readers', async () => {
    const { writes } = await open();
    writes('grd-b02');
    expect(screen.getByText('보호자 B02 님이 쓰고 있어요')).toHaveAttribute('aria-hidden', 'true');
  });

  it('it is over with the message', async () => {
    const { writes, state, push } = await open();
    writes('grd-b02');
    state.items.push(aChatMessage({ seq: 7, content: '지금 들어갈게요.' }));
    push('chat.message', { id: ROOM, seq: 7 });
    expect(screen.queryByText(/쓰고 있어요/)).toBeNull();
    expect(await screen.findByText('지금 들어갈게요.')).toBeVisible();
  });

  it('it is over when nothing was heard for six seconds', async () => {
    const { writes } = await open();
    jest.useFakeTimers();
    writes('grd-b02');
    act(() => jest.advanceTimersByTime(5_000));
    writes('grd-b02');
    act(() => jest.advanceTimersByTime(5_999));
    expect(screen.getByText('보호자 B02 님이 쓰고 있어요')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText(/쓰고 있어요/)).toBeNull();
    jest.useRealTimers();
  });

  it('she says so herself, once in a while and not with each letter', async () => {
    const { user, realtime } = await open();
    await user.type(screen.getByLabelText('메시지 입력'), '지금 들어갈게요');
    expect(realtime.said).toEqual([{ event: 'chat.typing', payload: { id: ROOM } }]);
  });
});
