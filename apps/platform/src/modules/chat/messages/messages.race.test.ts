import { randomUUID } from 'node:crypto';
import { type ChatApp, createChatApp } from '../../../testing/apps/chat-app.ts';
import { eventually } from '../../../testing/eventually.ts';

const SENDERS = 32;
const each = <T>(work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: SENDERS }, (_, no) => work(no)));
const range = (to: number) => Array.from({ length: to }, (_, at) => at + 1);

let t: ChatApp;
beforeAll(async () => {
  t = await createChatApp();
  const members = [
    { id: t.teacher.id, name: '김하늘', avatar: null, read: 0 },
    ...range(SENDERS).map((no) => ({ id: `grd-${no}`, name: `보호자 ${no}`, avatar: null, read: 0 })),
  ];
  await t.database.db.transaction((tx) =>
    t.chat.importChats(
      tx,
      ['many', 'once', 'read'].map((id) => ({ id, kind: 'ROOM', title: '반', members, messages: [] })),
    ),
  );
});
afterAll(() => t.close());

const all = async (id: string) => (await t.messages(id, '?size=100')).items;
const say = (no: number, id: string, content: string) =>
  t.chat.ofMembers.send(`grd-${no + 1}`, id, { clientId: randomUUID(), content, fileIds: [] });

describe('32 people who write at the same moment [R16]', () => {
  it('get the numbers from 1 on without a gap, each of them two', async () => {
    await each(async (no) => {
      await say(no, 'many', `하나 ${no}`);
      await say(no, 'many', `둘 ${no}`);
    });
    const messages = await all('many');
    expect(messages.map(({ seq }) => seq)).toEqual(range(SENDERS * 2));
    expect(new Set(messages.map(({ content }) => content)).size).toBe(SENDERS * 2);
    // Nobody's second message came before the first.
    for (const no of range(SENDERS)) {
      const own = messages.filter(({ sender }) => sender.id === `grd-${no}`);
      expect(own.map(({ content }) => content.split(' ')[0])).toEqual(['하나', '둘']);
    }
    expect((await t.get('many')).lastSeq).toBe(SENDERS * 2);
  });

  it('would get some number twice, if whoever read the newest wrote the next one without a lock', async () => {
    await t.database.raw.exec('create table naive_message (seq int)');
    await each(() =>
      t.database.rawTransaction(async (connection) => {
        const [row] = await connection.query<{ next: number }>(
          'select coalesce(max(seq), 0) + 1 as next from naive_message',
        );
        await connection.query('insert into naive_message values ($1)', [row!.next]);
      }),
    );
    const [row] = await t.database.raw.query<{ n: number }>('select count(distinct seq)::int as n from naive_message');
    expect(row!.n).toBeLessThan(SENDERS);
  });
});

it('one message that is sent 32 times at once is one message [R45]', async () => {
  const clientId = randomUUID();
  const answers = await each(() => t.send('once', { clientId, content: '한 번만' }));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.seq} ${data.content}`)).size).toBe(1);
  expect(await all('once')).toHaveLength(1);
});

it('one name with 32 different words at once is one message, and refused of all the others [R45]', async () => {
  await t.room('words');
  const clientId = randomUUID();
  const answers = await each((no) => t.send('words', { clientId, content: `${no}번째 시도` }));
  const refused = answers.filter(({ code }) => code === 'KEY_REUSED');
  expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, answers.length - 1]);
  expect((await t.messages('words')).items).toHaveLength(1);
});

it('marks of one reader from many windows end at the furthest one', async () => {
  for (const no of range(20)) await say(no, 'read', '말');
  await each((no) => t.call('POST', '/read/read', { seq: (no * 7) % 19 }));
  expect((await t.get('read')).lastReadSeq).toBe(18);
});

it('who leaves a talk while her message waits for it has not written it [R16]', async () => {
  await t.database.raw.exec("update chat_room set class_id = 'c1' where id = 'many'");
  const { lastSeq } = await t.get('many');
  let sent: Promise<unknown> | undefined;
  await t.database.db.transaction(async (tx) => {
    await t.chat.leaveClassRoom(tx, { classId: 'c1', memberIds: ['grd-1'] });
    sent = say(0, 'many', '저예요').catch((error: unknown) => error);
    await eventually(async () =>
      expect(await t.database.raw.query('select 1 from pg_locks where not granted')).not.toEqual([]),
    );
  });
  expect(await sent).toMatchObject({ code: 'NOT_FOUND' });
  expect((await t.get('many')).lastSeq).toBe(lastSeq);
});
