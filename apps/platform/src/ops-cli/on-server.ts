import { randomUUID } from 'node:crypto';
import { OPS_DESK_LABELS } from '@portal/domain/ops/ops-desk';
import { paths, sitePath } from '@portal/domain/site/paths';
import { systemClock } from '../core/clock.ts';
import { type Config, readConfig } from '../core/config/config.ts';
import type { Database } from '../core/database/database.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { DomainError } from '../core/domain-error.ts';
import { createEvents } from '../core/events.ts';
import { createLogger } from '../core/log/log-safety.ts';
import { type SharedRealtime, sharedRealtime } from '../core/realtime/across-processes.ts';
import { createModules, type Modules } from '../modules.ts';
import { failureSentence } from '../start-failure.ts';
import { Refused, type Surroundings } from './client.ts';
import type { NewPerson } from './command.ts';
import { plain } from './table.ts';

/** Makes an operator: the first one has nobody to invite her. Resolves to what is said about it; throws Refused. */
export const createOperator = (person: NewPerson, around: Surroundings): Promise<string> =>
  onServer(around, async ({ identity }, config) => {
    const ticket = await identity.inviteOperator({ ...person, clientId: randomUUID() });
    const desks = person.desks.map((desk) => OPS_DESK_LABELS[desk]).join(' · ');
    return sheetOf(`운영자를 만들었어요: ${plain(person.name)} <${person.email}>, ${desks}`, config, ticket);
  });

/** A new way in for an operator whose link has run out, or who has lost her password. */
export const sendOperatorLink = (email: string, around: Surroundings): Promise<string> =>
  onServer(around, async ({ identity }, config) =>
    sheetOf(`새 링크를 만들었어요: <${plain(email)}>`, config, await identity.sendOperatorLink(email)),
  );

/** Works on the database of the server, by the server's own settings. Throws Refused. */
export async function onServer(
  { env }: Surroundings,
  work: (modules: Pick<Modules, 'identity' | 'points' | 'statistics' | 'wallet'>, config: Config) => Promise<string>,
): Promise<string> {
  let config: Config | undefined;
  let database: Database | undefined;
  let realtime: SharedRealtime | undefined;
  try {
    config = readConfig(env, []);
    database = await openDatabase(config.database);
    const log = createLogger('warn');
    const events = createEvents((err, event) => log.error({ err, event }, 'a listener failed'));
    // The pages that people have open at the server hear what is done here.
    realtime = sharedRealtime(database, log);
    const deps = { config, database, clock: systemClock, log, events, realtime };
    return await work(createModules(deps, {}), config);
  } catch (error) {
    if (error instanceof Refused) throw error;
    if (!(error instanceof DomainError)) throw new Refused(failureSentence(error, config));
    throw new Refused(Object.values(error.fields ?? {}).join('\n') || `${error.message}.`, error.code);
  } finally {
    await realtime?.leave();
    await database?.close();
  }
}

const sheetOf = (done: string, { origin }: Config, ticket: string | undefined): string =>
  [
    done,
    ticket === undefined
      ? `로그인하는 곳: ${origin}${sitePath(paths.login())}`
      : `비밀번호를 정하는 링크: ${origin}${sitePath(paths.newPassword(ticket))}`,
    '서버에 메일이 설정되어 있으면 같은 내용을 이메일로도 보내요.',
  ].join('\n');
