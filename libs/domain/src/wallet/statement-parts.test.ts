import type { LessonIncome } from './income.ts';
import { movedLabel, movedLessonsOf, paidLaterOf } from './statement-parts.ts';

const lesson = (confirmedAt: string): LessonIncome => ({
  lessonId: confirmedAt,
  classId: 'c1',
  className: '중2 수학',
  lessonNo: 1,
  lessonTitle: '',
  startAt: '2026-10-31T09:00:00Z',
  endAt: '2026-10-31T10:00:00Z',
  minutes: 60,
  studentCount: 2,
  isNoShow: false,
  gross: 100_000,
  fee: 33_000,
  platform: 10_000,
  channel: 23_000,
  net: 67_000,
  state: 'CONFIRMED',
  hold: null,
  confirmedAt,
  transactionId: 't1',
});

describe('what a month earned beyond its own payout [INC-4]', () => {
  it.each([
    // The month ends at midnight in Seoul.
    ['in its last second', '2026-10-31T14:59:59Z', 0],
    ['as it ended', '2026-10-31T15:00:00Z', 67_000],
    ['a day later', '2026-11-01T12:00:00Z', 67_000],
  ])('is a lesson that was confirmed %s: %s, %i', (_when, confirmedAt, amount) => {
    expect(paidLaterOf({ month: '2026-10', items: [lesson('2026-10-12T10:00:00Z'), lesson(confirmedAt)] })).toBe(
      amount,
    );
  });

  it('ends with the year in December', () => {
    const items = [lesson('2026-12-31T14:59:59Z'), lesson('2026-12-31T15:00:00Z')];
    expect(paidLaterOf({ month: '2026-12', items })).toBe(67_000);
  });
});

describe('what came to a month from another system [INC-4]', () => {
  const items = [lesson('2026-10-12T10:00:00Z')];

  it('is what its sums have beyond its lessons', () => {
    const sums = { lessonCount: 1_301, gross: 1_100_000, fee: 333_000, net: 767_000 };
    const moved = movedLessonsOf({ items, ...sums });
    expect(moved).toEqual({ lessonCount: 1_300, gross: 1_000_000, fee: 300_000, net: 700_000 });
    expect(movedLabel(moved!.lessonCount)).toBe('이전 시스템에서 옮긴 수업 1,300회');
  });

  it('is nothing where its lessons are all of it', () => {
    expect(movedLessonsOf({ items, lessonCount: 1, gross: 100_000, fee: 33_000, net: 67_000 })).toBeNull();
  });
});
