import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Events } from '../events.ts';
import type { DiskGuard } from './disk-guard.ts';

interface HealthDeps {
  readonly database: Database;
  readonly events: Events;
  readonly disk: DiskGuard;
  readonly isStopping: () => boolean;
  readonly metrics: Config['metrics'];
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/**
 * /healthz: the process answers. /readyz: it takes work, else 503 with the reason. /metrics: Prometheus text, for who may read
 * it; to others there is no such page.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, events, disk, isStopping, metrics }: HealthDeps,
): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const ended = new Counter({
    name: 'auth_sessions_ended_total',
    help: 'Sessions that ended, by reason; REUSE means a refresh token was stolen or copied',
    labelNames: ['reason'],
    registers: [registry],
  });
  const started = new Counter({ name: 'auth_sessions_started_total', help: 'Sign-ins', registers: [registry] });
  const ready = new Gauge({ name: 'platform_ready', help: '1 while the process takes work', registers: [registry] });
  events.on('session.revoked', ({ reason }) => ended.inc({ reason }));
  events.on('session.started', () => started.inc());

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: an id in a label is a new time series.
    const route = request.routeOptions.url ?? '(none)';
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });

  /** Why it takes no work; undefined when it does. */
  const notReady = async () => {
    if (isStopping()) return 'STOPPING';
    try {
      await database.db.execute(sql`select 1`);
    } catch {
      return 'DATABASE_AWAY';
    }
    return (await disk.isFull()) ? 'DISK_FULL' : undefined;
  };

  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await notReady();
    return reply.code(reason ? 503 : 200).send({ ok: !reason, database: database.kind, ...(reason && { reason }) });
  });
  app.get('/metrics', async ({ headers }, reply) => {
    if (!mayRead(metrics, headers.authorization)) return reply.callNotFound();
    ready.set((await notReady()) ? 0 : 1);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(metrics: Config['metrics'], authorization = ''): boolean {
  if (typeof metrics === 'string') return metrics === 'OPEN';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${metrics.token}`));
}
