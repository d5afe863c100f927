import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { attachSocket } from './socket.ts';

const ORIGIN = 'http://localhost:3000';
let t: TestApp;
let base: string;
let headers: Record<string, string> & { authorization: string };
let userId: string;
const logged: string[] = [];
const opened: Socket[] = [];

beforeAll(async () => {
  t = await createTestApp({ onLog: (line) => void logged.push(line) });
  userId = (await t.addUser({ username: 'math' })).id;
  headers = await t.signIn('math');
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});
afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => t.close());

const tokenOf = ({ authorization }: { authorization: string }) => authorization.replace('Bearer ', '');
const ticketFor = async (who = headers) =>
  (await t.request({ method: 'POST', url: '/mid/v1/auth/ws-ticket', headers: who })).json<{
    data: { ticket: string };
  }>().data.ticket;

/** Opens a socket as a browser would; resolves to what became of it. */
function open(
  token: string | undefined,
  { origin = ORIGIN, query = {} }: { origin?: string | null; query?: object } = {},
) {
  const socket = io(base, {
    path: '/chat/ws',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    query: { ...(token === undefined ? {} : { token }), ...query },
    extraHeaders: origin === null ? {} : { origin },
  });
  opened.push(socket);
  const unseen = new Promise((resolve) => socket.on('notification.unseen', resolve));
  interface Opened {
    readonly socket: Socket;
    readonly unseen: Promise<unknown>;
    readonly outcome: string;
    readonly ready?: { userId: string; serverTime: string };
  }
  return new Promise<Opened>((resolve) => {
    const ends = (outcome: string, ready?: Opened['ready']) =>
      resolve({ socket, unseen, outcome, ...(ready && { ready }) });
    socket.on('ready', (ready: NonNullable<Opened['ready']>) => ends('ready', ready));
    socket.on('connect_error', ({ message }) => ends(message));
    socket.on('disconnect', (reason) => ends(reason));
  });
}

const ended = (socket: Socket) =>
  new Promise<number>((resolve) => {
    const from = performance.now();
    socket.on('disconnect', () => resolve(performance.now() - from));
  });
const outcomes = async (socket: ReturnType<typeof open>) => (await socket).outcome;

describe('the socket of a tab', () => {
  it('opens with a ticket and says who is there [CHT-3]', async () => {
    const { outcome, ready } = await open(await ticketFor());
    expect([outcome, ready?.userId]).toEqual(['ready', userId]);
    expect(Date.parse(ready!.serverTime)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is told how many notifications are unseen, which may be more than the page has counted [NTF-10]', async () => {
    await t.database.db.transaction((tx) =>
      t.notifications.importNotifications(
        tx,
        userId,
        ['n1', 'n2'].map((id) => ({
          id,
          userId,
          title: '알림',
          content: '내용',
          highlightMarks: [],
          openDetail: true,
          url: null,
          category: 'TRANS' as const,
          publishedAt: t.clock.now(),
        })),
      ),
    );
    const { unseen } = await open(await ticketFor());
    expect(await unseen).toEqual({ count: 2 });
  });

  it('opens with the access token where a portal has no tickets [CHT-3]', async () => {
    expect(await outcomes(open(tokenOf(headers)))).toBe('ready');
  });

  it('takes a ticket once, even when two sockets come with it at the same time', async () => {
    const ticket = await ticketFor();
    const found = await Promise.all([outcomes(open(ticket)), outcomes(open(ticket)), outcomes(open(ticket))]);
    expect(found.toSorted()).toEqual(['ready', 'unauthorized', 'unauthorized']);
    expect(await outcomes(open(ticket))).toBe('unauthorized');
  });

  it('refuses a ticket that is older than 30 seconds', async () => {
    const ticket = await ticketFor();
    await t.database.raw.exec(`update socket_ticket set expires_at = now() - interval '1 second'`);
    expect(await outcomes(open(ticket))).toBe('unauthorized');
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['an unknown word', 'nonsense'],
    ['a statement', "'; drop table app_user --"],
    ['1,025 letters', 'a'.repeat(1025)],
    ['Korean letters', '한글'],
    ['a path', '../../etc/passwd'],
    ['two lines', 'a\nb'],
  ])('refuses %s in place of a ticket', async (_name, token) =>
    expect(await outcomes(open(token))).toBe('unauthorized'),
  );

  it.each([
    'http://evil.example',
    'https://localhost:3000',
    'http://localhost:3001',
    'http://localhost:3000.evil.example',
    'null',
    null,
  ])('refuses a page of %j before anything is looked up', async (origin) => {
    const ticket = await ticketFor();
    expect(await outcomes(open(ticket, { origin }))).toBe('websocket error');
    expect(await outcomes(open(ticket))).toBe('ready');
  });

  it('refuses a query that is too long, and other transports than the socket', async () => {
    expect(await outcomes(open(await ticketFor(), { query: { more: 'x'.repeat(4_000) } }))).toBe('websocket error');
    const polling = await fetch(`${base}/chat/ws?EIO=4&transport=polling&token=x`, { headers: { origin: ORIGIN } });
    expect(polling.status).toBe(400);
  });

  it('hears of a new notification by its id alone [NTF-10]', async () => {
    const { socket } = await open(await ticketFor());
    const heard = new Promise<unknown>((resolve) => socket.on('notification.new', resolve));
    await t.database.db.transaction((tx) =>
      t.notifications.notify(tx, {
        userId,
        kind: 'TEST',
        entity: 'a',
        version: 1,
        title: '비밀',
        content: '내용',
      }),
    );
    await t.notifications.deliver();
    const payload = (await heard) as { id: string };
    expect(Object.keys(payload)).toEqual(['id']);
    const detail = await t.request({
      url: `/messaging/notifications/detail?id=${payload.id}`,
      headers: { ...headers, 'x-msg-app': 'teacher-web' },
    });
    expect(detail.json().title).toBe('비밀');
  });

  it('hears nothing that is meant for others', async () => {
    const other = await t.addUser({ username: 'other' });
    const { socket, unseen } = await open(await ticketFor());
    await unseen;
    const heard: unknown[] = [];
    socket.onAny((...said) => heard.push(said));
    t.realtime.tell(other.id, 'notification.new', { id: 'x' });
    t.realtime.tell(userId, 'lesson.changed', { id: 'y' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toEqual([['lesson.changed', { id: 'y' }]]);
  });

  it('is told why and closed within two seconds when its session ends, and cannot come back', async () => {
    await t.addUser({ username: 'leaver' });
    const leaver = await t.signIn('leaver');
    const spare = await ticketFor(leaver);
    const { socket } = await open(await ticketFor(leaver));
    const reason = new Promise<{ reason: string }>((resolve) => socket.on('session.revoked', resolve));
    const closed = ended(socket);
    await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers: leaver, payload: {} });
    expect(await reason).toEqual({ reason: 'LOGOUT' });
    expect(await closed).toBeLessThan(2_000);
    expect(await outcomes(open(spare))).toBe('unauthorized');
    expect(await outcomes(open(tokenOf(leaver)))).toBe('unauthorized');
  });

  it('is one of at most five for one teacher', async () => {
    const five = await Promise.all(Array.from({ length: 5 }, async () => open(await ticketFor())));
    expect(five.map(({ outcome }) => outcome)).toEqual(Array(5).fill('ready'));
    expect(await outcomes(open(await ticketFor()))).toBe('too_many_sockets');
    five[0]!.socket.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await outcomes(open(await ticketFor()))).toBe('ready');
  });

  it('is never one of more than five, even when ten come at once', async () => {
    const tickets = await Promise.all(Array.from({ length: 10 }, () => ticketFor()));
    const found = await Promise.all(tickets.map((ticket) => open(ticket)));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(found.filter(({ socket }) => socket.connected).length).toBeLessThanOrEqual(5);
  });

  it('is closed when it says more than 64 KiB at once or too much in a row', async () => {
    const { socket: loud } = await open(await ticketFor());
    const first = ended(loud);
    loud.emit('auth.renew', 'x'.repeat(70_000));
    await first;
    const { socket: busy } = await open(await ticketFor());
    const second = ended(busy);
    for (let at = 0; at < 30; at++) busy.emit('anything', at);
    await second;
  });

  it('leaves no token and no ticket in the log', async () => {
    const ticket = await ticketFor();
    await open(ticket);
    await open(ticket, { origin: 'http://evil.example' });
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toContain(ticket);
    expect(logged.join('\n')).not.toContain(tokenOf(headers));
  });
});

