import {
  moveProfile,
  PROFILE_EVENTS,
  type ProfileEvent,
  SUBMISSION_STATES,
  type SubmissionState,
  submissionStateOf,
} from './profile-transitions.ts';

/** Every edge of domain-model 3.3.2; what is not here is refused. */
const EDGES: Partial<Record<`${SubmissionState | 'NONE'} ${ProfileEvent}`, SubmissionState>> = {
  'NONE SUBMIT': 'WAITING',
  'WAITING PICK_UP': 'PICKED_UP',
  'WAITING CANCEL': 'CANCELED',
  'PICKED_UP RELEASE': 'WAITING',
  'PICKED_UP APPROVE': 'APPROVED',
  'PICKED_UP REJECT': 'REJECTED',
  'PICKED_UP CANCEL': 'CANCELED',
  'APPROVED SUBMIT': 'WAITING',
  'REJECTED SUBMIT': 'WAITING',
  'CANCELED SUBMIT': 'WAITING',
};
const everyPair = (['NONE', ...SUBMISSION_STATES] as const).flatMap((state) =>
  PROFILE_EVENTS.map((event) => [state, event] as const),
);

describe('the life of a profile submission [PRF-2]', () => {
  it.each(everyPair)('%s and %s', (state, event) => expect(moveProfile(state, event)).toBe(EDGES[`${state} ${event}`]));

  it('uses every event, and reaches every state', () => {
    expect(new Set(Object.keys(EDGES).map((edge) => edge.split(' ')[1]))).toEqual(new Set(PROFILE_EVENTS));
    expect(new Set(Object.values(EDGES))).toEqual(new Set(SUBMISSION_STATES));
  });

  it.each([
    ['PENDING', false, 'WAITING'],
    ['PENDING', true, 'PICKED_UP'],
    ['CANCELED', true, 'CANCELED'],
    ['APPROVED', true, 'APPROVED'],
  ] as const)('%s, picked up: %s, is %s', (status, isPickedUp, state) =>
    expect(submissionStateOf(status, isPickedUp)).toBe(state),
  );
});
