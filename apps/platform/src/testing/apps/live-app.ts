import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import type { LiveAnswer, LiveEvents, LiveRequests } from '@portal/domain/live/live-events';
import type { GuestLink, LiveLesson, RoomPass } from '@portal/domain/live/live-room';
import { createLessonDeskApp, type LessonDeskApp } from './lesson-desk-app.ts';

export interface Visitor {
  readonly pass: RoomPass;
  readonly socket: Socket;
  ask<N extends keyof LiveRequests>(name: N, payload: LiveRequests[N]): Promise<LiveAnswer>;
  /** The next such event that nobody asked for yet, also one that came before. */
  hear<E extends keyof LiveEvents>(event: E): Promise<LiveEvents[E]>;
  /** Events that came and that nobody asked for. */
  unheard(event: keyof LiveEvents): number;
  gone(): Promise<void>;
}

export interface LiveApp extends LessonDeskApp {
  links(lessonId: string): Promise<GuestLink[]>;
  /** Secret of a student's own link, or of her guardians'. */
  secret(lessonId: string, studentId: string, role?: GuestLink['role']): Promise<string>;
  enter(link: string, name?: string): ReturnType<LessonDeskApp['call']>;
  /** What a socket with this ticket becomes: an error's words, or itself. */
  open(token: unknown, query?: object): Promise<Socket | string>;
  /** Comes in with a pass. */
  visit(pass: RoomPass): Promise<Visitor>;
  host(lessonId: string): Promise<Visitor>;
  guest(lessonId: string, studentId?: string, role?: GuestLink['role']): Promise<Visitor>;
}

interface Entry {
  readonly lesson: LiveLesson;
  readonly pass: RoomPass;
}

/** The lesson desk's app on a port, with people who come into its rooms by real sockets. */
export async function createLiveApp(...options: Parameters<typeof createLessonDeskApp>): Promise<LiveApp> {
  const t = await createLessonDeskApp(...options);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
  const opened: Socket[] = [];

  function socketFor(token: unknown, query: object = {}): Socket {
    const socket = io(`${base}/live`, {
      path: '/chat/ws',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      autoConnect: false,
      auth: { token },
      query,
      extraHeaders: { origin: 'http://localhost:3000' },
    });
    opened.push(socket);
    return socket;
  }

  async function visit(pass: RoomPass): Promise<Visitor> {
    const socket = socketFor(pass.ticket);
    const came: [string, unknown][] = [];
    const waiting: [string, (payload: never) => void][] = [];
    socket.onAny((event: string, payload: unknown) => {
      const at = waiting.findIndex(([name]) => name === event);
      if (at < 0) came.push([event, payload]);
      else waiting.splice(at, 1)[0]![1](payload as never);
    });
    socket.connect();
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return {
      pass,
      socket,
      ask: (name, payload) => socket.timeout(5_000).emitWithAck(name, payload) as Promise<LiveAnswer>,
      hear(event) {
        const at = came.findIndex(([name]) => name === event);
        if (at >= 0) return Promise.resolve(came.splice(at, 1)[0]![1] as never);
        return new Promise((resolve) => void waiting.push([event, resolve]));
      },
      unheard: (event) => came.filter(([name]) => name === event).length,
      gone: () => new Promise((resolve) => (socket.connected ? socket.once('disconnect', () => resolve()) : resolve())),
    };
  }

  const app: LiveApp = {
    ...t,
    visit,
    async close() {
      for (const socket of opened) socket.disconnect();
      await t.close();
    },
    links: async (id) => (await t.call<{ items: GuestLink[] }>('GET', `/tns/v1/lessons/${id}/guest-links`)).data.items,
    async secret(id, studentId, role = 'STUDENT') {
      const link = (await app.links(id)).find((one) => one.studentId === studentId && one.role === role);
      return link!.path.replace('/live/', '');
    },
    enter: (link, name = '보호자') => t.call('POST', '/live/v1/guests/enter', { link, name }, t.headers),
    open: (token, query) =>
      new Promise((resolve) => {
        const socket = socketFor(token, query);
        socket.once('connect', () => resolve(socket));
        socket.once('connect_error', ({ message }) => resolve(message));
        socket.connect();
      }),
    async host(id) {
      const { data } = await t.call<Entry>('POST', `/tns/v1/lessons/${id}/room/token`, {});
      return visit(data.pass);
    },
    async guest(id, studentId = 's1', role = 'STUDENT') {
      const { data } = await app.enter(await app.secret(id, studentId, role), `보호자 ${studentId}`);
      return visit((data as Entry).pass);
    },
  };
  return app;
}
