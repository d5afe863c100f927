import { randomUUID } from 'node:crypto';
import type { RawConnection } from '../../../core/database/database.ts';
import { type AnnouncementApp, ANNOUNCEMENTS, createAnnouncementApp } from '../../../testing/chat/announcement-app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { secondProcess } from '../../../testing/second-process.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const ROUNDS = 8;
let t: AnnouncementApp;
let another: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  t = await createAnnouncementApp();
  another = await secondProcess(t);
  headers = await t.signIn('math');
}, 60_000);
beforeEach(() => t.clear());
afterAll(async () => {
  await another.close();
  await t.close();
});

const CLASSES = ['c1', 'c3', 'c4'];
const announce = async (at: Pick<TestApp, 'request'>, clientId: string, classIds: readonly string[]) => {
  const payload = { clientId, classIds, content: '다음 주 수요일은 쉬어요.', fileIds: [] };
  const answer = await at.request({ method: 'POST', url: ANNOUNCEMENTS, headers, payload });
  return { status: answer.statusCode, id: answer.json<{ data: { id: string } }>().data?.id };
};
const perRoom = () =>
  t.database.raw.query<{ seqs: number[] }>(
    'select array_agg(seq order by seq) as seqs from chat_message group by room_id',
  );

describe('announcements at the same moment, in two processes', () => {
  it('to the same classes, named in either order, each become one message in every room, and no deadlock [CHT-1]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const answers = await Promise.all(
        [t, another, t, another].map((at, no) =>
          announce(at, randomUUID(), no % 2 === 0 ? CLASSES : CLASSES.toReversed()),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect((await perRoom()).map(({ seqs }) => seqs)).toEqual(Array(3).fill([1, 2, 3, 4]));
    }
  });

  it('under one client id are one message in every room [R16]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      const clientId = randomUUID();
      const answers = await Promise.all([t, another, t, another].map((at) => announce(at, clientId, CLASSES)));
      expect(new Set(answers.map(({ status, id }) => `${status} ${id}`)).size).toBe(1);
      expect((await perRoom()).map(({ seqs }) => seqs)).toEqual(Array(3).fill([1]));
    }
  });

  it('are changed from two of their rooms while others write there, and say the same in all of them', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await t.clear();
      await announce(t, randomUUID(), CLASSES);
      const rooms = await t.database.raw.query<{ id: string }>(
        'select room_id as id from chat_message order by room_id',
      );
      const edit = async (at: Pick<TestApp, 'request'>, room: number, content: string) => {
        const url = `/messaging/v1/chats/${rooms[room]!.id}/messages/1`;
        return (await at.request({ method: 'PUT', url, headers, payload: { content } })).statusCode;
      };
      const statuses = await Promise.all([
        edit(t, 0, '하나'),
        edit(another, 2, '둘'),
        announce(another, randomUUID(), CLASSES.toReversed()).then(({ status }) => status),
      ]);
      expect(statuses).toEqual([200, 200, 201]);
      const words = await t.database.raw.query<{ content: string }>(
        'select distinct content from chat_message where seq = 1',
      );
      expect(words).toHaveLength(1);
    }
  });
});

describe('an announcement that waits for a talk of one of its classes', () => {
  /** Announces while that talk is held, and lets go once it waits and `meanwhile` has happened. */
  async function announceWhile(meanwhile: (connection: RawConnection) => Promise<void>) {
    const clientId = randomUUID();
    let announced: ReturnType<typeof announce> | undefined;
    await t.database.rawTransaction(async (connection) => {
      await connection.query("select 1 from chat_room where class_id = 'c3' for update");
      announced = announce(another, clientId, CLASSES);
      await eventually(async () =>
        expect(await t.database.raw.query('select 1 from pg_locks where not granted')).not.toEqual([]),
      );
      await meanwhile(connection);
    });
    return { clientId, status: (await announced!).status };
  }

  it('goes to no class when that one closes meanwhile, and may be sent to the others [CHT-1]', async () => {
    const { clientId, status } = await announceWhile(
      async (connection) =>
        void (await connection.query("update teaching_class set progress = 'FINISHED' where id = 'c3'")),
    );
    expect(status).toBe(422);
    expect(await perRoom()).toEqual([]);
    expect((await announce(t, clientId, ['c1', 'c4'])).status).toBe(201);
    await t.database.raw.exec("update teaching_class set progress = 'IN_PROGRESS' where id = 'c3'");
  });
});

it('a reminder is asked for and sent once, though several ask and several processes find it [CHT-1]', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await t.clear();
    const { id } = await announce(t, randomUUID(), CLASSES);
    const remind = async (at: Pick<TestApp, 'request'>) => {
      const answer = await at.request({ method: 'POST', url: `${ANNOUNCEMENTS}/${id}/remind`, headers, payload: {} });
      return answer.json<{ data: { sentCount: number } }>().data.sentCount;
    };
    const counts = await Promise.all([remind(t), remind(another), remind(t)]);
    expect(counts.toSorted()).toEqual([0, 0, 2]);
    await Promise.all([t.chat.tick(), another.chat.tick(), t.chat.tick()]);
    await t.chat.tick();
    const [row] = await t.database.raw.query<{ n: number }>('select count(*)::int as n from notification_delivery');
    expect(row!.n).toBe(2);
  }
});
