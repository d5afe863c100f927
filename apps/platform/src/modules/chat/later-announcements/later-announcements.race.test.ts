import { randomUUID } from 'node:crypto';
import { LESSON_NOW } from '../../../testing/apps/lesson-app.ts';
import { type AnnouncementApp, ANNOUNCEMENTS, createAnnouncementApp } from '../../../testing/chat/announcement-app.ts';
import { secondProcess } from '../../../testing/second-process.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const LATER = `${ANNOUNCEMENTS}/later`;
const ROUNDS = 8;
const KEPT = 12;
const MINUTE = 60_000;
let t: AnnouncementApp;
let another: TestApp;
beforeAll(async () => {
  t = await createAnnouncementApp();
  another = await secondProcess(t);
}, 60_000);
beforeEach(() => forget());
afterAll(async () => {
  await another.close();
  await t.close();
});

const forget = async () => {
  await t.clear();
  await t.database.raw.exec('delete from announcement_later');
};
const keep = (clientId: string = randomUUID(), content = '다음 주 수요일은 쉬어요.') =>
  t.call<{ id: string }>('POST', LATER, {
    clientId,
    classIds: ['c1', 'c3', 'c4'],
    content,
    fileIds: [],
    sendAt: new Date(Date.parse(LESSON_NOW) + 2 * MINUTE).toISOString(),
  });
const perRoom = () =>
  t.database.raw.query<{ seqs: number[] }>(
    'select array_agg(seq order by seq) as seqs from chat_message group by room_id',
  );
const ticks = () => Promise.all([t.chat.tick(), another.chat.tick(), t.chat.tick(), another.chat.tick()]);

describe('an announcement that is kept for later', () => {
  it('is sent once to every class, though several processes find it at the same moment [CHT-1] [R16]', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await forget();
      for (let n = 0; n < KEPT; n++) await keep();
      t.clock.advance(2 * MINUTE);
      await ticks();
      await t.chat.tick();
      const seqs = Array.from({ length: KEPT }, (_, at) => at + 1);
      expect((await perRoom()).map((room) => room.seqs)).toEqual([seqs, seqs, seqs]);
      expect(await t.database.raw.query('select 1 from announcement_later')).toEqual([]);
    }
  });

  it('is sent once or not at all where she sends it now, cancels it and its time comes at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await forget();
      const { id } = (await keep()).data;
      t.clock.advance(2 * MINUTE);
      const [now, cancel] = await Promise.all([
        t.call('POST', `${LATER}/${id}/send`, {}),
        t.call('DELETE', `${LATER}/${id}`),
        ticks(),
      ]);
      const isCanceled = cancel.status === 200;
      expect([now.status, cancel.code]).toEqual(isCanceled ? [404, undefined] : [200, 'WRONG_STATE']);
      expect((await perRoom()).map(({ seqs }) => seqs)).toEqual(isCanceled ? [] : [[1], [1], [1]]);
    }
  });

  it('is kept once under one client id, and never beyond how many may wait [R16]', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => keep(clientId)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    await Promise.all(Array.from({ length: 24 }, () => keep()));
    const [row] = await t.database.raw.query<{ n: number }>('select count(*)::int as n from announcement_later');
    expect(row!.n).toBe(20);
  });
});
