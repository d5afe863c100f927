import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Events } from './events.ts';
import type { RealtimeHub } from './realtime/realtime.ts';

/** What every module is given; ports of other modules are passed beside it by app.ts. */
export interface ModuleDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly realtime: RealtimeHub;
  readonly events: Events;
  readonly log: FastifyBaseLogger;
}

export interface PlatformModule {
  register(app: FastifyInstance): Promise<void>;
}
