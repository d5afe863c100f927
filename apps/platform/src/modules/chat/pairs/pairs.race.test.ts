import { randomUUID } from 'node:crypto';
import type { Chat } from '@portal/domain/chat/chats.contract';
import { createFamilyApp, type FamilyApp } from '../../../testing/apps/family-app.ts';
import { secondProcess } from '../../../testing/second-process.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const ROUNDS = 8;
let t: FamilyApp;
let another: TestApp;
beforeAll(async () => {
  t = await createFamilyApp();
  another = await secondProcess(t);
}, 60_000);
afterAll(async () => {
  await another.close();
  await t.close();
});

const roomsOf = () => t.database.raw.query<{ id: string }>('select id from chat_room where teacher_id is not null');
const forget = () =>
  t.database.raw.exec(`
    delete from chat_message;
    delete from chat_member using chat_room where room_id = id and teacher_id is not null;
    delete from chat_room where teacher_id is not null`);

it('a talk that both open at the same moment, in two processes, is one [R16]', async () => {
  const family = await t.family('g1');
  const headers = await t.signIn('math');
  for (let round = 0; round < ROUNDS; round++) {
    await forget();
    const open = async (at: TestApp) => {
      const url = '/messaging/v1/chats';
      const answer = await at.request({ method: 'POST', url, headers, payload: { guardianId: 'g1' } });
      return answer.json<{ data: Chat }>().data.id;
    };
    const write = (content: string) =>
      family.post('/chats/teacher/messages', { clientId: randomUUID(), content, fileIds: [] });
    const [ids] = await Promise.all([
      Promise.all([open(t), open(another), open(t), open(another)]),
      write('먼저 쓸게요'),
      write('저도요'),
    ]);
    expect(new Set([...ids, ...(await roomsOf()).map(({ id }) => id)]).size).toBe(1);
    expect(await t.database.raw.query('select 1 from chat_message where room_id = $1', [ids[0]])).toHaveLength(2);
  }
});
