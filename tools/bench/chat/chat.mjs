// A message to 500 sockets of a talk, and messages stored in a second, beside node's http server and ws with the same statements.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../test-runner/src/postgres.mjs';
import { median, percentile, spread } from '../median.mjs';
import { commonHeaders, startPlatform } from '../platform-process.mjs';
import { addTalkers, emptyTalks, soloTalk, TALK } from './bench-talks.mjs';
import { openEars } from './chat-ears.mjs';

const PEOPLE = 100;
const SOCKETS_OF_ONE = 5;
const SOLOS = 16;
const ROUNDS = 5;
const MESSAGES = 40;
const SECONDS = 3;
const rawServer = fileURLToPath(new URL('../references/raw-chat-server.mjs', import.meta.url));
const agent = new Agent({ keepAlive: true, maxSockets: SOLOS });

/** Writes one message; resolves with its number. */
const write = (origin, token, room) =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify({
      clientId: randomUUID(),
      content: '내일 수업은 7시예요. 준비물은 자예요.',
      fileIds: [],
    });
    const headers = {
      ...commonHeaders(),
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    request(`${origin}/messaging/v1/chats/${room}/messages`, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece) => (text += piece));
      answer.on('end', () =>
        answer.statusCode === 201
          ? resolve(JSON.parse(text).data.seq)
          : reject(new Error(`${answer.statusCode}: ${text}`)),
      );
    })
      .on('error', reject)
      .end(body);
  });

/** Milliseconds from the press until the last ear has heard of it, message after message. */
async function fanOut({ origin, url, isOurs }, tokens) {
  let heard = 0;
  let whole = () => undefined;
  const ears = await openEars({
    url,
    tokens: tokens.flatMap((token) => Array.from({ length: SOCKETS_OF_ONE }, () => token)),
    headers: { origin: `http://localhost:${PORT}` },
    isOurs,
    onMessage: () => (heard += 1) === ears.count && whole(),
  });
  const times = [];
  for (let no = 0; no < MESSAGES; no++) {
    heard = 0;
    const all = new Promise((resolve) => (whole = resolve));
    const started = performance.now();
    await Promise.all([write(origin, tokens[no % tokens.length], TALK), all]);
    times.push(performance.now() - started);
  }
  ears.close();
  return times;
}

/** Messages stored in a second by so many who write at once, each in a talk of her own. */
async function stored({ origin }, tokens) {
  const until = performance.now() + SECONDS * 1_000;
  let count = 0;
  await Promise.all(
    Array.from({ length: SOLOS }, async (_, at) => {
      while (performance.now() < until) {
        await write(origin, tokens[at], soloTalk(at + 1));
        count += 1;
      }
    }),
  );
  return count / SECONDS;
}

const PORT = 3294;

export async function measure() {
  const postgres = await startPostgres();
  process.env.SOCKET_LIMIT_PER_MINUTE = '0';
  const platform = await startPlatform({ port: PORT, databaseUrl: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url });
  let raw;
  try {
    const tokens = await addTalkers(platform, pool, PEOPLE, SOLOS);
    raw = fork(rawServer, [String(PORT + 1), postgres.url]);
    await new Promise((resolve) => raw.once('message', resolve));
    const sides = {
      ours: {
        origin: platform.origin,
        url: `ws://localhost:${PORT}/chat/ws?EIO=4&transport=websocket&token=`,
        isOurs: true,
      },
      raw: { origin: `http://localhost:${PORT + 1}`, url: `ws://localhost:${PORT + 1}/?token=`, isOurs: false },
    };
    const seen = { ours: { times: [], rate: [] }, raw: { times: [], rate: [] } };
    for (let round = 0; round <= ROUNDS; round++)
      for (const [name, side] of Object.entries(sides)) {
        await emptyTalks(pool);
        const times = await fanOut(side, tokens);
        const rate = await stored(side, tokens);
        // The first round warms both up.
        if (!round) continue;
        seen[name].times.push(...times);
        seen[name].rate.push(rate);
      }
    for (const [name, { times, rate }] of Object.entries(seen))
      console.log(
        `     ${name}: ${PEOPLE * SOCKETS_OF_ONE} sockets told in ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms; ${spread(rate)} messages a second`,
      );
    return [
      { what: 'a message to 500 sockets, x raw ws', value: median(seen.ours.times) / median(seen.raw.times), goal: 2 },
      { what: 'time per stored message, x raw node', value: median(seen.raw.rate) / median(seen.ours.rate), goal: 2 },
    ];
  } finally {
    raw?.kill();
    agent.destroy();
    await pool.end();
    await platform.stop();
    await postgres.stop();
  }
}
