import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Clock, systemClock } from './core/clock.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './core/database/database.ts';
import { openDatabase } from './core/database/open-database.ts';
import { createEvents, type Events } from './core/events.ts';
import { registerDiskGuard } from './core/health/disk-guard.ts';
import { registerHealth } from './core/health/health.ts';
import { registerRateLimits } from './core/http/rate-limit.ts';
import { createServer } from './core/http/server.ts';
import { createLogger } from './core/log/log-safety.ts';
import type { ModuleDeps } from './core/module.ts';
import { registerDocs } from './core/pages/docs-page.ts';
import { registerStaticPortal } from './core/pages/static-portal.ts';
import { sharedRealtime } from './core/realtime/across-processes.ts';
import type { RealtimeHub } from './core/realtime/realtime.ts';
import { attachSocket } from './core/realtime/socket.ts';
import { startDemo } from './demo-mode.ts';
import { createModules, type Modules, type OutsideWorld } from './modules.ts';

/** What is still running so long after the end was asked for is cut off (R54). */
const STOP_WITHIN_MS = 10_000;

export interface Overrides extends OutsideWorld {
  readonly clock?: Clock;
  readonly logger?: FastifyBaseLogger;
  /** Whether every answer is also checked against its contract. */
  readonly strictAnswers?: boolean;
  /** An open database, which the app then owns. */
  readonly database?: Database;
}

export interface Platform extends Modules {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly realtime: RealtimeHub;
  readonly events: Events;
  /**
   * /readyz answers 503 at once; after `delayMs`, in which whoever sends requests here can notice, the listener closes, what was
   * accepted is answered, and everything ends.
   */
  close(delayMs?: number): Promise<void>;
}

/** Builds the whole server without listening. */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<Platform> {
  const { clock = systemClock } = overrides;
  const log = overrides.logger ?? createLogger(config.logLevel);
  const database = overrides.database ?? (await openDatabase(config.database));
  const app = createServer(config, log);
  app.decorate('strictAnswers', overrides.strictAnswers ?? false);
  // Closing runs in reverse order, so the database, first here, is the last to go.
  app.addHook('onClose', () => database.close());
  const events = createEvents((err, event) => log.error({ err, event }, 'a listener failed'));
  const realtime = sharedRealtime(database, log);
  app.addHook('onClose', () => realtime.leave());
  const deps: ModuleDeps = { config, database, clock, log, events, realtime };
  try {
    return await build(app, deps, overrides);
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function build(app: FastifyInstance, deps: ModuleDeps, world: OutsideWorld): Promise<Platform> {
  const { config, database, clock, events } = deps;
  let isStopping = false;
  registerRateLimits(app, clock, config.rateLimitPerMinute);
  const disk = registerDiskGuard(app, { config: config.database, clock });
  registerHealth(app, { database, events, disk, isStopping: () => isStopping, metrics: config.metrics });
  // A connection that finishes its request while we stop must not be kept open for the next one.
  app.addHook('onSend', async (_request, reply) => void (isStopping && reply.header('connection', 'close')));

  const modules = createModules(deps, world);
  const { identity, assets, notifications, live } = modules;
  app.decorate('findCaller', identity.findCaller);
  app.decorate('findVisitor', assets.visitors.find);
  app.decorate('findFamily', modules.classes.findFamily);
  for (const module of modules.all) await module.register(app);
  if (config.apiDocs) registerDocs(app, config);

  const demo = config.demo ? await startDemo({ ...deps, ...modules, app }) : undefined;
  await registerStaticPortal(app, config, {
    signIn: await identity.providerOfPortal(),
    pushKey: notifications.pushKey(),
    ...(demo ? { demoAccounts: demo.accounts } : {}),
  });
  const socket = attachSocket(app.server, {
    ...deps,
    consumeSocketTicket: (ticket) => identity.consumeSocketTicket(ticket),
    findCaller: identity.findCaller,
    unseenOf: notifications.countNotSeen,
    onSaid: (caller, _typing, { id }) => modules.chat.typing(caller.userId, id),
    onPresence: demo?.presence,
  });
  live.attach(socket.server);
  app.addHook('preClose', async () => {
    await demo?.stop();
    socket.disconnectAll();
  });
  app.addHook('onClose', () => socket.close());

  return {
    ...deps,
    ...modules,
    app,
    async close(delayMs = 0) {
      isStopping = true;
      if (delayMs) await pause(delayMs);
      const cutOff = setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN_MS);
      await app.close().finally(() => clearTimeout(cutOff));
    },
  };
}
