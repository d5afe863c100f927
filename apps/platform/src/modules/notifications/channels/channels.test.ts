import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../../testing/eventually.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import { publicPost } from './public-post.ts';

const clock = testClock('2026-11-18T01:42:00Z');
const settings = '/messaging/v1/notifications/settings';
let t: TestApp;
let userId: string;
let headers: Record<string, string>;
let service: Server;
let smtp: SMTPServer;
let pushStatus = 201;
let refuseMail = false;
const pushed: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
/** Answers of the push service to single browsers, by the path of their address. */
const statusOf: Record<string, number> = {};
const mails: string[] = [];

const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);
const listen = (server: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url!;
      pushed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(statusOf[path] ?? pushStatus, { location: '/elsewhere' }).end();
    });
  });
  await listen(service);
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuseMail) return done(Object.assign(new Error('later'), { responseCode: 451 }));
        mails.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await listen(smtp);
  const smtpPort = (smtp.server.address() as AddressInfo).port;
  t = await createTestApp({ clock, env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, PUSH_HOSTS: '127.0.0.1' } });
  userId = (await t.addUser({ username: 'math', email: 'math@example.com' })).id;
});
beforeEach(async () => {
  headers = { ...(await t.signIn('math')), 'x-msg-app': 'teacher-web' };
  await t.database.raw.exec(
    'delete from notification_delivery; delete from notification_switch; delete from notification_preference; delete from push_token',
  );
  pushed.length = mails.length = 0;
  [pushStatus, refuseMail] = [201, false];
  for (const path of Object.keys(statusOf)) delete statusOf[path];
});
afterAll(async () => {
  await t.close();
  service.close();
  await new Promise<void>((resolve) => void smtp.close(() => resolve()));
});

const patch = (payload: object) => t.request({ method: 'PATCH', url: `${settings}/mine`, headers, payload });
const register = (token: string) =>
  t.request({ method: 'POST', url: '/messaging/notifications/register', headers, payload: { token } });
const subscription = (endpoint: string) =>
  JSON.stringify({
    endpoint,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
  });
const serviceOrigin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const ownEndpoint = (path = '/push/1') => `${serviceOrigin()}${path}`;
let version = 0;
async function tell(more: Partial<Parameters<typeof t.notifications.notify>[1]> = {}): Promise<void> {
  await t.database.db.transaction((tx) =>
    t.notifications.notify(tx, {
      userId,
      kind: 'PAYOUT',
      entity: 'x',
      version: ++version,
      title: '정산 예정',
      content: '비밀 이야기',
      ...more,
    }),
  );
  await t.notifications.deliver();
  await t.notifications.sendDue();
}
const outcomes = () =>
  t.database.raw.query('select channel, attempts, outcome from notification_delivery order by channel');

describe('the settings', () => {
  it('are 21 switches, quiet hours and a digest, and keep only what differs [NTF-9]', async () => {
    const before = (await t.request({ url: `${settings}/mine`, headers })).json<{ data: { items: object[] } }>().data;
    expect(before).toMatchObject({ quietFrom: null, quietTo: null, digest: 'OFF', email: 'math@example.com' });
    expect(before.items).toHaveLength(21);
    const off = { category: 'TRANS', channel: 'PUSH', on: false };
    const answer = await patch({ items: [off], quietFrom: '22:00', quietTo: '07:00', digest: 'DAILY' });
    expect(answer.json().data).toMatchObject({ quietFrom: '22:00', quietTo: '07:00', digest: 'DAILY' });
    expect(answer.json().data.items).toContainEqual(off);
    await patch({ items: [{ ...off, on: true }] });
    expect(await t.database.raw.query('select * from notification_switch')).toEqual([]);
  });

  it('refuse warnings off in the app, and half of the quiet hours [NTF-9]', async () => {
    const warn = await patch({ items: [{ category: 'WARN', channel: 'IN_APP', on: false }] });
    expect([warn.statusCode, warn.json().code]).toEqual([422, 'WARN_CANNOT_BE_OFF']);
    const half = await patch({ quietFrom: '22:00' });
    expect([half.statusCode, half.json().fields]).toEqual([400, { quietTo: '시작과 끝을 함께 정해 주세요.' }]);
  });

  it('send three tests a minute, over the asked way only [NTF-9]', async () => {
    const test = () => t.request({ method: 'POST', url: `${settings}/test`, headers, payload: { channel: 'EMAIL' } });
    for (let at = 0; at < 3; at++) expect((await test()).statusCode).toBe(200);
    const fourth = await test();
    expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'TOO_MANY']);
    await t.notifications.deliver();
    await t.notifications.sendDue();
    expect(mails).toHaveLength(3);
    const kinds = await t.database.raw.query(`select distinct seq from notification where kind = 'TEST'`);
    expect(kinds).toEqual([{ seq: null }]);
  });
});

