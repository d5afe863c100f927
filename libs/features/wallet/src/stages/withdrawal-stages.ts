import { type Withdrawal, type WithdrawalPlace, withdrawalPlaceOf } from '@portal/domain/wallet/withdrawal';

/** What a withdrawal goes through, in this order. */
const STEPS = ['REQUEST', 'APPROVAL', 'TRANSFER', 'ARRIVAL'] as const;
type Step = (typeof STEPS)[number];

/** `failed` is where it ended without having arrived. */
export type StepState = 'done' | 'now' | 'ahead' | 'failed';

export interface ShownStep {
  readonly step: Step;
  readonly state: StepState;
  /** When it was, or `until` when it is to be; a moment. */
  readonly at?: string;
  readonly until?: string;
}

/** Which step is under way, by where it stands; it is past the last one where it has arrived. */
const AT: Record<Exclude<WithdrawalPlace, 'FAILED'>, number> = { REQUESTED: 1, APPROVED: 2, SENT: 3, SUCCESS: 4 };

/** The steps of one withdrawal with what is known of their times. */
export function stepsOf(withdrawal: Withdrawal): ShownStep[] {
  const { stage, state, requestedAt, dueAt, finishedAt } = withdrawal;
  const place = withdrawalPlaceOf(withdrawal);
  const reached = AT[place === 'FAILED' ? stage : place];
  const stateOf = (at: number): StepState => {
    if (at < reached) return 'done';
    if (at > reached) return 'ahead';
    return state === 'FAILED' ? 'failed' : 'now';
  };
  return STEPS.map((step, at) => {
    const shown = { step, state: stateOf(at) };
    if (step === 'REQUEST') return { ...shown, at: requestedAt };
    const isEnd = shown.state === 'failed' || (step === 'ARRIVAL' && shown.state === 'done');
    if (isEnd && finishedAt !== null) return { ...shown, at: finishedAt };
    return step === 'APPROVAL' && shown.state === 'now' ? { ...shown, until: dueAt } : shown;
  });
}
