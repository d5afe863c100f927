/** Where an application can stand, up to its result (domain-model 3.3.3). */
export const APPLICATION_STATUSES = ['SUBMITTED', 'IN_REVIEW', 'CORRECTION_ASKED', 'PASSED', 'REFUSED'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What can happen to it. CORRECT is the applicant's; after it it goes on where it was. */
export const APPLICATION_EVENTS = ['SUBMIT', 'PICK_UP', 'ASK_CORRECTION', 'CORRECT', 'PASS', 'REFUSE'] as const;
export type ApplicationEvent = (typeof APPLICATION_EVENTS)[number];

// A row is where the application stands; what is not in it is refused.
const MOVES: Record<ApplicationStatus | 'NONE', Partial<Record<ApplicationEvent, ApplicationStatus>>> = {
  NONE: { SUBMIT: 'SUBMITTED' },
  SUBMITTED: { PICK_UP: 'IN_REVIEW' },
  IN_REVIEW: { ASK_CORRECTION: 'CORRECTION_ASKED', PASS: 'PASSED', REFUSE: 'REFUSED' },
  CORRECTION_ASKED: { CORRECT: 'IN_REVIEW' },
  PASSED: {},
  REFUSED: {},
};

/** Where an event leads; undefined when it may not happen. */
export function moveApplication(
  from: ApplicationStatus | 'NONE',
  event: ApplicationEvent,
): ApplicationStatus | undefined {
  return MOVES[from][event];
}

/** Those that wait for a result; a person has at most one of them. */
export const OPEN_APPLICATION_STATUSES = ['SUBMITTED', 'IN_REVIEW', 'CORRECTION_ASKED'] as const;
