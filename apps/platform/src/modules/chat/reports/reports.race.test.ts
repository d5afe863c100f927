import { type ChatApp, createChatApp } from '../../../testing/apps/chat-app.ts';
import { secondProcess } from '../../../testing/second-process.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { stampOfMessage } from './report-case.ts';

const ROUNDS = 6;
const SAID = { content: '나쁜 말', fileIds: [], deletedAt: null };
const READERS = ['grd-2', 'grd-3', 'grd-4', 'grd-5'];

let t: ChatApp;
let another: TestApp;
let operators: Record<string, string>[];
beforeAll(async () => {
  t = await createChatApp();
  another = await secondProcess(t);
  for (const username of ['ops1', 'ops2']) await t.addUser({ username, userType: 'OPERATOR', desks: ['HELP'] });
  operators = [await t.signIn('ops1'), await t.signIn('ops2')];
}, 60_000);
beforeEach(() => clear());
afterAll(async () => {
  await another.close();
  await t.close();
});

/** One talk, in which the first guardian wrote the message that is reported. */
async function clear(): Promise<void> {
  await t.database.raw.exec(
    'delete from outbox; delete from ops_item; delete from chat_report; delete from chat_message; delete from chat_member; delete from chat_room',
  );
  const members = [t.teacher.id, 'grd-1', ...READERS].map((id) => ({ id, name: id, avatar: null, read: 0 }));
  const messages = [{ senderId: 'grd-1', content: SAID.content, at: t.clock.now() }];
  await t.database.db.transaction((tx) =>
    t.chat.importChats(tx, [{ id: 'r', kind: 'ROOM', title: '반', members, messages }]),
  );
}

const desk = async (at: Pick<TestApp, 'request'>, no: number, step: string, payload: object = {}) => {
  const [item] = await t.database.raw.query<{ id: string }>('select id from ops_item');
  const url = `/tns/v1/ops/CHATS/${item!.id}/${step}`;
  return (await at.request({ method: 'POST', url, headers: operators[no]!, payload })).statusCode;
};
const decide = (at: Pick<TestApp, 'request'>, no: number, decision: 'ACCEPT' | 'DECLINE') =>
  desk(at, no, 'decide', { decision, reason: '확인했어요.', remarks: [], stamp: stampOfMessage(SAID) });
const report = (at: Pick<TestApp, 'chat'>, reporterId: string) =>
  at.chat.ofMembers.reports.report(reporterId, { roomId: 'r', seq: 1 }, { reason: 'RUDE', words: '' }).then(
    () => 'KEPT',
    (error: { code?: string }) => error.code ?? String(error),
  );
const countOf = async (what: string) =>
  (await t.database.raw.query<{ n: number }>(`select count(*)::int as n from ${what}`))[0]!.n;

describe('a message that is reported while the desk decides about it [CHT-1]', () => {
  it.each([
    ['stands', 'DECLINE', ['KEPT']],
    ['is removed', 'ACCEPT', ['KEPT', 'WRONG_STATE']],
  ] as const)('and %s: no report is lost, and what is open waits as one case', async (_what, decision, legal) => {
    for (let round = 0; round < ROUNDS; round++) {
      await clear();
      await report(t, t.teacher.id);
      await desk(t, 0, 'pick-up');
      const [status, ...outcomes] = await Promise.all([
        decide(another, 0, decision),
        ...READERS.map((reader, no) => report(no % 2 ? t : another, reader)),
      ]);
      expect(status).toBe(200);
      expect(outcomes.filter((one) => !legal.some((code) => code === one))).toEqual([]);
      expect(await countOf('chat_report')).toBe(1 + outcomes.filter((one) => one === 'KEPT').length);
      // Whoever came late enough begins the case anew; whoever came before was told with the first.
      const isOpen = (await countOf('chat_report where outcome is null')) > 0;
      expect(await countOf('ops_item where decided_at is null')).toBe(Number(isOpen));
      if (decision === 'ACCEPT') expect(isOpen).toBe(false);
    }
  });
});

it('two operators who decide at the same moment: one decides, and everybody is told once [CHT-1]', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await clear();
    await report(t, t.teacher.id);
    const whole = async (at: Pick<TestApp, 'request'>, no: number, decision: 'ACCEPT' | 'DECLINE') =>
      [await desk(at, no, 'pick-up'), await decide(at, no, decision), await decide(at, no, decision)].join(' ');
    const outcomes = await Promise.all([whole(t, 0, 'ACCEPT'), whole(another, 1, 'DECLINE')]);
    expect(outcomes.toSorted()).toEqual(['200 200 409', '409 409 409']);
    expect(await countOf("outbox where payload ->> 'kind' like 'CHAT_REPORT%'")).toBe(1);
    const isRemoved = outcomes[0]!.startsWith('200');
    expect(await countOf('chat_message where deleted_at is not null')).toBe(Number(isRemoved));
  }
});
