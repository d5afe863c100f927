import { ERROR_CODES } from '@portal/domain/contract/error-code';
import { endTimeOfSpan, isSlotRefusal, startOfSpan } from './free-refusal.ts';

const span = (startAt: string, endAt: string) => ({ startAt, endAt });

describe('a refusal of free time', () => {
  it('belongs to the times where it is about them, and to the form otherwise [CAL-2] [CRS-7]', () => {
    expect(ERROR_CODES.filter(isSlotRefusal).toSorted()).toEqual([
      'NOT_SAME_DAY',
      'SCHEDULE_OVERLAP',
      'SLOT_OVERLAP',
      'SLOT_PAST',
      'SLOT_TOO_SHORT',
    ]);
    expect(isSlotRefusal(undefined)).toBe(false);
  });
});

describe('a time that is offered instead', () => {
  it('is written into the form on the clocks of her zone [CAL-2] [CON-2]', () => {
    const offered = span('2026-11-20T15:30:00Z', '2026-11-20T17:00:00Z');
    expect(startOfSpan(offered, 'Asia/Seoul')).toEqual({ day: '2026-11-21', time: '00:30' });
    expect(startOfSpan(offered, 'Asia/Ho_Chi_Minh')).toEqual({ day: '2026-11-20', time: '22:30' });
    expect(endTimeOfSpan(offered, 'Asia/Seoul')).toBe('02:00');
  });

  it('that lasts until midnight ends at 24:00 of its own day, in her zone alone [CAL-2]', () => {
    const offered = span('2026-11-20T22:00:00+09:00', '2026-11-21T00:00:00+09:00');
    expect(endTimeOfSpan(offered, 'Asia/Seoul')).toBe('24:00');
    expect(endTimeOfSpan(offered, 'Asia/Ho_Chi_Minh')).toBe('22:00');
  });
});
