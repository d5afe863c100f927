import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Problem } from '@portal/domain/wire/problem';
import { eventually } from '../../testing/eventually.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  t = await createTestApp({ onLog: (line) => void logged.push(line) });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

const HOST = 'host: localhost:3000';
const SOCKET = '/chat/ws?EIO=4&transport=websocket';
const UPGRADE = [HOST, 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
const OWN = 'origin: http://localhost:3000';
const KEY = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';

const EVERY = [
  "content-security-policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options: nosniff',
  'x-frame-options: deny',
  'referrer-policy: no-referrer',
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  expect.stringContaining('permissions-policy: camera=(self), microphone=(self)') as string,
];

const isWhole = (answer: string) => {
  const end = answer.indexOf('\r\n\r\n');
  return end >= 0 && answer.length >= end + 4 + Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0);
};

/** Sends bytes as they are; resolves to the status, the header lines and the body of the answer. */
async function answerTo(text: string, { on = t, then }: { on?: TestApp; then?: () => Promise<string> } = {}) {
  const socket = connect((on.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  socket.on('error', () => undefined);
  socket.write(text);
  if (then) socket.write(await then());
  let answer = '';
  for await (const part of socket) if (isWhole((answer += part))) break;
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [status = '', ...headers] = head.split('\r\n');
  return { status: Number(status.split(' ')[1]), headers: headers.map((line) => line.toLowerCase()), body };
}

describe('an answer that no route gives', () => {
  it.each([
    ['an address that cannot be read', 400, 'GET /%zz HTTP/1.1', [HOST]],
    ['one that breaks off', 400, 'GET /mid/%E0%A4%A HTTP/1.1', [HOST]],
    ['one with a NUL', 404, 'GET /%00 HTTP/1.1', [HOST]],
    ['one that is too long for a name', 404, `GET /mid/v1/users/${'x'.repeat(300)} HTTP/1.1`, [HOST]],
    ['a request without a host', 400, 'GET /healthz HTTP/1.1', []],
    ['a request with two hosts', 400, 'GET /healthz HTTP/1.1', [HOST, 'host: evil.example']],
    ['an expectation that nobody knows', 200, 'GET /healthz HTTP/1.1', [HOST, 'expect: wonders']],
    ['headers that are too long', 431, 'GET / HTTP/1.1', [HOST, `x-much: ${'x'.repeat(20_000)}`]],
    ['what is no request', 400, 'HELLO', []],
    ['a header with a NUL', 400, 'GET / HTTP/1.1', [HOST, 'x-bad: \0']],
    ['a socket that asks by a plain request', 400, `GET ${SOCKET} HTTP/1.1`, [HOST, OWN]],
    ['a socket that would be polled', 400, 'GET /chat/ws?EIO=4&transport=polling HTTP/1.1', [HOST, OWN]],
    ['a socket of another site', 403, `GET ${SOCKET} HTTP/1.1`, [...UPGRADE, KEY, 'origin: https://evil.example']],
    ['a socket without an origin', 403, `GET ${SOCKET} HTTP/1.1`, [...UPGRADE, KEY]],
    ['a socket of an unknown transport', 400, 'GET /chat/ws?EIO=4&transport=pigeon HTTP/1.1', [...UPGRADE, OWN, KEY]],
    ['a socket with a wrong key', 403, `GET ${SOCKET} HTTP/1.1`, [...UPGRADE, OWN, 'sec-websocket-key: x']],
    [
      'a socket with a protocol of its own',
      403,
      `GET ${SOCKET} HTTP/1.1`,
      [...UPGRADE, OWN, KEY, 'sec-websocket-protocol: ,'],
    ],
    ['a socket that opens', 101, `GET ${SOCKET} HTTP/1.1`, [...UPGRADE, OWN, KEY]],
  ])('to %s carries the security headers too, and is found in the log [G18]', async (_what, expected, first, lines) => {
    logged.length = 0;
    const { status, headers, body } = await answerTo([first, ...lines, '', ''].join('\r\n'));
    expect(status).toBe(expected);
    expect(headers).toEqual(expect.arrayContaining(EVERY));
    if (status < 400) return;
    const { code, traceId } = JSON.parse(body) as Problem;
    expect(code).toMatch(/^(VALIDATION|NOT_FOUND|FORBIDDEN|TOO_LARGE)$/);
    await eventually(() =>
      expect(logged.map((line) => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({ reqId: traceId, status }),
      ),
    );
  });

  it('to what comes while the server stops carries them as well [G18]', async () => {
    const stopping = await createTestApp();
    await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    let sending: Socket | undefined;
    stopping.app.server.once('connection', (socket: Socket) => (sending = socket));
    let closed: Promise<void> | undefined;
    const { status, headers } = await answerTo('GET /healthz HTTP/1.1\r\nhost: localhost\r\n', {
      on: stopping,
      async then() {
        // What has sent nothing yet would be closed as idle.
        await eventually(() => expect(sending?.bytesRead).toBeGreaterThan(0));
        closed = stopping.close();
        await eventually(() => expect(stopping.app.server.listening).toBe(false));
        return '\r\n';
      },
    });
    // It was accepted before.
    expect(status).toBe(200);
    expect(headers).toEqual(expect.arrayContaining([...EVERY, 'connection: close']));
    await closed;
  });
});
