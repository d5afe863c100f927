import { ASSIGNMENT_EVENTS, refuseAssignmentEvent } from './assignment-transitions.ts';
import { type AssignmentDates, assignmentStatus, ASSIGNMENT_STATUSES } from './assignment.ts';
import { refuseHandoutDates } from './handout.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const dates = (over: Partial<AssignmentDates> = {}): AssignmentDates => ({
  isPublished: true,
  displayAt: at(-1_000),
  deadlineAt: at(1_000),
  lateAllowed: true,
  cutoffAt: null,
  isCanceled: false,
  ...over,
});

describe('the status of an assignment', () => {
  it.each([
    ['DRAFT', 'until it is published, whatever its days', { isPublished: false, deadlineAt: at(-1) }],
    ['SCHEDULED', 'before it is displayed', { displayAt: at(1) }],
    ['OPEN', 'from the moment of display', { displayAt: at(0) }],
    ['OPEN', 'up to and with the deadline', { deadlineAt: at(0) }],
    ['LATE_WINDOW', 'after it, while late work is taken', { deadlineAt: at(-1) }],
    ['LATE_WINDOW', 'up to and with the cutoff', { deadlineAt: at(-2), cutoffAt: at(0) }],
    ['CLOSED', 'after the cutoff', { deadlineAt: at(-2), cutoffAt: at(-1) }],
    ['CLOSED', 'after the deadline, where nothing late is taken', { deadlineAt: at(-1), lateAllowed: false }],
    ['CLOSED', 'in a class that ended before its time', { isCanceled: true }],
    [
      'COMPLETED',
      'once all that was handed in is returned',
      { deadlineAt: at(-1), lateAllowed: false, isGraded: true },
    ],
    ['LATE_WINDOW', 'while late work is taken, whatever was returned', { deadlineAt: at(-1), isGraded: true }],
    ['DRAFT', 'as a draft of such a class', { isCanceled: true, isPublished: false }],
  ] as const)('is %s %s [ASG-2]', (status, _when, over) => {
    expect(assignmentStatus(dates(over), NOW)).toBe(status);
  });
});

describe('what may be done to an assignment', () => {
  const allowed = (isLocked: boolean, isCanceled = false) =>
    Object.fromEntries(
      ASSIGNMENT_STATUSES.map((status) => [
        status,
        ASSIGNMENT_EVENTS.filter((event) => !refuseAssignmentEvent({ status, isLocked, isCanceled }, event)),
      ]),
    );

  it('follows where it stands [ASG-2]', () => {
    expect(allowed(false)).toEqual({
      DRAFT: ['EDIT', 'PUBLISH', 'DELETE'],
      SCHEDULED: ['EDIT', 'EXTEND', 'DELETE'],
      OPEN: ['EDIT', 'EXTEND', 'NOTE', 'DELETE', 'SUBMIT'],
      LATE_WINDOW: ['EXTEND', 'NOTE', 'DELETE', 'SUBMIT'],
      CLOSED: ['EXTEND', 'NOTE', 'DELETE'],
      COMPLETED: ['EXTEND', 'DELETE'],
    });
  });

  it('is to extend it, to explain it and to hand it in, once somebody has handed it in [ASG-2]', () => {
    expect(allowed(true)).toMatchObject({
      OPEN: ['EXTEND', 'NOTE', 'SUBMIT'],
      LATE_WINDOW: ['EXTEND', 'NOTE', 'SUBMIT'],
      CLOSED: ['EXTEND', 'NOTE'],
    });
    const locked = { status: 'OPEN', isLocked: true, isCanceled: false } as const;
    expect(refuseAssignmentEvent(locked, 'EDIT')).toBe('ASSIGNMENT_LOCKED');
    expect(refuseAssignmentEvent(locked, 'DELETE')).toBe('HAS_SUBMISSIONS');
  });

  it('is to delete it, in a class that ended before its time', () => {
    expect(Object.values(allowed(false, true))).toEqual(ASSIGNMENT_STATUSES.map(() => ['DELETE']));
  });
});

describe('the days of a handout', () => {
  it('end after they begin and after now; a draft may have any that end after they begin [ASG-1]', () => {
    expect(refuseHandoutDates({ displayAt: null, deadlineAt: at(1) }, NOW)).toBeNull();
    expect(refuseHandoutDates({ displayAt: null, deadlineAt: at(0) }, NOW)).toBe('DATE_PAST');
    expect(refuseHandoutDates({ displayAt: at(5), deadlineAt: at(5) }, NOW)).toBe('DATE_ORDER');
    expect(refuseHandoutDates({ displayAt: null, deadlineAt: at(-5) }, null)).toBeNull();
    expect(refuseHandoutDates({ displayAt: at(5), deadlineAt: null }, NOW)).toBeNull();
  });
});
