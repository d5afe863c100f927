import { Agent, request } from 'node:http';

/** Asks `url` over and over from `connections` kept-alive connections; latencies in ms, throughput per second. */
export async function load(url, { headers = {}, connections = 32, seconds = 5 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies = [];
  let wrong = 0;
  const until = performance.now() + seconds * 1_000;
  const ask = () =>
    new Promise((resolve) => {
      const started = performance.now();
      request(url, { agent, headers }, (answer) => {
        answer.resume().on('end', () => {
          latencies.push(performance.now() - started);
          wrong += Number(answer.statusCode !== 200);
          resolve();
        });
      })
        .on('error', () => {
          wrong += 1;
          resolve();
        })
        .end();
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) await ask();
    }),
  );
  agent.destroy();
  return { perSecond: latencies.length / seconds, latencies, wrong };
}
