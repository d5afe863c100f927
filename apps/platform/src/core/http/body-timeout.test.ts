import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { registerBodyTimeout } from './body-timeout.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify();
  registerBodyTimeout(app, 200);
  app.post('/whole', async () => 'taken');
  app.get('/slow-answer', async () => (await wait(400), 'answered'));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => void payload.resume().on('end', () => done(null)));
    scope.put('/file', { config: { stallMs: 200 } }, async () => 'taken');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends the head of a request; the answer resolves when the connection ends. */
function begin(line: string, length: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk))).on('error', () => undefined);
  socket.write(
    `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return { socket, answer: once(socket, 'close').then(() => text) };
}

describe('a slow sender [R53]', () => {
  it('is cut off when the whole body takes too long, however steadily it drips', async () => {
    const { socket, answer } = begin('POST /whole', 1_000);
    const drip = setInterval(() => socket.write('x'), 30);
    expect(await answer).not.toContain('taken');
    clearInterval(drip);
  });

  it('may take its time with a file as long as it goes on [UPL-3]', async () => {
    const { socket, answer } = begin('PUT /file', 12);
    for (let at = 0; at < 12; at++) {
      socket.write('x');
      await wait(50);
    }
    expect(await answer).toContain('taken');
  });

  it('is cut off in a file when it falls silent [UPL-3]', async () => {
    const { socket, answer } = begin('PUT /file', 12);
    socket.write('x');
    expect(await answer).not.toContain('taken');
  });

  it('is not an answer that takes long', async () => {
    expect(await (await fetch(`http://127.0.0.1:${port}/slow-answer`)).text()).toBe('answered');
  });
});
