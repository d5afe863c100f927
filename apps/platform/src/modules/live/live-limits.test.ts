import { createLiveApp, type LiveApp } from '../../testing/apps/live-app.ts';
import { liveVisits, OK, refused } from '../../testing/live-visits.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const LIVEKIT = { LIVEKIT_URL: 'wss://sfu.example', LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 's'.repeat(32) };
const opened: LiveApp[] = [];

async function open(...options: Parameters<typeof createLiveApp>) {
  const t = await createLiveApp(...options);
  opened.push(t);
  return { t, visits: liveVisits(t, 'limits') };
}
afterEach(async () => {
  for (const t of opened.splice(0)) await t.close();
});

describe('what a room bears [CLS-3]', () => {
  it('is sixty calls a minute by links from one address, whatever they ask', async () => {
    const { t, visits } = await open({ env: { RATE_LIMIT_PER_MINUTE: '10000' } });
    const secret = await t.secret(await visits.aLesson(), 's1');
    const look = () => t.call('POST', '/live/v1/guests/lesson', { link: secret }, t.headers);
    const codes = new Set<string | undefined>();
    for (let no = 0; no < 30; no++) {
      codes.add((await look()).code);
      codes.add((await t.enter(secret)).code);
    }
    expect([...codes]).toEqual([undefined]);
    expect(await t.enter(secret)).toMatchObject({ status: 429, code: 'TOO_MANY' });
    expect(await look()).toMatchObject({ status: 429 });
    t.clock.advance(60_000);
    expect((await look()).status).toBe(200);
  });

  it('is three hundred requests of one line in ten seconds; who goes on is cut off', async () => {
    const { t, visits } = await open();
    const { host, guest } = await visits.inRoom();
    const hands = (count: number) =>
      Promise.all(Array.from({ length: count }, () => guest.ask('live.hand', { up: true })));
    expect(new Set((await hands(300)).map(({ ok }) => ok))).toEqual(new Set([true]));
    expect(await guest.ask('live.hand', { up: false })).toEqual(refused('RATE_LIMIT'));
    t.clock.advance(10_000);
    expect(await guest.ask('live.hand', { up: false })).toEqual(OK);
    for (let no = 0; no < 600; no++) guest.socket.emit('live.hand', { up: true });
    await guest.gone();
    expect(await host.hear('live.left')).toEqual({ participantId: guest.pass.participantId });
    expect(await host.ask('live.hand', { up: true })).toEqual(OK);
  });
});

describe('what carries picture and sound [CLS-3]', () => {
  it('is decided once for a room, though its class grows or gets a meeting of its own meanwhile', async () => {
    const { t, visits } = await open({ env: LIVEKIT });
    const { id, host, guest } = await visits.inRoom();
    await t.database.raw.query(`update teaching_class set meeting_url = 'https://meet.example/a' where id = 'c1'`);
    const late = await t.guest(id, 's2');
    expect([host, guest, late].map(({ pass }) => pass.media.kind)).toEqual(['PEER', 'PEER', 'PEER']);
    const next = await t.host(await visits.aLesson());
    expect(next.pass.media).toEqual({ kind: 'LINK', url: 'https://meet.example/a' });
  });
});

it('a server that stops keeps what was drawn and said, and who left [CLS-3]', async () => {
  const database = await openTestDatabase();
  const t = await createLiveApp({ database: { ...database, close: () => Promise.resolve() } });
  const { id, host, guest } = await liveVisits(t, 'limits').inRoom();
  await host.ask('live.board', { page: 1, elements: [{ id: 'last', version: 1 }] });
  await t.app.close();
  await Promise.all([host.gone(), guest.gone()]);
  const read = async (sql: string) => (await database.raw.query<{ row: string }>(sql, [id])).map(({ row }) => row);
  expect(await read('select elements as row from live_board_page where lesson_id = $1')).toEqual([
    '[{"id":"last","version":1}]',
  ]);
  expect(await read('select kind as row from evidence_event where lesson_id = $1 order by seq')).toEqual(
    expect.arrayContaining(['LEFT', 'LEFT']),
  );
  await t.close();
  await database.close();
});
