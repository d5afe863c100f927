import { createHash } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { CONTRACT_DAYS } from '@portal/domain/recruiting/contract';
import { CONTRACT_TEXT_VERSION, contractDocument, contractPlainText } from '@portal/domain/recruiting/contract-text';
import { type ContractEvent, type ContractStatus, moveContract } from '@portal/domain/recruiting/contract-transitions';
import { DEFAULT_TENANT } from '@portal/domain/tenant/tenant';
import { DEFAULT_TIME_ZONE, dayOf } from '@portal/domain/time/day';
import type { teacherContract, teacherContractHistory } from '../../modules/recruiting/contracts/contracts.tables.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

/** What happened to a contract, an hour after one another; its time ends when it ends. */
export type ContractStory = readonly ContractEvent[];

const OPERATOR = DEMO_ACCOUNTS['ops-review'].id;
const OF_THE_TEAM: ReadonlySet<ContractEvent> = new Set(['SEND', 'REPLACE']);

interface Passed {
  /** Of the application. */
  readonly id: string;
  readonly fullName: string;
  readonly passedAt: Date;
}

/** The contracts of somebody who has passed, each told by the table of its life; one is sent as the one before it is replaced. */
export function tellContracts(passed: Passed, stories: readonly ContractStory[]) {
  let sentAt = passed.passedAt;
  return stories.map((story, no) => {
    const told = tell(passed, story, { no, sentAt });
    sentAt = told.history.at(-1)!.at;
    return told;
  });
}

function tell(
  { id: applicationId, fullName }: Passed,
  story: ContractStory,
  { no, sentAt }: { no: number; sentAt: Date },
) {
  // As ids of links are: nobody has the secret that goes with it but who is mailed.
  const id = createHash('sha256').update(`${applicationId} ${no}`).digest('hex').slice(0, 24);
  const expiresAt = addDays(sentAt, CONTRACT_DAYS);
  const document = contractDocument({
    teacherName: fullName,
    day: dayOf(sentAt, DEFAULT_TIME_ZONE),
    tenant: DEFAULT_TENANT,
  });
  let status: ContractStatus | 'NONE' = 'NONE';
  let at = sentAt;
  const history: (typeof teacherContractHistory.$inferInsert)[] = [];
  for (const event of story) {
    const toStatus: ContractStatus = moveContract(status, event)!;
    if (event !== 'SEND') at = event === 'EXPIRE' ? expiresAt : addHours(at, 1);
    history.push({ contractId: id, event, toStatus, actorId: OF_THE_TEAM.has(event) ? OPERATOR : null, at });
    status = toStatus;
  }
  const atOf = (event: ContractEvent) => history.find((step) => step.event === event)?.at ?? null;
  const signedAt = atOf('SIGN');
  const contract: typeof teacherContract.$inferInsert = {
    id,
    applicationId,
    status: status as ContractStatus,
    document,
    textVersion: CONTRACT_TEXT_VERSION,
    textHash: createHash('sha256').update(contractPlainText(document)).digest('hex'),
    sentAt,
    expiresAt,
    viewedAt: atOf('VIEW'),
    signedAt,
    signerName: signedAt && fullName,
    otpChallengeId: signedAt && `otp_demo_${no}`,
  };
  return { contract, history };
}
