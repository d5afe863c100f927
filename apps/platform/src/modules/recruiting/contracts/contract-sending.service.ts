import { createHash } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { CONTRACT_DAYS } from '@portal/domain/recruiting/contract';
import { CONTRACT_TEXT_VERSION, contractDocument, contractPlainText } from '@portal/domain/recruiting/contract-text';
import { DEFAULT_TIME_ZONE, dayOf } from '@portal/domain/time/day';
import type { Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { newLinkId } from '../../../core/signed-link.ts';
import { applicationQueries } from '../applications.queries.ts';
import type { ApplicationRow } from '../applications.tables.ts';
import type { RecruitingDeps } from '../recruiting-deps.ts';
import { contractLetter, type ContractMail, expiredLetter } from './contract-letters.ts';
import { contractPath } from './contract-links.ts';
import { takeContractStep } from './contract-step.ts';
import { contractQueries } from './contracts.queries.ts';
import type { ContractRow } from './contracts.tables.ts';

/** Contracts on their way: the first one, the one in another's place, and the end of their time. */
export function contractSending({ database: { db }, clock, config, mail }: Omit<RecruitingDeps, 'desk'>) {
  async function make(tx: Tx, application: ApplicationRow, actorId: string | null): Promise<ContractRow> {
    const at = clock.now();
    const day = dayOf(at, DEFAULT_TIME_ZONE);
    const document = contractDocument({ teacherName: application.fullName, day, tenant: config.tenant });
    const row = await contractQueries(tx).insert({
      id: newLinkId(),
      applicationId: application.id,
      status: 'SENT',
      document,
      textVersion: CONTRACT_TEXT_VERSION,
      textHash: createHash('sha256').update(contractPlainText(document)).digest('hex'),
      sentAt: at,
      expiresAt: addDays(at, CONTRACT_DAYS),
    });
    if (!row) throw new DomainError('WRONG_STATE');
    await contractQueries(tx).record({ contractId: row.id, event: 'SEND', toStatus: 'SENT', actorId, at });
    return row;
  }

  async function mailLink(tx: Tx, application: ApplicationRow, row: ContractRow, about: ContractMail): Promise<void> {
    await mail(tx, contractLetter(application, row, { path: await contractPath(tx, row), mail: about }));
  }

  async function expire(row: ContractRow): Promise<void> {
    await db.transaction(async (tx) => {
      await takeContractStep(tx, row, { event: 'EXPIRE', actorId: null, at: clock.now() });
      const application = await applicationQueries(tx).byId(row.applicationId);
      if (application) await mail(tx, expiredLetter(application, await contractPath(tx, row)));
    });
  }

  return {
    /** To whoever has passed, in the transaction of the decision. */
    async send(tx: Tx, application: ApplicationRow, operatorId: string): Promise<void> {
      await mailLink(tx, application, await make(tx, application, operatorId), 'PASSED');
    },

    /** A new one in the place of one that was seen, which is void from then on. Throws WRONG_STATE where it is signed. */
    async replace(tx: Tx, application: ApplicationRow, seen: ContractRow, operatorId: string | null): Promise<void> {
      await takeContractStep(tx, seen, { event: 'REPLACE', actorId: operatorId, at: clock.now() });
      await mailLink(tx, application, await make(tx, application, operatorId), 'NEW');
    },

    remind: (tx: Tx, application: ApplicationRow, row: ContractRow) => mailLink(tx, application, row, 'SAME'),

    /** Writes down whose time is over, and tells them. */
    async expireDue(): Promise<void> {
      for (const row of await contractQueries(db).due(clock.now()))
        await expire(row).catch((error: unknown) => {
          // She has signed, or another one took its place, a moment before.
          if (!(error instanceof DomainError && error.code === 'WRONG_STATE')) throw error;
        });
    },
  };
}

export type ContractSending = ReturnType<typeof contractSending>;
