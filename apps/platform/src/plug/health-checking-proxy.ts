import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface HealthCheckingProxy {
  readonly origin: string;
  close(): Promise<void>;
}

/** Leads requests in turn to those of the processes that say that they are ready, on lines that it keeps, and repeats none. */
export async function healthCheckingProxy(ports: readonly number[], everyMs = 200): Promise<HealthCheckingProxy> {
  const agent = new Agent({ keepAlive: true });
  let ready: readonly number[] = ports;
  let turn = 0;
  let isClosed = false;

  const check = async () => {
    while (!isClosed) {
      const looks = await Promise.all(
        ports.map((port) =>
          fetch(`http://127.0.0.1:${port}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      ready = ports.filter((_port, at) => looks[at]);
      await pause(everyMs);
    }
  };
  const checking = check();

  // It ends no line of a client by itself: one that is ended while a request is on its way would count as unanswered.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, answer) => {
    const port = ready[(turn += 1) % ready.length];
    const { method, url, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.writeHead(502).end());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      isClosed = true;
      await checking;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