describe('e-mail', () => {
  it('arrives with both forms, the settings page and nothing smuggled into its headers [NTF-9]', async () => {
    await tell({ title: '정산\r\nBcc: thief@example.com' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/kr\/account\/settings\/notification>/m);
    expect(mails[0]).toMatch(/^Message-ID: <dlv_/m);
    expect(mails[0]).toMatch(/multipart\/alternative/);
    expect(mails[0]!.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });

  it('is tried again when the server refuses it for now [NTF-9]', async () => {
    refuseMail = true;
    await tell();
    expect(await outcomes()).toEqual([{ channel: 'EMAIL', attempts: 1, outcome: null }]);
    refuseMail = false;
    clock.advance(60_000);
    await t.notifications.sendDue();
    expect([mails.length, await outcomes()]).toEqual([1, [{ channel: 'EMAIL', attempts: 2, outcome: 'SENT' }]]);
  });

  it('is gathered into one in the morning, but a warning comes at once [NTF-9]', async () => {
    await patch({ digest: 'DAILY' });
    for (let at = 0; at < 3; at++) await tell();
    await tell({ isUrgent: true });
    expect(mails).toHaveLength(1);
    clock.set('2026-11-18T23:00:00Z');
    await t.notifications.sendDue();
    expect(mails).toHaveLength(2);
  });
});

describe('push', () => {
  it('carries the id only, signed with our key and readable by the browser alone [NTF-7]', async () => {
    expect((await register(subscription(ownEndpoint()))).statusCode).toBe(200);
    await tell();
    expect(pushed).toHaveLength(1);
    const [{ headers: sent, body }] = pushed as [(typeof pushed)[0]];
    expect(sent).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(sent.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${t.notifications.pushKey()}$`));
    const [row] = await t.database.raw.query<{ id: string }>(
      'select id from notification order by seq desc nulls last limit 1',
    );
    expect(decrypted(body)).toBe(JSON.stringify({ id: row!.id }));
  });

  it('is signed for its push service alone, and for a day at most [NTF-7]', async () => {
    await register(subscription(ownEndpoint()));
    await tell();
    const [, jwt, key] = /^vapid t=(.+), k=(.+)$/.exec(pushed[0]!.headers.authorization!)!;
    const point = Buffer.from(key!, 'base64url');
    expect([point.length, point[0]]).toEqual([65, 4]);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y! }, 'ES256');
    const { payload } = await jwtVerify(jwt!, publicKey, { audience: serviceOrigin(), algorithms: ['ES256'] });
    expect(payload.sub).toMatch(/^(mailto:|https:)/);
    expect(payload.exp! - Date.now() / 1000).toBeGreaterThan(0);
    expect(payload.exp! - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  });

  it('reaches the browsers that answer, forgets the gone, and tries the rest alone again [NTF-7]', async () => {
    for (const path of ['/ok', '/busy', '/many', '/gone', '/odd']) await register(subscription(ownEndpoint(path)));
    Object.assign(statusOf, { '/busy': 503, '/many': 429, '/gone': 404, '/odd': 400 });
    await tell();
    const paths = () => pushed.map(({ path }) => path).toSorted();
    expect(paths()).toEqual(['/busy', '/gone', '/many', '/odd', '/ok']);
    const left = await t.database.raw.query<{ token: string }>('select token from push_token');
    expect(
      left.map(({ token }) => new URL((JSON.parse(token) as { endpoint: string }).endpoint).pathname).toSorted(),
    ).toEqual(['/busy', '/many', '/odd', '/ok']);
    expect(await outcomes()).toContainEqual({ channel: 'PUSH', attempts: 1, outcome: null });
    pushed.length = 0;
    Object.assign(statusOf, { '/busy': 201, '/many': 201 });
    clock.advance(60_000);
    await t.notifications.sendDue();
    expect(paths()).toEqual(['/busy', '/many', '/odd']);
    expect(await outcomes()).toContainEqual({ channel: 'PUSH', attempts: 2, outcome: 'SENT' });
  });

  it('follows no redirect [NTF-7]', async () => {
    pushStatus = 307;
    await register(subscription(ownEndpoint()));
    await tell();
    expect(pushed.map(({ path }) => path)).toEqual(['/push/1']);
    expect(await outcomes()).toContainEqual({ channel: 'PUSH', attempts: 1, outcome: 'NOBODY' });
  });

  it('never connects to an address that is not public, whatever the name [NTF-7]', async () => {
    const url = new URL(ownEndpoint().replace('127.0.0.1', 'localhost'));
    const post = publicPost({ url, headers: {}, body: Buffer.from(''), mayBeLocal: false });
    await expect(post).rejects.toMatchObject({ code: 'ENOTPUBLIC' });
    expect(pushed).toEqual([]);
  });

  it('stops when the browser is unregistered, which nobody else can do [NTF-7]', async () => {
    const token = subscription(ownEndpoint());
    await register(token);
    await t.addUser({ username: 'thief' });
    const thief = { ...(await t.signIn('thief')), 'x-msg-app': 'teacher-web' };
    const unregister = (as: Record<string, string>) =>
      t.request({ method: 'POST', url: '/messaging/notifications/unregister', headers: as, payload: { token } });
    expect((await unregister(thief)).statusCode).toBe(200);
    await tell();
    expect(pushed).toHaveLength(1);
    for (let time = 0; time < 2; time++) expect((await unregister(headers)).statusCode).toBe(200);
    await tell();
    expect(pushed).toHaveLength(1);
  });

  it('goes to whoever signed in last on a shared browser, and to nobody after the sign-out [NTF-7]', async () => {
    const token = subscription(ownEndpoint());
    await register(token);
    await t.addUser({ username: 'next' });
    const next = { ...(await t.signIn('next')), 'x-msg-app': 'teacher-web' };
    await t.request({ method: 'POST', url: '/messaging/notifications/register', headers: next, payload: { token } });
    await tell();
    expect(pushed).toEqual([]);
    await register(token);
    await t.request({ method: 'POST', url: '/mid/v1/auth/logout', headers, payload: {} });
    // The module hears of it after the answer.
    await eventually(async () => expect(await t.database.raw.query('select token from push_token')).toEqual([]));
    await tell();
    expect(pushed).toEqual([]);
  });

  it('forgets a browser that is gone [NTF-7]', async () => {
    pushStatus = 410;
    await register(subscription(ownEndpoint()));
    await tell();
    expect(await t.database.raw.query('select token from push_token')).toEqual([]);
  });

  it.each(['https://evil.example/x', 'http://10.0.0.1/x', 'https://169.254.169.254/', 'https://a:b@127.0.0.1/x'])(
    'refuses a browser that names %s as its service [NTF-7]',
    async (endpoint) => expect((await register(subscription(endpoint))).statusCode).toBe(400),
  );
});

/** RFC 8291 and 8188, by hand: what the browser does. */
function decrypted(body: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body[20]!];
  const serverKey = body.subarray(21, 21 + idLength);
  const shared = browser.computeSecret(serverKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey]);
  const ikm = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