describe('the life of a socket', () => {
  it('ends with the access token, unless a new ticket came in time', async () => {
    const short = await createShortLived(2_000);
    const [left, renewed] = [await short.open(), await short.open()];
    const [leftEnd, renewedEnd] = [ended(left), ended(renewed)];
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const answer: unknown = await renewed.emitWithAck('auth.renew', await ticketFor());
    expect(answer).toEqual({ ok: true });
    expect(await leftEnd).toBeLessThan(2_900);
    expect(await renewedEnd).toBeGreaterThan(2_900);
    await short.close();
  });

  it('cannot be opened more often than the limit of an address', async () => {
    const few = await createShortLived(5_000, { socketLimitPerMinute: 2 });
    await few.open();
    await few.open();
    await expect(few.open()).rejects.toThrow('websocket error');
    await few.close();
  });

  it('is not made longer by a bad ticket or by the ticket of somebody else', async () => {
    // First what takes long on a busy machine: the socket lives for two seconds.
    await t.addUser({ username: 'stranger' });
    const foreign = await ticketFor(await t.signIn('stranger'));
    const short = await createShortLived(2_000);
    const socket = await short.open();
    const end = ended(socket);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const ticket of ['nonsense', foreign, { ticket: 1 }, null])
      expect(await socket.emitWithAck('auth.renew', ticket)).toEqual({ ok: false });
    expect(await end).toBeLessThan(2_900);
    await short.close();
  });
});

/** A second socket server of the same platform, whose sockets live only so long. */
async function createShortLived(lifeMs: number, more: Partial<typeof t.config> = {}) {
  const { createServer } = await import('node:http');
  const http = createServer();
  const chat = attachSocket(http, {
    clock: t.clock,
    log: t.app.log,
    realtime: t.realtime,
    config: { ...t.config, ...more },
    consumeSocketTicket: (ticket) => t.identity.consumeSocketTicket(ticket),
    findCaller: t.identity.findCaller,
    unseenOf: () => Promise.resolve(0),
    limits: { lifeMs },
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    async open() {
      const socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
        path: '/chat/ws',
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        query: { token: await ticketFor() },
        extraHeaders: { origin: ORIGIN },
      });
      opened.push(socket);
      await new Promise((resolve, reject) => {
        socket.on('ready', resolve);
        socket.on('connect_error', reject);
      });
      return socket;
    },
    close: () => chat.close(),
  };
}
