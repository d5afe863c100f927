import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { createFamilyApp, type FamilyApp } from '../../../testing/apps/family-app.ts';
import { secondProcess } from '../../../testing/second-process.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { chatLetters } from './chat-letters.ts';

const ROUNDS = 8;
const MINUTE = 60_000;
let t: FamilyApp;
let another: TestApp;
let roomId: string;
beforeAll(async () => {
  t = await createFamilyApp();
  another = await secondProcess(t);
  await t.tick();
  const [row] = await t.database.raw.query<{ id: string }>(
    `select chat_room_id as id from teaching_class where id = 'c1'`,
  );
  roomId = row!.id;
}, 60_000);
afterAll(async () => {
  await another.close();
  await t.close();
});

const lettersOf = async () =>
  (await t.database.raw.query<{ n: number }>('select count(*)::int as n from notification_delivery'))[0]!.n;
const worker = ({ database }: Pick<TestApp, 'database'>) =>
  chatLetters({
    ...t,
    database,
    log: t.app.log,
    accounts: t.identity,
    talks: t.chat.ofMembers,
    mail: t.notifications.mail,
  });

describe('a family that writes', () => {
  it('to two processes at once under one client id has written once [R16]', async () => {
    const family = await t.family('g1');
    for (let round = 0; round < ROUNDS; round++) {
      const payload = { clientId: randomUUID(), content: `${round}번째`, fileIds: [] };
      const send = (to: TestApp) =>
        to.request({
          method: 'POST',
          url: '/fam/v1/chats/class/messages',
          headers: { ...t.headers, ...family.headers },
          payload,
        });
      const answers = await Promise.all([send(t), send(another), send(t), send(another)]);
      const seqs = answers.map((answer) => answer.json<{ data: ChatMessage }>().data.seq);
      expect([answers.map(({ statusCode }) => statusCode), new Set(seqs).size]).toEqual([[201, 201, 201, 201], 1]);
    }
    const rows = await t.database.raw.query('select 1 from chat_message where sender_id = $1', ['g1']);
    expect(rows).toHaveLength(ROUNDS);
  });
});

describe('a letter about a message', () => {
  it('goes once, though two processes find it at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.database.raw.exec('delete from family_visit; delete from notification_delivery');
      await t.chat.ofMembers.send(t.teacher.id, roomId, { clientId: randomUUID(), content: '내일 봬요', fileIds: [] });
      t.clock.advance(6 * MINUTE);
      await Promise.all([worker(t).flush(), worker(another).flush(), worker(t).flush(), worker(another).flush()]);
      // To the two guardians whom a mail reaches.
      expect(await lettersOf()).toBe(2);
    }
  });

  it('goes before she comes, or not at all', async () => {
    const family = await t.family('g1');
    for (let round = 0; round < ROUNDS; round++) {
      await t.database.raw.exec('delete from family_visit; delete from notification_delivery');
      await t.chat.ofMembers.send(t.teacher.id, roomId, { clientId: randomUUID(), content: '오늘은요', fileIds: [] });
      t.clock.advance(6 * MINUTE);
      await Promise.all([worker(t).flush(), family.door(), worker(another).flush()]);
      await worker(t).flush();
      expect(await lettersOf()).toBeLessThanOrEqual(2);
    }
  });
});
