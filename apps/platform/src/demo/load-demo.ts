import type { FastifyBaseLogger } from 'fastify';
import { MESSAGE_APP } from '@portal/domain/notifications/notifications.contract';
import { dayOf } from '@portal/domain/time/day';
import type { Clock } from '../core/clock.ts';
import type { Database, Tx } from '../core/database/database.ts';
import type { AssetsModule } from '../modules/assets/module.ts';
import type { ChatModule } from '../modules/chat/module.ts';
import type { IdentityModule } from '../modules/identity/module.ts';
import type { NotificationsModule } from '../modules/notifications/module.ts';
import { voiceFiles } from './chat/voices.ts';
import { insertCommunity } from './community/community.queries.ts';
import { groupPictures } from './community/community.ts';
import { coursePictures } from './courses/course-pictures.ts';
import { handInFiles } from './coursework/hand-in-files.ts';
import { lectureFiles } from './coursework/lecture-files.ts';
import { insertLessonPacks } from './coursework/lesson-packs.queries.ts';
import { buildDemo } from './demo-data.ts';
import { demoQueries } from './demo.queries.ts';
import { fingerprint } from './fingerprint.queries.ts';
import { insertTeaching } from './insert-teaching.queries.ts';
import { DEMO_ZONE } from './lessons/week-pattern.ts';
import { AUTOPILOT_OPERATOR, DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './people/accounts.ts';
import { certificatePictures } from './people/certificate-pictures.ts';
import { avatarPath } from './people/people.ts';
import { insertPoints } from './points/points.queries.ts';
import { applicationFiles } from './recruiting/applications.ts';
import { removeTeaching } from './remove-teaching.queries.ts';

/** Goes up with every change of the demo data, so that an untouched older demo is replaced at the next start. */
const VERSION = 21;

export interface DemoDeps {
  readonly clock: Clock;
  readonly identity: Pick<IdentityModule, 'createUser' | 'getUser' | 'hashPassword' | 'setDesks' | 'setProfileStatus'>;
  readonly assets: Pick<AssetsModule, 'importPictures'>;
  readonly notifications: Pick<NotificationsModule, 'importNotifications' | 'importSeen'>;
  readonly chat: Pick<ChatModule, 'importChats' | 'importWaiting' | 'importReports'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

type DemoOutcome = 'LOADED' | 'REBASED' | 'KEPT';

/**
 * Loads the demo into a database that has none. One from an earlier day is loaded anew around today, unless a person has
 * worked on it since: then it stays as it is. All or nothing, once, however many processes start at the same time.
 */
export async function loadDemo(database: Database, deps: DemoDeps): Promise<DemoOutcome> {
  return database.db.transaction(async (tx) => {
    const queries = demoQueries(tx);
    await queries.lock();
    const marker = await queries.marker();
    // A demo of an earlier version lacks the accounts that came later, also where it is kept.
    await createAccounts(tx, deps);
    if (!marker) {
      await write(tx, deps);
      deps.log.info('demo data loaded');
      return 'LOADED';
    }
    const today = dayOf(deps.clock.now(), DEMO_ZONE);
    if (marker.version === VERSION && dayOf(marker.anchorAt, DEMO_ZONE) === today) return 'KEPT';
    if (marker.fingerprint !== (await fingerprint(tx))) {
      deps.log.warn(
        'the demo data is of an earlier day and was worked on, so it stays; start with --reset for a fresh one',
      );
      return 'KEPT';
    }
    await removeTeaching(tx);
    await write(tx, deps);
    deps.log.info('demo data moved to today');
    return 'REBASED';
  });
}

/** Empties the database and loads the demo as on the first start; when that fails, everything is still there. */
export async function resetDemo(database: Database, deps: DemoDeps): Promise<void> {
  await database.db.transaction(async (tx) => {
    const queries = demoQueries(tx);
    await queries.lock();
    await queries.truncateAll();
    await createAccounts(tx, deps);
    await write(tx, deps);
  });
  deps.log.info('demo data loaded afresh');
}

async function createAccounts(tx: Tx, { identity }: DemoDeps): Promise<void> {
  // Slow on purpose, so only where somebody is missing.
  let hash: Promise<string> | undefined;
  if (!(await identity.getUser(tx, AUTOPILOT_OPERATOR.id))) await identity.createUser(tx, AUTOPILOT_OPERATOR);
  for (const account of Object.values(DEMO_ACCOUNTS)) {
    const { id, code, username, name, phone, email, profile, desks } = account as DemoAccount;
    if (!(await identity.getUser(tx, id)))
      await identity.createUser(tx, {
        id,
        code,
        username,
        name,
        phone,
        email,
        avatar: 'avatar' in account && account.avatar ? avatarPath(account.avatar) : null,
        profileStatus: profile,
        timeZone: DEMO_ZONE,
        passwordHash: await (hash ??= identity.hashPassword(DEMO_PASSWORD)),
      });
    if (desks) await identity.setDesks(tx, id, desks);
  }
}

async function write(tx: Tx, { clock, identity, assets, notifications, chat }: DemoDeps): Promise<void> {
  const anchorAt = clock.now();
  const data = buildDemo(anchorAt);
  const queries = demoQueries(tx);
  await insertTeaching(tx, data);
  await assets.importPictures(tx, [
    ...certificatePictures(data),
    ...coursePictures(),
    ...groupPictures(),
    ...applicationFiles(data),
    ...lectureFiles(data.lectureFiles),
    ...handInFiles(data),
    ...voiceFiles(data.chats),
  ]);
  await insertLessonPacks(tx, data.lessonPacks);
  // The accounts stay from an earlier day, on which the autopilot may have decided about them.
  for (const { id, profile } of Object.values(DEMO_ACCOUNTS)) await identity.setProfileStatus(tx, id, profile);
  for (const inbox of data.inboxes) {
    await notifications.importNotifications(tx, inbox.userId, inbox.notifications);
    await notifications.importSeen(tx, inbox.userId, MESSAGE_APP, inbox.unseen);
  }
  await chat.importChats(tx, data.chats, data.announcements);
  await chat.importWaiting(tx, data.waiting);
  await chat.importReports(tx, data.chatReports);
  // What she has done by now says which missions wait.
  await insertPoints(tx, data, anchorAt);
  await insertCommunity(tx, anchorAt);
  await queries.mark({ version: VERSION, anchorAt, fingerprint: await fingerprint(tx) });
}
