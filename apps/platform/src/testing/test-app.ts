import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { UserType } from '@portal/domain/identity/user';
import { OPS_DESKS, type OpsDesk } from '@portal/domain/ops/ops-desk';
import { createApp, type Platform } from '../app.ts';
import { systemClock, type Clock } from '../core/clock.ts';
import { readConfig, type Config } from '../core/config/config.ts';
import type { Database } from '../core/database/database.ts';
import type { OpsSource } from '../core/desk/ops-source.ts';
import { createLogger } from '../core/log/log-safety.ts';
import type { CheckVideo } from '../modules/courses/module.ts';
import type { NewUser } from '../modules/identity/module.ts';
import type { FetchIcs } from '../modules/schedule/module.ts';
import type { PayoutBank } from '../modules/wallet/module.ts';
import { openTestDatabase } from './test-database.ts';

export const PASSWORD = 'demo1234!';

const ENDINGS: Record<UserType, string> = { TEACHER: 'TC', STUDENT: 'ST', OPERATOR: 'OP' };
const aCodeOf = (userType: UserType) => `KR${randomUUID().slice(0, 8)}${ENDINGS[userType]}`;

/** A clock that only a test moves: what happens every so often does not happen by itself. */
export interface TestClock extends Clock {
  /** Sets the time of day, as a person or a time server does: nothing has lasted meanwhile. */
  set(at: Date | string): void;
  /** Lets time pass. */
  advance(ms: number): void;
}

export function testClock(start: Date | string = new Date()): TestClock {
  let at = new Date(start);
  let passed = 0;
  return {
    now: () => new Date(at),
    monotonicMs: () => passed,
    every: () => () => undefined,
    set: (to) => void (at = new Date(to)),
    advance(ms) {
      at = new Date(at.getTime() + ms);
      passed += ms;
    },
  };
}

export interface TestAppOptions {
  readonly clock?: Clock;
  /** Settings as in the environment; the defaults here are those of a test: silent, no limits, no demo. */
  readonly env?: Readonly<Record<string, string>>;
  readonly config?: Partial<Config>;
  /** Runs before the first request; puts rows there. */
  readonly seed?: (platform: Platform) => Promise<void>;
  /** A database to share with another app; by default a new one. */
  readonly database?: Database;
  /** Reads calendars of other servers in the place of the real one. */
  readonly fetchIcs?: FetchIcs;
  /** Says of a video whether it can be shown; without one nobody is asked. */
  readonly checkVideo?: CheckVideo;
  /** Pays the teachers in the place of the reference bank. */
  readonly payoutBank?: PayoutBank;
  /** What the operators decide about in the place of what the modules bring. */
  readonly opsSources?: readonly OpsSource[];
  /** Receives every log line, at the finest level. */
  readonly onLog?: (line: string) => void;
}

export interface TestApp extends Platform {
  /** The headers of SES-6, with a device of this app's own. */
  readonly headers: Readonly<Record<string, string>>;
  /** Adds an account; by default an approved teacher with PASSWORD. One of the team works at every desk unless they are named. `userType` is what a code is made for where none is given. */
  addUser(
    user: Partial<NewUser> & { username: string; userType?: UserType; desks?: readonly OpsDesk[] },
  ): Promise<{ id: string }>;
  /** Signs in by the real call; the answer is headers for the calls of that person. */
  signIn(username: string, password?: string): Promise<Record<string, string> & { authorization: string }>;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Does what the clock has due by now for lessons, classes and assignments. */
  tick(): Promise<void>;
}

/** The whole platform on a database of its own; close it in `afterAll`. */
export async function createTestApp({
  clock = systemClock,
  env = {},
  config,
  seed,
  fetchIcs,
  checkVideo,
  payoutBank,
  opsSources,
  onLog,
  ...given
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given.database ?? (await openTestDatabase());
  const read = readConfig({
    ORIGIN: 'http://localhost:3000',
    DATA_DIR: join(tmpdir(), `portal-test-${randomUUID()}`),
    PORTAL_DIR: join(tmpdir(), 'portal-test-without-portal'),
    DEMO: 'off',
    LOG_LEVEL: onLog ? 'trace' : 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    LOGIN_LIMIT_PER_MINUTE: '0',
    VIDEO_CHECK: 'off',
    ...env,
  });
  const logger = createLogger(read.logLevel, onLog && { write: onLog });
  const overrides = {
    clock,
    logger,
    database,
    strictAnswers: true,
    ...(fetchIcs && { fetchIcs }),
    ...(checkVideo && { checkVideo }),
    ...(payoutBank && { payoutBank }),
    ...(opsSources && { opsSources }),
  };
  const platform = await createApp({ ...read, ...config }, overrides);
  await platform.app.ready();
  await seed?.(platform);
  const headers = { platform: 'WEB', 'tenant-code': 'KR', 'device-id': randomUUID(), 'accept-language': 'ko' };
  let hash: Promise<string> | undefined;

  return {
    ...platform,
    headers,
    async close() {
      await platform.close();
      // A folder that the test named is its own to remove.
      if (!env['DATA_DIR']) await rm(read.dataDir, { recursive: true, force: true });
    },
    request: (options) => platform.app.inject(options),
    async tick() {
      await platform.lessons.tick();
      await platform.classes.tick();
      await platform.coursework.tick();
      await platform.families.tick();
    },
    async addUser({ userType, desks = OPS_DESKS, ...user }) {
      hash ??= platform.identity.hashPassword(PASSWORD);
      const stored = user.password === undefined ? { passwordHash: await hash } : {};
      const added = await platform.identity.createUser(database.db, {
        name: '시험 선생님',
        profileStatus: 'APPROVED',
        ...(userType && { code: aCodeOf(userType) }),
        ...stored,
        ...user,
      });
      if (added.userType === 'OPERATOR')
        await database.db.transaction((tx) => platform.identity.setDesks(tx, added.id, desks));
      return added;
    },
    async signIn(username, password = PASSWORD) {
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/mid/v1/auth/login',
        headers,
        payload: { clientId: 'teacher-portal', userType: 'TEACHER', grantType: 'password', username, password },
      });
      if (answer.statusCode !== 200) throw new Error(`Sign-in of ${username}: ${answer.statusCode} ${answer.body}`);
      const { accessToken } = answer.json<{ accessToken: string }>();
      return { ...headers, authorization: `Bearer ${accessToken}` };
    },
  };
}
