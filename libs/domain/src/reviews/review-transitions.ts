import type { ErrorCode } from '../contract/error-code.ts';
import type { ReviewHandling, ReviewOutcome } from './review.ts';

/** What can happen to a review: by the teacher, by the team (KEEP, REMOVE) and by the family (EDIT). */
export const REVIEW_EVENTS = [
  'REPLY',
  'UNREPLY',
  'PROCESS',
  'HIDE',
  'UNHIDE',
  'REPORT',
  'ASK',
  'KEEP',
  'REMOVE',
  'EDIT',
] as const;
export type ReviewEvent = (typeof REVIEW_EVENTS)[number];

interface Standing {
  readonly handling: ReviewHandling;
  /** Of the report, once it is decided. */
  readonly outcome: ReviewOutcome | null;
}

// A row is how far a review is dealt with; what is not in it is refused. Whether families see it is another matter: hiding,
// showing and answering leave a report where it is.
const MOVES: Record<ReviewHandling, Partial<Record<ReviewEvent, ReviewHandling>>> = {
  PENDING: {
    REPLY: 'PROCESSED',
    UNREPLY: 'PENDING',
    PROCESS: 'PROCESSED',
    HIDE: 'PENDING',
    UNHIDE: 'PENDING',
    REPORT: 'ADMIN_PENDING',
    ASK: 'PENDING',
    EDIT: 'PENDING',
  },
  PROCESSED: {
    REPLY: 'PROCESSED',
    UNREPLY: 'PROCESSED',
    PROCESS: 'PROCESSED',
    HIDE: 'PROCESSED',
    UNHIDE: 'PROCESSED',
    REPORT: 'ADMIN_PENDING',
    ASK: 'PROCESSED',
    EDIT: 'PENDING',
  },
  ADMIN_PENDING: {
    REPLY: 'ADMIN_PENDING',
    UNREPLY: 'ADMIN_PENDING',
    HIDE: 'ADMIN_PENDING',
    UNHIDE: 'ADMIN_PENDING',
    KEEP: 'ADMIN_COMPLETED',
    REMOVE: 'ADMIN_COMPLETED',
    EDIT: 'ADMIN_COMPLETED',
  },
  ADMIN_COMPLETED: {
    REPLY: 'ADMIN_COMPLETED',
    UNREPLY: 'ADMIN_COMPLETED',
    HIDE: 'ADMIN_COMPLETED',
    UNHIDE: 'ADMIN_COMPLETED',
    REPORT: 'ADMIN_PENDING',
    ASK: 'ADMIN_COMPLETED',
    EDIT: 'PENDING',
  },
};

// What the team lets stand is not hidden from families behind its back, and not reported or asked about again. Where the family's
// edit ended the report, nobody has decided about the new words.
const NOT_AGAINST_THE_TEAM: readonly ReviewEvent[] = ['HIDE', 'REPORT', 'ASK'];

const REFUSALS: Record<ReviewEvent, ErrorCode> = {
  REPLY: 'REVIEW_REMOVED',
  UNREPLY: 'REVIEW_REMOVED',
  PROCESS: 'STAFF_DECIDED',
  HIDE: 'STAFF_DECIDED',
  UNHIDE: 'STAFF_DECIDED',
  REPORT: 'REPORT_EXISTS',
  ASK: 'STAFF_DECIDED',
  KEEP: 'WRONG_STATE',
  REMOVE: 'WRONG_STATE',
  EDIT: 'REVIEW_REMOVED',
};

/** Where an event leads, or why it may not happen (domain-model 3.3.7). */
export function moveReview(
  { handling, outcome }: Standing,
  event: ReviewEvent,
): { to: ReviewHandling } | { refused: ErrorCode } {
  const isDecided = outcome === 'REMOVED' || (outcome === 'KEPT' && NOT_AGAINST_THE_TEAM.includes(event));
  const to = MOVES[handling][event];
  return to && !isDecided ? { to } : { refused: REFUSALS[event] };
}
