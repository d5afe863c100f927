import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { attachSocket } from './core/realtime/socket.ts';
import { registerBodyTimeout } from './core/http/body-timeout.ts';
import { systemClock, type Clock } from './core/clock.ts';
import type { Config } from './core/config/config.ts';
import { openDatabase, type Database } from './core/database/database.ts';
import { registerDocs } from './core/pages/docs-page.ts';
import { createEvents, type Events } from './core/events.ts';
import { registerHealth } from './core/http/health.ts';
import { registerJsonBody } from './core/http/json-body.ts';
import { createLogger, LOG_OPTIONS, loggedPath } from './core/http/log-safety.ts';
import type { ModuleDeps } from './core/module.ts';
import type { OpsSource } from './core/desk/ops-source.ts';
import { registerProblems, sendProblem } from './core/http/problem-answer.ts';
import { registerRateLimits } from './core/http/rate-limit.ts';
import { createRealtimeHub, type RealtimeHub } from './core/realtime/realtime.ts';
import { registerSecurityHeaders } from './core/http/security-headers.ts';
import { registerStaticPortal } from './core/pages/static-portal.ts';
import { startDemo } from './demo-mode.ts';
import { assetsModule, type AssetsModule } from './modules/assets/module.ts';
import { catalogModule } from './modules/catalog/module.ts';
import { chatModule, type ChatModule } from './modules/chat/module.ts';
import { CLIENT_ID, identityModule, type IdentityModule } from './modules/identity/module.ts';
import { liveModule } from './modules/live/module.ts';
import { notificationsModule, type NotificationsModule } from './modules/notifications/module.ts';
import { opsModule } from './modules/ops/module.ts';
import { recruitingModule } from './modules/recruiting/module.ts';
import { questionedLessons } from './modules/support/module.ts';
import { supportModule, type SupportModule } from './modules/support/module.ts';
import type { CheckVideo } from './modules/courses/module.ts';
import type { FetchIcs } from './modules/schedule/ics/fetch-ics.ts';
import { evidence } from './modules/lessons/evidence/evidence.ts';
import { roomLectures } from './modules/coursework/lectures/room-lectures.ts';
import { teachingModule, type TeachingModule } from './modules/teaching-module.ts';
import { roomLessons } from './modules/lessons/room-lessons.ts';
import { walletModule, type WalletModule } from './modules/wallet/module.ts';
import type { PayoutBank } from './modules/wallet/module.ts';

export interface Overrides {
  readonly clock?: Clock;
  readonly logger?: FastifyBaseLogger;
  /** An open database, which the app then owns. */
  readonly database?: Database;
  /** Reads calendars of other servers; the real one goes to public addresses only. */
  readonly fetchIcs?: FetchIcs;
  /** Says of a video whether it can be shown; the real one asks YouTube. */
  readonly checkVideo?: CheckVideo;
  /** Pays the teachers in the place of the reference bank. */
  readonly payoutBank?: PayoutBank;
  /** What the operators decide about in the place of what the modules bring. */
  readonly opsSources?: readonly OpsSource[];
}

export interface Platform {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly realtime: RealtimeHub;
  readonly events: Events;
  readonly identity: IdentityModule;
  readonly notifications: NotificationsModule;
  readonly assets: AssetsModule;
  readonly teaching: TeachingModule;
  readonly wallet: WalletModule;
  readonly support: SupportModule;
  /** Everything that the operators decide about. */
  readonly opsSources: readonly OpsSource[];
  readonly chat: ChatModule;
  /** Ready to stop: /readyz answers 503 and running requests finish; then everything closes. */
  close(): Promise<void>;
}

/** Builds the whole server without listening. */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<Platform> {
  const { clock = systemClock } = overrides;
  const log = overrides.logger ?? createLogger(config.logLevel);
  const database = overrides.database ?? (await openDatabase(config.database));
  const app = createServer(config, log);
  // Closing runs in reverse order, so the database, first here, is the last to go.
  app.addHook('onClose', () => database.close());
  try {
    return await build(app, { config, database, clock, log }, overrides);
  } catch (error) {
    await app.close();
    throw error;
  }
}

type Ground = Pick<ModuleDeps, 'config' | 'database' | 'clock' | 'log'>;

