import fc from 'fast-check';
import { ASSIGNMENT_STATUSES, assignmentStatus } from './assignment.ts';
import { HANDOUT_STATUSES, handoutStatus, refuseHandoutDates } from './handout.ts';
import { lectureStatus } from './lecture.ts';

const NOW = +new Date('2026-11-18T01:42:00Z');
const at = (ms: number) => new Date(NOW + ms);
const moment = fc.integer({ min: -1_000, max: 1_000 }).map(at);
const gap = fc.integer({ min: 1, max: 500 });
/** Dates in their order: shown, due, closed for what is late. */
const dates = fc
  .record({ displayAt: moment, untilDeadline: gap, untilCutoff: fc.option(gap), lateAllowed: fc.boolean() })
  .map(({ displayAt, untilDeadline, untilCutoff, lateAllowed }) => {
    const deadlineAt = new Date(+displayAt + untilDeadline);
    const cutoffAt = untilCutoff === null ? null : new Date(+deadlineAt + untilCutoff);
    return { displayAt, deadlineAt, cutoffAt, lateAllowed, isPublished: true, isCanceled: false };
  });

describe('what a class is given, by the clock [ASG-1]', () => {
  it.each([
    ['DRAFT', 'before it is published, whatever its dates', { isPublished: false }],
    ['SCHEDULED', 'a millisecond before it is shown', { displayAt: at(1) }],
    ['OPEN', 'at the moment from which it is shown', { displayAt: at(0) }],
    ['OPEN', 'at its deadline itself', { deadlineAt: at(0) }],
    ['CLOSED', 'a millisecond after its deadline', { deadlineAt: at(-1) }],
    ['OPEN', 'for ever without one', { deadlineAt: null }],
    [
      'SCHEDULED',
      'while it is not shown yet, though its deadline has passed',
      { displayAt: at(1), deadlineAt: at(-1) },
    ],
  ] as const)('is %s %s', (status, _when, over) => {
    const handout = { isPublished: true, displayAt: at(-10), deadlineAt: at(10), ...over };
    expect(handoutStatus(handout, at(0))).toBe(status);
  });

  it('goes through its states in their order and never back', () => {
    fc.assert(
      fc.property(dates, moment, fc.integer({ min: 0, max: 2_000 }), (handout, now, later) => {
        const place = (when: Date) => HANDOUT_STATUSES.indexOf(handoutStatus(handout, when));
        expect(place(new Date(+now + later))).toBeGreaterThanOrEqual(place(now));
      }),
    );
  });

  it('counts material as published from the moment it was, not from a wish', () => {
    const standing = { displayAt: at(-10), deadlineAt: null };
    expect(lectureStatus({ ...standing, publishedAt: null }, at(0))).toBe('DRAFT');
    expect(lectureStatus({ ...standing, publishedAt: at(-10) }, at(0))).toBe('OPEN');
  });
});

describe('an assignment, by the clock [ASG-2]', () => {
  it('goes through its states in their order and never back, the late window included', () => {
    fc.assert(
      fc.property(dates, moment, fc.integer({ min: 0, max: 2_000 }), (assignment, now, later) => {
        const place = (when: Date) => ASSIGNMENT_STATUSES.indexOf(assignmentStatus(assignment, when));
        expect(place(new Date(+now + later))).toBeGreaterThanOrEqual(place(now));
      }),
    );
  });

  it('takes what is late after its deadline and until its cutoff, and only where that is allowed', () => {
    fc.assert(
      fc.property(dates, moment, (assignment, now) => {
        const { deadlineAt, cutoffAt, lateAllowed } = assignment;
        const isLateTime = now > deadlineAt && (!cutoffAt || now <= cutoffAt);
        expect(assignmentStatus(assignment, now) === 'LATE_WINDOW').toBe(lateAllowed && isLateTime);
      }),
    );
  });

  it('takes nothing more in a class that ended before its time', () => {
    fc.assert(
      fc.property(dates, moment, (assignment, now) => {
        expect(assignmentStatus({ ...assignment, isCanceled: true }, now)).toBe('CLOSED');
      }),
    );
  });
});

describe('dates that can be given', () => {
  it('are those in which students have some time, from now on', () => {
    fc.assert(
      fc.property(fc.option(moment), fc.option(moment), (displayAt, deadlineAt) => {
        const isGood = !deadlineAt || (+deadlineAt > NOW && (!displayAt || deadlineAt > displayAt));
        expect(refuseHandoutDates({ displayAt, deadlineAt }, at(0)) === null).toBe(isGood);
      }),
    );
  });

  it('say that the end has passed before they say that it lies before the beginning', () => {
    expect(refuseHandoutDates({ displayAt: at(5), deadlineAt: at(-5) }, at(0))).toBe('DATE_PAST');
    expect(refuseHandoutDates({ displayAt: at(5), deadlineAt: at(-5) }, null)).toBe('DATE_ORDER');
  });
});
