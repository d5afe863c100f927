import {
  APPLICATION_EVENTS,
  APPLICATION_STATUSES,
  type ApplicationEvent,
  type ApplicationStatus,
  moveApplication,
  OPEN_APPLICATION_STATUSES,
} from './application-transitions.ts';

/** Every edge of domain-model 3.3.3 up to the result; what is not here is refused. */
const EDGES: Partial<Record<`${ApplicationStatus | 'NONE'} ${ApplicationEvent}`, ApplicationStatus>> = {
  'NONE SUBMIT': 'SUBMITTED',
  'SUBMITTED PICK_UP': 'IN_REVIEW',
  'IN_REVIEW ASK_CORRECTION': 'CORRECTION_ASKED',
  'IN_REVIEW PASS': 'PASSED',
  'IN_REVIEW REFUSE': 'REFUSED',
  'CORRECTION_ASKED CORRECT': 'IN_REVIEW',
};
const everyPair = (['NONE', ...APPLICATION_STATUSES] as const).flatMap((status) =>
  APPLICATION_EVENTS.map((event) => [status, event] as const),
);

describe('the life of an application [REG-1]', () => {
  it.each(everyPair)('%s and %s', (status, event) =>
    expect(moveApplication(status, event)).toBe(EDGES[`${status} ${event}`]),
  );

  it('uses every event, and reaches every status', () => {
    expect(new Set(Object.keys(EDGES).map((edge) => edge.split(' ')[1]))).toEqual(new Set(APPLICATION_EVENTS));
    expect(new Set(Object.values(EDGES))).toEqual(new Set(APPLICATION_STATUSES));
  });

  it('is open as long as something can follow', () => {
    const isOpen = (status: ApplicationStatus) => APPLICATION_EVENTS.some((event) => moveApplication(status, event));
    expect(APPLICATION_STATUSES.filter(isOpen)).toEqual(OPEN_APPLICATION_STATUSES);
  });
});
