import * as fc from 'fast-check';
import { type ReviewEvent, moveReview } from '@portal/domain/reviews/review-transitions';
import { buildDemo } from '../demo-data.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

const demo = buildDemo(new Date('2026-11-18T01:42:00Z'));
const { reviews, reviewHistory, reviewDesk } = demo;
const countBy = <T>(items: readonly T[], keyOf: (item: T) => string | number) =>
  items.reduce<Record<string, number>>(
    (counts, item) => ({ ...counts, [keyOf(item)]: (counts[keyOf(item)] ?? 0) + 1 }),
    {},
  );

describe('the demo reviews', () => {
  it('are 41, as demo-data 4.2 counts them [REV-1]', () => {
    expect(countBy(reviews, ({ rating }) => rating)).toEqual({ 5: 27, 4: 8, 3: 4, 2: 1, 1: 1 });
    expect(countBy(reviews, ({ handling }) => handling)).toEqual({
      PENDING: 6,
      PROCESSED: 31,
      ADMIN_PENDING: 1,
      ADMIN_COMPLETED: 3,
    });
    expect(reviews.filter(({ replyContent }) => replyContent)).toHaveLength(30);
    expect(reviews.filter(({ hiddenAt }) => hiddenAt)).toHaveLength(2);
    expect(countBy(reviewDesk, ({ state }) => state)).toEqual({ WAITING: 1, DECLINED: 2, CANCELED: 1 });
  });

  it('are one of each student for a class that has begun, and took its lessons [REV-2]', () => {
    expect(new Set(reviews.map(({ classId, studentId }) => `${classId} ${studentId}`)).size).toBe(41);
    for (const { classId, studentId, teacherId } of reviews) {
      const taken = demo.classes.find(({ id }) => id === classId)!;
      expect([taken.teacherId, taken.progress === 'UPCOMING']).toEqual([DEMO_ACCOUNTS.math.id, false]);
      expect(teacherId).toBe(taken.teacherId);
      const isTaker = demo.enrollments.some((one) => one.classId === classId && one.studentId === studentId);
      expect([classId, studentId, isTaker]).toEqual([classId, studentId, true]);
    }
  });

  it('came there by legal steps [R15]', () => {
    for (const { id, handling, version } of reviews) {
      const [posted, ...steps] = reviewHistory.filter(({ reviewId }) => reviewId === id);
      expect([posted?.event, posted?.toHandling, version]).toEqual(['POST', 'PENDING', steps.length + 1]);
      for (const { event, fromHandling, toHandling } of steps)
        expect(moveReview({ handling: fromHandling!, outcome: null }, event as ReviewEvent)).toEqual({
          to: toHandling,
        });
      expect((steps.at(-1) ?? posted)!.toHandling).toBe(handling);
    }
  });

  it('lie in the past whenever it is started, each after the one before it', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        const built = buildDemo(now);
        expect(built.reviewHistory.every(({ at }) => at <= now)).toBe(true);
        for (const { id } of built.reviews) {
          const steps = built.reviewHistory.filter(({ reviewId }) => reviewId === id);
          expect(steps.map(({ fromHandling }) => fromHandling)).toEqual([
            null,
            ...steps.slice(0, -1).map(({ toHandling }) => toHandling),
          ]);
        }
        expect(built.reviewDesk.find(({ state }) => state === 'WAITING')!.dueAt > now).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
