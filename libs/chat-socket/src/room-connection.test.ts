import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { LIVE_NAMESPACE } from '@portal/domain/live/live-events';
import { SOCKET_PATH } from '@portal/domain/wire/realtime-events';
import { connectRoom, type RoomConnection } from './room-connection.ts';

// As a browser tells of its network.
const network = new EventTarget();
globalThis.addEventListener = network.addEventListener.bind(network);

// A real server: the refusals, endings and reconnections below are its own.
let io: Server;
let origin: string;
let tokens: unknown[];
let sockets: ServerSocket[];
let room: RoomConnection;
let told: unknown[];

beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { path: SOCKET_PATH, transports: ['websocket'], serveClient: false });
  [tokens, sockets, told] = [[], [], []];
  io.of(LIVE_NAMESPACE).on('connection', (socket) => {
    sockets.push(socket);
    tokens.push((socket.handshake.auth as { token?: unknown }).token);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  let tickets = 0;
  room = connectRoom(
    { onEvent: (event) => void told.push(event), onStatus: (status) => void told.push(status) },
    { origin, ticket: () => Promise.resolve(`ticket-${(tickets += 1)}`) },
  );
  await until(() => told.includes('CONNECTED'));
});

afterEach(async () => {
  room.close();
  await io.close();
});

const until = async (condition: () => boolean) => {
  for (let waited = 0; !condition(); waited += 10) {
    if (waited > 8_000) throw new Error('It never came to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe('the connection to a room', () => {
  it('comes back by itself with a new ticket, which never stands in an address [CLS-3]', async () => {
    sockets[0]?.conn.close();
    // The server knows of it before she does.
    await until(() => told.length === 4);
    expect(tokens).toEqual(['ticket-1', 'ticket-2']);
    expect(sockets[0]?.handshake.url).not.toContain('ticket');
    expect(told).toEqual(['CONNECTING', 'CONNECTED', 'LOST', 'CONNECTED']);
  });

  it('is known to be lost as soon as the machine has no network, and is back as soon as it has one [CLS-3]', async () => {
    network.dispatchEvent(new Event('offline'));
    expect(told.at(-1)).toBe('LOST');
    network.dispatchEvent(new Event('online'));
    await until(() => told.at(-1) === 'CONNECTED');
    expect(tokens).toEqual(['ticket-1', 'ticket-2']);
    network.dispatchEvent(new Event('online'));
    room.close();
    network.dispatchEvent(new Event('offline'));
    expect(told).toEqual(['CONNECTING', 'CONNECTED', 'LOST', 'CONNECTED']);
  });

  it('goes on knocking where the network went while it was on its way back [CLS-3]', async () => {
    sockets[0]?.conn.close();
    await until(() => told.at(-1) === 'LOST');
    network.dispatchEvent(new Event('online'));
    // The ticket is here, the line is not.
    await new Promise(setImmediate);
    network.dispatchEvent(new Event('offline'));
    await until(() => told.at(-1) === 'CONNECTED');
  });

  it('tells what keeps its schema and drops what does not [CLS-3]', async () => {
    sockets[0]?.emit('live.turned', { page: 'two' });
    sockets[0]?.emit('live.turned', { page: 2 });
    await until(() => told.includes('live.turned'));
    expect(told.filter((one) => one === 'live.turned')).toHaveLength(1);
  });

  it('brings the answer of the room, and a refusal when the line is gone [CLS-3]', async () => {
    sockets[0]?.on('live.hand', (_payload: unknown, answer: (given: unknown) => void) => answer({ ok: true }));
    expect(await room.request('live.hand', { up: true })).toEqual({ ok: true });
    room.close();
    await until(() => sockets[0]?.connected === false);
    expect(await room.request('live.hand', { up: true })).toMatchObject({ ok: false });
  });

  it.each([
    ['live.over', { reason: 'REMOVED' }],
    ['live.door', { state: 'REFUSED', opensAt: null }],
  ])('knocks no more once it is over: %s [CLS-3]', async (event, payload) => {
    sockets[0]?.emit(event, payload);
    await until(() => sockets[0]?.connected === false);
    expect(told.at(-1)).toBe(event);
    expect(told).not.toContain('LOST');
  });
});
