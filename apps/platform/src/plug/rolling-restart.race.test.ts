import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type TestPostgres } from '@portal/test-runner/postgres';
import { openDatabase } from '../core/database/open-database.ts';
import { killPlatforms } from '../testing/platform-process.ts';
import { type HealthCheckingProxy, healthCheckingProxy } from './health-checking-proxy.ts';
import { end, running, type Running, signIn, untilReadiness, withTeacher } from './plugged.ts';
import { countFound, writeSteadily } from './steady-writes.ts';

let postgres: TestPostgres;
let proxy: HealthCheckingProxy;
let pair: [Running, Running];

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  await withTeacher({ kind: 'postgres', url: postgres.url });
  const env = { DATABASE_URL: postgres.url, STOP_DELAY_SECONDS: '2' };
  pair = [await running(env), await running(env)];
  proxy = await healthCheckingProxy(pair.map(({ port }) => port));
}, 120_000);
afterAll(async () => {
  await proxy.close();
  killPlatforms();
  await postgres.stop();
});

it('answers every request while one process after the other is replaced behind a proxy [R54]', async () => {
  const headers = await signIn(pair[0].origin);
  const writes = writeSteadily({ origin: proxy.origin, headers, writers: 8 });
  for (const at of [0, 1] as const) {
    await pause(500);
    pair[at].child.kill('SIGTERM');
    await untilReadiness(pair[at].origin, 'STOPPING');
    expect(await pair[at].ended).toBe(0);
    pair[at] = await running(pair[at].env);
    // The proxy looks five times a second.
    await pause(500);
  }
  await writes.stop();
  const database = await openDatabase({ kind: 'postgres', url: postgres.url });
  const rows = await database.raw.query<{ id: string }>('select client_id::text as id from calendar_event');
  await database.close();
  const stored = rows.map(({ id }) => id);
  expect(countFound('rolling restart', writes, stored)).toEqual({ lost: 0, doubled: 0 });
  expect([...writes.statuses.keys()]).toEqual([201]);
}, 120_000);

it('answers what was begun before the signal and ends after it [R54]', async () => {
  const [{ port, child, ended }] = pair;
  const line = connect(port, '127.0.0.1');
  const body = JSON.stringify({ clientId: 'teacher-portal', userType: 'TEACHER', grantType: 'password' });
  const head = ['POST /mid/v1/auth/login HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Content-Type: application/json'];
  line.write([...head, `Content-Length: ${body.length}`, '', body.slice(0, 10)].join('\r\n'));
  await pause(200);
  child.kill('SIGTERM');
  await pause(3_000);
  line.end(body.slice(10));
  expect(await text(line)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ended).toBe(0);
  pair[0] = await running(pair[0].env);
}, 60_000);

it('answers a request that would like another protocol as it was asked, and a client that offers HTTP/2', async () => {
  const [{ port }] = pair;
  for (const protocol of ['h2c', 'TLS/1.3', 'websocket']) {
    const line = connect(port, '127.0.0.1');
    const head = ['GET /healthz HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Connection: Upgrade', `Upgrade: ${protocol}`];
    line.write([...head, '', ''].join('\r\n'));
    const [first] = await Promise.race([text(line).then((all) => [all]), onceData(line)]);
    line.destroy();
    expect(first).toMatch(/^HTTP\/1\.1 200 OK/);
  }
  expect(await end(pair[1], 'SIGINT')).toBe(0);
}, 60_000);

const onceData = (line: ReturnType<typeof connect>) =>
  new Promise<[string]>((resolve) => void line.once('data', (chunk) => resolve([String(chunk)])));