async function build(
  app: FastifyInstance,
  { config, database, clock, log }: Ground,
  {
    fetchIcs,
    checkVideo,
    payoutBank,
    ...overrides
  }: Pick<Overrides, 'fetchIcs' | 'checkVideo' | 'payoutBank' | 'opsSources'>,
): Promise<Platform> {
  let isStopping = false;
  const realtime = createRealtimeHub();
  const events = createEvents((err, event) => log.error({ err, event }, 'a listener failed'));
  const deps: ModuleDeps = { database, clock, config, realtime, events, log };

  registerProblems(app);
  registerBodyTimeout(app);
  registerJsonBody(app);
  registerSecurityHeaders(app, config);
  registerRateLimits(app, clock, config.rateLimitPerMinute);
  registerHealth(app, { database, events, isStopping: () => isStopping });
  // A connection that finishes its request while we stop must not be kept open for the next one.
  app.addHook('onSend', async (_request, reply) => void (isStopping && reply.header('connection', 'close')));

  const identity = identityModule(deps);
  const notifications = notificationsModule(deps, identity);
  const assets = assetsModule(deps);
  const { files } = assets;
  const catalogs = catalogModule();
  const { catalog } = catalogs;
  const chat = chatModule({ ...deps, files });
  const teaching = teachingModule(
    {
      ...deps,
      files,
      catalog,
      chat,
      questioned: questionedLessons,
      ...(fetchIcs && { fetchIcs }),
      ...(checkVideo && { checkVideo }),
    },
    identity,
    notifications,
  );
  const live = liveModule({
    ...{ ...deps, hold: teaching.hold, evidence, mail: notifications.mail, accounts: identity },
    lessons: roomLessons(database.db, identity),
    lectures: roomLectures(database.db),
    given: assets.given,
  });
  const support = supportModule({ ...deps, files, notify: notifications.notify, titlesOf: teaching.titlesOf });
  const wallet = walletModule({ ...deps, ...(payoutBank && { payoutBank }) }, identity, notifications);
  const recruiting = recruitingModule(deps, { files, visitors: assets.visitors, catalog, mail: notifications.mail });
  const opsSources = overrides.opsSources ?? [
    ...teaching.opsSources,
    recruiting.opsSource,
    support.opsSource,
    ...wallet.opsSources,
  ];
  app.decorate('findCaller', identity.findCaller);
  app.decorate('findVisitor', assets.visitors.find);
  await identity.register(app);
  await assets.register(app);
  await teaching.register(app);
  await live.register(app);
  await recruiting.register(app);
  await support.register(app);
  await notifications.register(app);
  await wallet.register(app);
  await chat.register(app);
  await opsModule(deps, opsSources, identity, catalog).register(app);
  await catalogs.register(app);

  registerDocs(app, config);
  const demo = config.demo
    ? await startDemo({ ...deps, identity, assets, notifications, teaching, chat, opsSources })
    : undefined;
  await registerStaticPortal(app, config, {
    clientId: CLIENT_ID,
    pushKey: notifications.pushKey(),
    ...(demo ? { demoAccounts: demo.accounts } : {}),
  });
  const socket = attachSocket(app.server, {
    ...deps,
    consumeSocketTicket: (ticket) => identity.consumeSocketTicket(ticket),
    findCaller: identity.findCaller,
    ...(demo ? { onPresence: demo.presence } : {}),
  });
  live.attach(socket.server);
  app.addHook('preClose', async () => {
    await demo?.stop();
    socket.disconnectAll();
  });
  app.addHook('onClose', () => socket.close());

  return {
    ...{
      app,
      config,
      database,
      clock,
      realtime,
      events,
      identity,
      notifications,
      assets,
      teaching,
      wallet,
      support,
      opsSources,
      chat,
    },
    async close() {
      isStopping = true;
      // What is still running after ten seconds is cut off (R54).
      const grace = setTimeout(() => app.server.closeAllConnections(), 10_000);
      await app.close().finally(() => clearTimeout(grace));
    },
  };
}

function createServer(config: Config, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    ...LOG_OPTIONS,
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy === false ? false : config.trustProxy.split(','),
    bodyLimit: 65_536,
    // Fastify's own limits are off by default: a slow sender would hold its connection for ever (2.6).
    connectionTimeout: 60_000,
    // Counted by registerBodyTimeout, which lets files take longer.
    requestTimeout: 0,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 20_000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, error),
  }) as unknown as FastifyInstance;
  app.decorate('endpoints', new Map());
  app.decorate('tenantCode', config.tenant.code);
  app.decorateRequest('caller', null);
  app.addHook('onResponse', async (request, reply) => {
    const { method, originalUrl } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, path: loggedPath(originalUrl), status: reply.statusCode, ms }, 'request');
  });
  return app;
}
