import { randomUUID } from 'node:crypto';
import { CHAT_NOW, type ChatApp, createChatApp } from '../../../testing/apps/chat-app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { secondProcess } from '../../../testing/second-process.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const MESSAGES = 24;
const ROUNDS = 6;
const MINUTE = 60_000;
let t: ChatApp;
let another: TestApp;
beforeAll(async () => {
  t = await createChatApp();
  another = await secondProcess(t);
  await t.room('r1');
}, 60_000);
afterAll(async () => {
  await another.close();
  await t.close();
});

const keep = () => {
  const sendAt = new Date(t.clock.now().getTime() + 2 * MINUTE).toISOString();
  return t.call<{ id: string }>('POST', '/r1/later', {
    clientId: randomUUID(),
    content: '내일 봬요',
    fileIds: [],
    sendAt,
  });
};
const written = async () =>
  (await t.database.raw.query<{ n: number }>('select count(*)::int as n from chat_message'))[0]!.n;
/** The clock too: her sign-in would not last. */
const forget = () => {
  t.clock.set(CHAT_NOW);
  return t.database.raw.exec(
    `delete from chat_later; delete from chat_message; update chat_room set last_seq = 0; update chat_member set last_read_seq = 0`,
  );
};

describe('a message that is kept for later', () => {
  it('is sent once, though several processes find it at the same moment [R16]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await forget();
      t.clock.advance(MINUTE);
      // By hand, for more at once than one talk may hold.
      await t.database.raw.query(
        `insert into chat_later (room_id, sender_id, client_id, content, send_at, kept_at)
          select 'r1', $1, gen_random_uuid(), '내일 봬요', $2, $2 from generate_series(1, ${MESSAGES})`,
        [t.teacher.id, t.clock.now().toISOString()],
      );
      await Promise.all([t.chat.tick(), another.chat.tick(), t.chat.tick(), another.chat.tick()]);
      await t.chat.tick();
      expect(await written()).toBe(MESSAGES);
      expect(await t.database.raw.query('select 1 from chat_later')).toEqual([]);
    }
  });

  it('is sent once or not at all where she sends it now, cancels it and its time comes at the same moment', async () => {
    for (let round = 0; round < ROUNDS * 2; round++) {
      await forget();
      const { id } = (await keep()).data;
      t.clock.advance(2 * MINUTE);
      const [, , now, cancel] = await Promise.all([
        another.chat.tick(),
        t.chat.tick(),
        t.call('POST', `/r1/later/${id}/send`),
        t.call('DELETE', `/r1/later/${id}`),
      ]);
      const isCanceled = cancel.status === 200;
      expect([now.status, cancel.code]).toEqual(isCanceled ? [404, undefined] : [200, 'WRONG_STATE']);
      expect(await written()).toBe(isCanceled ? 0 : 1);
    }
  });

  it('is not said by a teacher who leaves the talk while it waits for its turn there; she reads why', async () => {
    await forget();
    await keep();
    t.clock.advance(2 * MINUTE);
    const { sent } = await another.database.rawTransaction(async (connection) => {
      await connection.query(`select 1 from chat_room where id = 'r1' for update`);
      const tick = t.chat.tick();
      await eventually(async () =>
        expect(
          await connection.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        ).toHaveLength(1),
      );
      await connection.query(`update chat_member set left_at = now() where member_id = $1`, [t.teacher.id]);
      return { sent: tick };
    });
    await sent;
    expect(await written()).toBe(0);
    expect(await t.database.raw.query('select failure from chat_later')).toEqual([{ failure: 'LEFT' }]);
  });
});
