import type { ProfileSubmission } from './teacher-profile.ts';

/** Where a submission can stand. PENDING is two of them: only what nobody reviews can be picked up (domain-model 3.3.2). */
export const SUBMISSION_STATES = ['WAITING', 'PICKED_UP', 'APPROVED', 'REJECTED', 'CANCELED'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** What can happen to it. SUBMIT makes the next one, where the latest stands so that it may. */
export const PROFILE_EVENTS = ['SUBMIT', 'CANCEL', 'PICK_UP', 'RELEASE', 'APPROVE', 'REJECT'] as const;
export type ProfileEvent = (typeof PROFILE_EVENTS)[number];

// A row is where the latest submission stands; what is not in it is refused.
const MOVES: Record<SubmissionState | 'NONE', Partial<Record<ProfileEvent, SubmissionState>>> = {
  NONE: { SUBMIT: 'WAITING' },
  WAITING: { PICK_UP: 'PICKED_UP', CANCEL: 'CANCELED' },
  PICKED_UP: { RELEASE: 'WAITING', APPROVE: 'APPROVED', REJECT: 'REJECTED', CANCEL: 'CANCELED' },
  APPROVED: { SUBMIT: 'WAITING' },
  REJECTED: { SUBMIT: 'WAITING' },
  CANCELED: { SUBMIT: 'WAITING' },
};

/** Where an event leads from the latest submission, or from none; undefined when it may not happen (PRF-2). */
export function moveProfile(from: SubmissionState | 'NONE', event: ProfileEvent): SubmissionState | undefined {
  return MOVES[from][event];
}

/** Where a submission stands; `isPickedUp` tells the two kinds of PENDING apart. */
export function submissionStateOf(status: ProfileSubmission['status'], isPickedUp: boolean): SubmissionState {
  if (status === 'PENDING') return isPickedUp ? 'PICKED_UP' : 'WAITING';
  return status;
}
