import { randomUUID } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { Chat, chatsContract } from '@portal/domain/chat/chats.contract';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { hearChanges } from '../hear-changes.ts';
import { createTestApp, testClock, type TestApp, type TestClock } from '../test-app.ts';

export const CHATS = '/messaging/v1/chats';
export const CHAT_NOW = '2026-11-18T01:42:00.000Z';

interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code?: string;
  readonly fields?: Record<string, string>;
}

export interface ChatApp extends TestApp {
  readonly clock: TestClock;
  readonly teacher: { readonly id: string };
  /** What the socket said, each as `user event room`. */
  readonly heard: string[];
  call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    who?: 'math' | 'other',
  ): Promise<Answer<T>>;
  /** A group of the teacher and two guardians in which so many messages were written; the teacher read `read` of them. */
  room(id: string, over?: { written?: number; read?: number; archivedAt?: Date }): Promise<void>;
  get(id: string): Promise<Chat>;
  send(id: string, body?: object, who?: 'math' | 'other'): Promise<Answer<ChatMessage>>;
  messages(id: string, query?: string): Promise<AnswerOf<typeof chatsContract.listMessages>>;
}

/** A platform with two teachers, of whom the first has talks. */
export async function createChatApp(): Promise<ChatApp> {
  const clock = testClock(CHAT_NOW);
  const t = await createTestApp({ clock });
  const teacher = await t.addUser({ username: 'math', name: '김하늘' });
  await t.addUser({ username: 'other' });
  const headers = { math: await t.signIn('math'), other: await t.signIn('other') };

  async function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    who: 'math' | 'other' = 'math',
  ): Promise<Answer<T>> {
    const url = `${CHATS}${path}`;
    const answer = await t.request({ method, url, headers: headers[who], ...(body && { payload: body }) });
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  }

  return {
    ...t,
    clock,
    teacher,
    heard: hearChanges(t.realtime),
    call,
    async room(id, { written = 0, read = 0, archivedAt } = {}) {
      const guardian = (no: number) => ({ id: `grd-${no}`, name: `보호자 ${no}`, avatar: null, read: written });
      const me = { id: teacher.id, name: '김하늘', avatar: null, read, ...(archivedAt && { archivedAt }) };
      const messages = Array.from({ length: written }, (_, at) => ({
        senderId: 'grd-1',
        content: `${at + 1}번째`,
        at: new Date(Date.parse(CHAT_NOW) - (written - at) * millisecondsInMinute),
      }));
      const members = [me, guardian(1), guardian(2)];
      await t.database.db.transaction((tx) =>
        t.chat.importChats(tx, [{ id, kind: 'ROOM', title: '중2 수학', members, messages }]),
      );
    },
    get: async (id) => (await call<Chat>('GET', `/${id}`)).data,
    send: (id, body = {}, who) =>
      call('POST', `/${id}/messages`, { clientId: randomUUID(), content: '안녕하세요', fileIds: [], ...body }, who),
    messages: async (id, query = '') =>
      (await call<AnswerOf<typeof chatsContract.listMessages>>('GET', `/${id}/messages${query}`)).data,
  };
}
