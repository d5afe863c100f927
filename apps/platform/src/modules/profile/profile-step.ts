import { moveProfile, type ProfileEvent } from '@portal/domain/profile/profile-transitions';
import type { Tx } from '../../core/database/database.ts';
import { DomainError } from '../../core/domain-error.ts';
import { stateOf, type SubmissionEnd, type SubmissionRow, submissionSteps } from './submissions.queries.ts';

export interface Step {
  readonly event: ProfileEvent;
  readonly actorId: string;
  readonly at: Date;
  readonly end: SubmissionEnd;
}

/** Takes a submission one step on, by the table and with its line of history; WRONG_STATE when it stands elsewhere. */
export async function takeStep(tx: Tx, seen: SubmissionRow, { event, actorId, at, end }: Step): Promise<void> {
  const steps = submissionSteps(tx);
  const toState = moveProfile(stateOf(seen), event);
  if (!toState || !(await steps.move(seen, toState, end))) throw new DomainError('WRONG_STATE');
  await steps.record({ submissionId: seen.id, event, toState, actorId, at });
}
