import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { SOCKET_PATH } from '@portal/domain/wire/realtime-events';
import { createSocket, type Socket } from './socket.ts';

// A real server: the refusals, endings and reconnections below are its own.
let http: HttpServer;
let io: Server;
let origin: string;
let tokens: unknown[];
let sockets: ServerSocket[];
let refuse: (token: unknown) => string | undefined;
const opened: Socket[] = [];

beforeEach(async () => {
  http = createServer();
  io = new Server(http, { path: SOCKET_PATH, transports: ['websocket'], serveClient: false });
  tokens = [];
  sockets = [];
  refuse = () => undefined;
  io.use((socket, next) => {
    const { token } = socket.handshake.query;
    tokens.push(token);
    const refusal = refuse(token);
    next(refusal === undefined ? undefined : new Error(refusal));
  });
  io.on('connection', (socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.close();
  await io.close();
});

const until = async (condition: () => boolean) => {
  for (let waited = 0; !condition(); waited += 10) {
    if (waited > 8_000) throw new Error('It never came to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const aWhile = (ms = 100) => new Promise((resolve) => setTimeout(resolve, ms));

function open(over: Partial<Parameters<typeof createSocket>[0]> = {}) {
  const state = { isSignedIn: true, tickets: 0, renewals: 0 };
  const socket = createSocket({
    origin,
    ticket: () => Promise.resolve(`ticket-${(state.tickets += 1)}`),
    isSignedIn: () => state.isSignedIn,
    renew: () => {
      state.renewals += 1;
      return Promise.resolve('renewed');
    },
    ...over,
  });
  opened.push(socket);
  return { socket, state };
}

describe('the socket of a tab', () => {
  it('is made once, at /chat/ws, with a ticket in the query, and reused while connected [CHT-3]', async () => {
    const { socket } = open();
    for (let time = 0; time < 5; time += 1) socket.connect();
    await until(() => sockets.length === 1);
    socket.connect();
    await aWhile();
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.handshake.url).toMatch(/^\/chat\/ws\/\?.*token=ticket-1/);
    expect(sockets[0]?.conn.transport.name).toBe('websocket');
  });

  it('is not made for an anonymous visitor [CHT-3]', async () => {
    const { socket } = open({ isSignedIn: () => false });
    socket.connect();
    await aWhile();
    expect(tokens).toEqual([]);
  });

  it('tells who listens, and drops what breaks its schema', async () => {
    const { socket } = open();
    const heard: unknown[] = [];
    const stop = socket.on('notification.new', (payload) => heard.push(payload));
    socket.connect();
    await until(() => sockets.length === 1);
    for (const payload of [{ id: 'n1', extra: 1 }, { id: 7 }, 'n2', null, { id: '../x' }, undefined]) {
      sockets[0]?.emit('notification.new', payload);
    }
    await until(() => heard.length === 1);
    stop();
    sockets[0]?.emit('notification.new', { id: 'n3' });
    await aWhile();
    expect(heard).toEqual([{ id: 'n1' }]);
  });

  it('says what is gone a moment later, and keeps nothing of it for the next connection [CHT-2]', async () => {
    const { socket } = open();
    socket.say('chat.typing', { id: 'room-0' });
    socket.connect();
    await until(() => socket.isConnected() && sockets.length === 1);
    const said: unknown[] = [];
    sockets[0]?.on('chat.typing', (payload) => said.push(payload));
    socket.say('chat.typing', { id: 'room-1' });
    await until(() => said.length === 1);
    socket.close();
    socket.say('chat.typing', { id: 'room-2' });
    await aWhile();
    expect(said).toEqual([{ id: 'room-1' }]);
  });

  it('is dropped at once at sign-out and may be made anew [CHT-3]', async () => {
    const { socket } = open();
    socket.connect();
    await until(() => sockets.length === 1);
    socket.close();
    await until(() => sockets[0]?.connected === false);
    socket.connect();
    await until(() => sockets.length === 2);
    expect(tokens).toEqual(['ticket-1', 'ticket-2']);
  });

  it('says that something may be missing when it comes back after it was closed [CHT-4] [W9]', async () => {
    const { socket } = open();
    let reconnects = 0;
    socket.onReconnect(() => (reconnects += 1));
    socket.connect();
    await until(() => socket.isConnected());
    socket.close();
    socket.connect();
    await until(() => socket.isConnected());
    expect(reconnects).toBe(1);
  });

  it('never appears when it was closed while its code was still loading', async () => {
    const { socket } = open();
    socket.connect();
    socket.close();
    await aWhile(200);
    expect(tokens).toEqual([]);
  });

  it('comes back within 1 to 5 seconds with a new ticket, and says that something may be missing [CHT-4]', async () => {
    const { socket } = open();
    let reconnects = 0;
    socket.onReconnect(() => (reconnects += 1));
    socket.connect();
    await until(() => sockets.length === 1);
    expect(reconnects).toBe(0);
    const lost = performance.now();
    sockets[0]?.conn.close();
    await until(() => sockets.length === 2);
    const took = performance.now() - lost;
    expect(took).toBeGreaterThanOrEqual(990);
    expect(took).toBeLessThanOrEqual(5_500);
    expect(tokens).toEqual(['ticket-1', 'ticket-2']);
    await until(() => reconnects === 1);
  }, 15_000);

  it('knows whether it is connected, and says when that changes [NTF-10]', async () => {
    const { socket } = open();
    const heard: boolean[] = [];
    const stop = socket.onConnectionChange(() => heard.push(socket.isConnected()));
    expect(socket.isConnected()).toBe(false);
    socket.connect();
    await until(() => socket.isConnected());
    sockets[0]?.conn.close();
    await until(() => !socket.isConnected());
    await until(() => socket.isConnected());
    socket.close();
    expect(socket.isConnected()).toBe(false);
    stop();
    socket.connect();
    await until(() => socket.isConnected());
    expect(heard).toEqual([true, false, true, false]);
  }, 15_000);

  it('comes back after the server has ended it, if the session still stands', async () => {
    const { socket } = open();
    socket.connect();
    await until(() => sockets.length === 1);
    sockets[0]?.disconnect(true);
    await until(() => sockets.length === 2);
    expect(tokens).toEqual(['ticket-1', 'ticket-2']);
  }, 15_000);

  it('tries again when no ticket could be had', async () => {
    let tries = 0;
    const { socket } = open({
      ticket: () => ((tries += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('late')),
    });
    socket.connect();
    await until(() => sockets.length === 1);
    expect(tokens).toEqual(['late']);
  }, 15_000);

  it('renews the session once when the ticket is refused, then connects with a new one', async () => {
    refuse = (token) => (token === 'ticket-1' ? 'unauthorized' : undefined);
    const { socket, state } = open();
    socket.connect();
    await until(() => sockets.length === 1);
    expect(tokens).toEqual(['ticket-1', 'ticket-2']);
    expect(state.renewals).toBe(1);
  });

  it('stops when it is refused again, and starts anew when asked to', async () => {
    refuse = () => 'unauthorized';
    const { socket, state } = open();
    socket.connect();
    await until(() => tokens.length === 2);
    await aWhile(1_300);
    expect(tokens).toHaveLength(2);
    expect(state.renewals).toBe(1);
    refuse = () => undefined;
    socket.connect();
    await until(() => sockets.length === 1);
  }, 15_000);

  it('lets a minute pass when this person has too many tabs connected', async () => {
    refuse = () => 'too_many_sockets';
    const { socket, state } = open();
    socket.connect();
    await until(() => tokens.length === 1);
    await aWhile(2_500);
    expect(tokens).toHaveLength(1);
    expect(state.renewals).toBe(0);
  }, 15_000);

  it('stops when the renewal is refused', async () => {
    refuse = () => 'unauthorized';
    const { socket } = open({ renew: () => Promise.resolve('refused') });
    socket.connect();
    await until(() => tokens.length === 1);
    await aWhile(1_300);
    expect(tokens).toHaveLength(1);
  }, 15_000);

  it('stops trying once nobody is signed in', async () => {
    const { socket, state } = open();
    socket.connect();
    await until(() => sockets.length === 1);
    state.isSignedIn = false;
    sockets[0]?.conn.close();
    await aWhile(1_800);
    expect(tokens).toHaveLength(1);
  }, 15_000);

  it('asks the session when the server says that it is over', async () => {
    const { socket, state } = open();
    socket.connect();
    await until(() => sockets.length === 1);
    sockets[0]?.emit('session.revoked', { reason: 'PASSWORD_CHANGED' });
    await until(() => state.renewals === 1);
  });
});
