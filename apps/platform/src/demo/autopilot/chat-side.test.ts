import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';
import { loadDemo } from '../load-demo.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { createChatSide } from './chat-side.ts';
import { familyCalls } from './family-calls.ts';

const clock = testClock('2026-11-18T01:42:00Z');
const ROOM = '/messaging/v1/chats/room-math-20';
let t: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  t = await createTestApp({ clock });
  await loadDemo(t.database, { ...t, log: t.app.log });
  headers = await t.signIn('math', 'demo1234!');
});
afterAll(() => t.close());

const families = () => createChatSide({ ...t, clock, families: familyCalls(t) });
const get = async <T>(path: string) => (await t.request({ url: `${ROOM}${path}`, headers })).json<{ data: T }>().data;
const last = async () =>
  (await get<{ items: { isMine: boolean; sender: { id: string }; content: string }[] }>('/messages')).items.at(-1)!;
const messages = async () =>
  (await t.database.raw.query<{ n: number }>('select count(*)::int as n from chat_message'))[0]!.n;
const readers = async (seq: number) =>
  (await get<{ members: { isMe: boolean; lastReadSeq: number }[] }>('')).members.filter(
    (one) => !one.isMe && one.lastReadSeq === seq,
  ).length;

describe('the families of the demo', () => {
  it('leave talks of other days as they are', async () => {
    const before = await messages();
    await families().answerTalks();
    expect(await messages()).toBe(before);
  });

  it('read what a teacher writes after a few seconds, answer a little later by their links, and once [W12] [CHT-2]', async () => {
    const talks = families();
    const body = { clientId: crypto.randomUUID(), content: '내일 준비물은 자예요.', fileIds: [] };
    const sent = await t.request({ method: 'POST', url: `${ROOM}/messages`, headers, payload: body });
    const { seq } = sent.json<{ data: { seq: number } }>().data;
    await talks.answerTalks();
    expect([await readers(seq), (await last()).isMine]).toEqual([0, true]);
    clock.advance(6_000);
    await talks.answerTalks();
    expect([await readers(seq), (await last()).isMine]).toEqual([1, true]);
    clock.advance(10_000);
    await talks.answerTalks();
    const answer = await last();
    expect([answer.isMine, answer.sender.id.startsWith('grd-b')]).toEqual([false, true]);
    // Nobody takes it for the word of a person.
    expect(answer.content).toMatch(/\((데모 자동|tự động của bản demo)\)$/);
    const used = await t.database.raw.query('select 1 from family_link where guardian_id = $1 and used_at > $2', [
      answer.sender.id,
      new Date(clock.now().getTime() - 20_000),
    ]);
    expect(used).toHaveLength(1);
    const before = await messages();
    clock.advance(60_000);
    await talks.answerTalks();
    expect(await messages()).toBe(before);
  });

  it('leave a demo that nobody worked on as one that a new day may replace', async () => {
    const { id } = DEMO_ACCOUNTS.korean;
    const rooms = await t.database.raw.query('select 1 from chat_member where member_id = $1 and last_read_seq > 0', [
      id,
    ]);
    expect(rooms).toEqual([]);
  });
});
