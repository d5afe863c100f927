import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type TestPostgres } from '@portal/test-runner/postgres';
import { openDatabase } from '../core/database/open-database.ts';
import { freePort, killPlatforms } from '../testing/platform-process.ts';
import { createTestApp } from '../testing/test-app.ts';
import { readSteadily } from './chat-reader.ts';
import { type DroppingLine, droppingLine } from './dropping-line.ts';
import { end, running, type Running, signIn } from './plugged.ts';

const MESSAGES = 1_000;
const DROPS = 1_000;
const KILLS = 10;
const ROOM = 'talk';
const AGAIN_MS = 5;

let postgres: TestPostgres;
let server: Running;
let line: DroppingLine;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  const t = await createTestApp({ database: await openDatabase({ kind: 'postgres', url: postgres.url }) });
  const people = await Promise.all(['math', 'piano'].map((username) => t.addUser({ username })));
  const members = people.map(({ id }) => ({ id, name: id, avatar: null, read: 0 }));
  await t.database.db.transaction((tx) =>
    t.chat.importChats(tx, [{ id: ROOM, kind: 'ROOM', title: '중2 수학', members, messages: [] }]),
  );
  await t.close();
  const port = await freePort();
  server = await running({ DATABASE_URL: postgres.url, PORT: String(port), SOCKET_LIMIT_PER_MINUTE: '0' });
  line = await droppingLine({ to: port, share: 0.3, random: Math.random });
}, 120_000);
afterAll(async () => {
  line.close();
  killPlatforms();
  await postgres.stop();
});

const at = () => `http://127.0.0.1:${line.port}`;

/** Sends one as the portal's outbox does: the same message again and again until it is acknowledged. */
async function sendUntilHeard(headers: Record<string, string>, content: string): Promise<void> {
  const body = JSON.stringify({ clientId: randomUUID(), content, fileIds: [] });
  for (;;) {
    const answer = await fetch(`${at()}/messaging/v1/chats/${ROOM}/messages`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    }).catch(() => undefined);
    // Half an answer is none.
    if (answer?.ok && (await answer.json().catch(() => undefined))) return;
    await pause(AGAIN_MS);
  }
}

it('a thousand messages over a line that breaks a thousand times, to a server that is killed ten times, arrive once each and in order [CHT-2] [CHT-4] [R16]', async () => {
  const [writer, reader] = [await signIn(server.origin), await signIn(server.origin, 'piano')];
  const reading = readSteadily({ at: at(), origin: `http://localhost:${server.port}`, headers: reader, room: ROOM });
  const sent = Array.from({ length: MESSAGES }, (_, no) => `${no + 1}번째`);
  let acknowledged = 0;
  const kills = (async () => {
    for (let no = 1; no <= KILLS; no++) {
      while (acknowledged < (no * MESSAGES) / (KILLS + 1)) await pause(1);
      await end(server, 'SIGKILL');
      server = await running(server.env);
    }
  })();
  for (const content of sent) {
    await sendUntilHeard(writer, content);
    acknowledged += 1;
  }
  await kills;
  const { drops } = line;
  line.mend();
  for (let tries = 0; tries < 300 && reading.read.length < MESSAGES; tries++) await pause(50);
  reading.close();
  process.stdout.write(`plug: ${MESSAGES} messages, ${drops} drops, ${KILLS} kills: ${reading.read.length} read\n`);

  expect(drops).toBeGreaterThanOrEqual(DROPS);
  expect(reading.read.map(({ content }) => content)).toEqual(sent);
  expect(reading.read.map(({ seq }) => seq)).toEqual(sent.map((_, no) => no + 1));
}, 300_000);
