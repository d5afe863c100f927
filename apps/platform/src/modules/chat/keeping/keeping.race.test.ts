import { randomUUID } from 'node:crypto';
import { type ChatApp, createChatApp } from '../../../testing/apps/chat-app.ts';

const TALKS = 12;
let t: ChatApp;
beforeAll(async () => {
  t = await createChatApp();
});
beforeEach(() => t.database.raw.exec('delete from chat_message; delete from chat_member; delete from chat_room'));
afterAll(() => t.close());

const each = <T>(work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: TALKS }, (_, no) => work(no)));

it('of twelve talks that she pins at once, five are pinned and the others told so [CHT-1]', async () => {
  await each((no) => t.room(`r${no}`, { written: 1 }));
  const answers = await each((no) => t.call('PUT', `/r${no}/pin`));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'PINS_FULL')).toHaveLength(TALKS - 5);
  expect(await t.database.raw.query('select 1 from chat_member where pinned_at is not null')).toHaveLength(5);
});

it('no message stands behind the moment in which a talk was blocked, and none is lost before it [CHT-1]', async () => {
  for (let round = 0; round < 6; round++) {
    const id = `p${round}`;
    await t.database.db.transaction((tx) =>
      t.chat.importChats(tx, [
        {
          id,
          kind: 'P2P',
          title: null,
          members: [t.teacher.id, 'grd-1'].map((member) => ({ id: member, name: member, avatar: null, read: 0 })),
          messages: [],
        },
      ]),
    );
    const say = () =>
      t.chat.ofMembers.send('grd-1', id, { clientId: randomUUID(), content: '저예요', fileIds: [] }).then(
        () => true,
        () => false,
      );
    const [sent] = await Promise.all([each(say), t.call('PUT', `/${id}/block`)]);
    const { lastSeq } = await t.get(id);
    expect(lastSeq).toBe(sent.filter(Boolean).length);
    expect(await say()).toBe(false);
    expect((await t.get(id)).lastSeq).toBe(lastSeq);
  }
});
