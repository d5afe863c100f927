import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { DESK_OF_QUEUE } from '@portal/domain/ops/ops';
import type { DeskContracts } from '@portal/domain/recruiting/contract';
import { DomainError } from '../../../core/domain-error.ts';
import { applicationQueries } from '../applications.queries.ts';
import type { ApplicationRow } from '../applications.tables.ts';
import type { RecruitingDeps } from '../recruiting-deps.ts';
import type { ContractSending } from './contract-sending.service.ts';
import { contractStatusAt, signatureOf } from './contract-view.ts';
import { contractQueries } from './contracts.queries.ts';

/** The contracts of an application, at the desk of the applications. */
export function contractDesk(
  { database: { db }, clock, accounts }: Omit<RecruitingDeps, 'desk'>,
  sending: ContractSending,
) {
  /** Throws FORBIDDEN for who works at another desk, whatever lies there. */
  async function applicationFor(operatorId: string, id: string) {
    if (!(await accounts.desksOf(db, operatorId)).includes(DESK_OF_QUEUE.APPLICATIONS))
      throw new DomainError('FORBIDDEN');
    const application = await applicationQueries(db).byId(id);
    if (!application) throw new DomainError('NOT_FOUND');
    return application;
  }

  /** Of the account that came of it; before that, of the one with its address. */
  async function accountOf({ userId, email }: ApplicationRow): Promise<DeskContracts['account']> {
    if (userId !== null) return { isTeacher: true, isReady: await accounts.hasWayIn(db, userId) };
    return (await accounts.accountWith(db, email)) ?? null;
  }

  async function contractsOf(application: ApplicationRow): Promise<DeskContracts> {
    const rows = await contractQueries(db).listOf(application.id);
    const actors = rows.flatMap(({ steps }) => steps.flatMap(({ actorId }) => actorId ?? []));
    const names = await accounts.namesOf(db, [...new Set(actors)]);
    const items = rows.map((row) => ({
      id: row.id,
      status: contractStatusAt(row, clock.now()),
      textVersion: row.textVersion,
      textHash: row.textHash,
      document: row.document,
      signature: signatureOf(row),
      expiresAt: row.expiresAt.toISOString(),
      history: row.steps.map(({ event, at, actorId }) => ({
        event,
        at: at.toISOString(),
        actor: actorId === null ? null : { id: actorId, name: names.get(actorId) ?? '' },
      })),
    }));
    return { items, account: await accountOf(application) };
  }

  return {
    list: async (operatorId: string, id: string) => contractsOf(await applicationFor(operatorId, id)),

    async resend(operatorId: string, id: string, contractId: string | null): Promise<DeskContracts> {
      const application = await applicationFor(operatorId, id);
      const now = await contractQueries(db).ofApplication(id);
      if (application.status !== 'PASSED' || (now?.id ?? null) !== contractId) throw new DomainError('WRONG_STATE');
      const rest = now ? now.sentAt.getTime() + millisecondsInMinute - clock.now().getTime() : 0;
      if (rest > 0) throw new DomainError('TOO_MANY', { retryAfter: Math.ceil(rest / millisecondsInSecond) });
      await db.transaction((tx) =>
        now ? sending.replace(tx, application, now, operatorId) : sending.send(tx, application, operatorId),
      );
      return contractsOf(application);
    },
  };
}
