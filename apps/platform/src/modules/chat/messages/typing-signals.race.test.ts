import { TYPING_EVERY_MS } from '@portal/domain/chat/states/typing';
import { type ChatApp, createChatApp } from '../../../testing/apps/chat-app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { hearChanges } from '../../../testing/hear-changes.ts';
import { secondProcess } from '../../../testing/second-process.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let t: ChatApp;
let another: TestApp;
let heardThere: string[];
beforeAll(async () => {
  t = await createChatApp();
  another = await secondProcess(t);
  heardThere = hearChanges(another.realtime);
  await t.room('room-1');
}, 60_000);
afterAll(async () => {
  await another.close();
  await t.close();
});
beforeEach(() => {
  t.clock.advance(TYPING_EVERY_MS);
  for (const heard of [t.heard, heardThere]) heard.length = 0;
});

const OTHERS = ['grd-1 chat.typing room-1', 'grd-2 chat.typing room-1'];

describe('that somebody writes in a talk, with two processes on one PostgreSQL [CHT-2]', () => {
  it('is told to the others wherever their sockets are, once', async () => {
    await another.chat.typing(t.teacher.id, 'room-1');
    await eventually(() => expect([t.heard.toSorted(), heardThere.toSorted()]).toEqual([OTHERS, OTHERS]));
  });

  it('is told by each process once in three seconds, when her socket comes to another one', async () => {
    for (const { chat } of [t, another, t, another]) await chat.typing(t.teacher.id, 'room-1');
    const twice = [...OTHERS, ...OTHERS].toSorted();
    await eventually(() => expect([t.heard.toSorted(), heardThere.toSorted()]).toEqual([twice, twice]));
  });

  it('is not heard from who has left meanwhile, by whichever process', async () => {
    await t.room('room-2');
    await t.database.raw.query(
      `update chat_member set left_at = now() where room_id = 'room-2' and member_id = 'grd-1'`,
    );
    await another.chat.typing('grd-1', 'room-2');
    await another.chat.typing(t.teacher.id, 'room-2');
    await eventually(() => expect(t.heard).toEqual(['grd-2 chat.typing room-2']));
  });
});
