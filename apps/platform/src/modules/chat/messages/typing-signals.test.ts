import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { TYPING_EVERY_MS } from '@portal/domain/chat/states/typing';
import { SOCKET_PATH } from '@portal/domain/wire/realtime-events';
import { type ChatApp, createChatApp } from '../../../testing/apps/chat-app.ts';
import { eventually } from '../../../testing/eventually.ts';

let t: ChatApp;
beforeAll(async () => {
  t = await createChatApp();
  await t.room('room-1');
});
afterAll(() => t.close());
beforeEach(() => {
  t.clock.advance(TYPING_EVERY_MS);
  t.heard.length = 0;
});

const OTHERS = ['grd-1 chat.typing room-1', 'grd-2 chat.typing room-1'];

describe('that somebody writes in a talk [CHT-2]', () => {
  it('is told to the others in it, and not to herself', async () => {
    await t.chat.typing(t.teacher.id, 'room-1');
    expect(t.heard.toSorted()).toEqual(OTHERS);
  });

  it('is told once in three seconds, however often she says so', async () => {
    for (let time = 0; time < 10; time += 1) await t.chat.typing(t.teacher.id, 'room-1');
    expect(t.heard).toHaveLength(2);
    t.clock.advance(TYPING_EVERY_MS);
    await t.chat.typing(t.teacher.id, 'room-1');
    expect(t.heard).toHaveLength(4);
  });

  it.each([
    ['a talk that is not hers', 'grd-9', 'room-1'],
    ['a talk that there is not', 'grd-1', 'room-9'],
  ])('is told to nobody in %s', async (_what, memberId, roomId) => {
    await t.chat.typing(memberId, roomId);
    expect(t.heard).toEqual([]);
  });

  it('is told to nobody by who has left', async () => {
    await t.room('room-2');
    await t.database.raw.query(
      `update chat_member set left_at = now() where room_id = 'room-2' and member_id = 'grd-1'`,
    );
    await t.chat.typing('grd-1', 'room-2');
    expect(t.heard).toEqual([]);
  });

  it('comes over her socket, in the words of the contract alone', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = await t.signIn('math');
    const ticket = await t.request({ method: 'POST', url: '/mid/v1/auth/ws-ticket', headers });
    const socket: Socket = io(`http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      reconnection: false,
      query: { token: ticket.json<{ data: { ticket: string } }>().data.ticket },
      extraHeaders: { origin: 'http://localhost:3000' },
    });
    await new Promise((resolve) => socket.on('ready', resolve));
    for (const payload of [undefined, 'room-1', { id: 7 }, { id: 'room-1', memberId: 'grd-1' }])
      socket.emit('chat.typing', payload);
    socket.emit('chat.typing', { id: 'room-1' });
    await eventually(() => expect(t.heard.toSorted()).toEqual(OTHERS));
    socket.disconnect();
  });
});
