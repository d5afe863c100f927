import fc from 'fast-check';
import { LIMITS } from '../tenant/limits.ts';
import { LESSON_EVENTS, lessonOpensAt, moveLesson, noShowFrom } from './lesson-transitions.ts';
import { LESSON_STATUSES, type LessonStatus } from './lesson.ts';

const START = Date.parse('2026-11-18T02:00:00Z');
const minutes = (count: number) => count * 60_000;
const instant = fc.integer({ min: -minutes(120), max: minutes(240) }).map((ms) => new Date(START + ms));
const lesson = fc
  .record({ status: fc.constantFrom(...LESSON_STATUSES), length: fc.integer({ min: 25, max: 180 }) })
  .map(({ status, length }) => ({ status, startAt: new Date(START), endAt: new Date(START + minutes(length)) }));
const event = fc.constantFrom(...LESSON_EVENTS);
const ORDER: Readonly<Record<LessonStatus, number>> = {
  UPCOMING: 0,
  IN_PROGRESS: 1,
  DONE: 2,
  FINISHED: 3,
  CANCELED: 3,
};

describe('the life of any lesson at any moment [CLS-2]', () => {
  it('never goes back', () => {
    fc.assert(
      fc.property(lesson, event, instant, (one, happens, now) => {
        const move = moveLesson(one, happens, now);
        if ('to' in move) expect(ORDER[move.to]).toBeGreaterThanOrEqual(ORDER[one.status]);
      }),
    );
  });

  it('ends for good: what is confirmed or cancelled takes no step more', () => {
    fc.assert(
      fc.property(lesson, event, instant, (one, happens, now) => {
        fc.pre(ORDER[one.status] === 3);
        expect(moveLesson(one, happens, now)).toEqual({ refused: 'WRONG_STATE' });
      }),
    );
  });

  it('begins between its opening and its end, and at no other moment', () => {
    fc.assert(
      fc.property(lesson, instant, (one, now) => {
        const isInTime = now >= lessonOpensAt(one) && now < one.endAt;
        const move = moveLesson({ ...one, status: 'UPCOMING' }, 'START', now);
        expect('to' in move).toBe(isInTime);
        if ('refused' in move) expect(move.refused).toBe(now < one.startAt ? 'ROOM_NOT_OPEN' : 'WRONG_STATE');
      }),
    );
  });

  it('can at any moment either still begin or be given up, never both [CLS-3]', () => {
    fc.assert(
      fc.property(lesson, instant, (one, now) => {
        fc.pre(now >= lessonOpensAt(one));
        const can = (happens: 'START' | 'NOBODY_CAME') =>
          'to' in moveLesson({ ...one, status: 'UPCOMING' }, happens, now);
        expect(can('START')).toBe(!can('NOBODY_CAME'));
      }),
    );
  });

  it('has its two quarters of an hour around the start [CON-1]', () => {
    fc.assert(
      fc.property(lesson, (one) => {
        expect(+one.startAt - +lessonOpensAt(one)).toBe(LIMITS.fifteenMinutesMs);
        expect(+noShowFrom(one) - +one.startAt).toBe(LIMITS.fifteenMinutesMs);
      }),
    );
  });
});
