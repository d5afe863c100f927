import { holidaysByDay, holidayWords, isRedDay } from './holidays.ts';
import { commonSpan, nearSpanWords, shortSpanWords, spanWords, speakSpan, timesWords } from './span-words.ts';
import { dayShift, otherZoneTime } from './zone-words.ts';

const span = (startAt: string, endAt: string) => ({ startAt, endAt });

describe('a stretch in words', () => {
  it('has one day, or names both [CON-2]', () => {
    expect(spanWords(span('2026-11-20T10:00:00+09:00', '2026-11-20T11:30:00+09:00'), 'Asia/Seoul')).toBe(
      '20/11/2026 (금) 10:00–11:30',
    );
    expect(spanWords(span('2026-11-20T22:00:00+09:00', '2026-11-21T01:00:00+09:00'), 'Asia/Seoul')).toBe(
      '20/11/2026 (금) 22:00 – 21/11/2026 (토) 01:00',
    );
  });

  it('ends at 24:00 of its own day, not on the next one [CON-2]', () => {
    expect(speakSpan(span('2026-11-20T00:00:00+09:00', '2026-11-21T00:00:00+09:00'), 'Asia/Seoul')).toBe(
      '2026년 11월 20일 금요일 00:00부터 24:00까지',
    );
  });

  it.each([
    ['2026-11-17', '어제'],
    ['2026-11-18', '오늘'],
    ['2026-11-19', '내일'],
    ['2026-11-20', '20/11/2026 (금)'],
    ['2025-11-18', '18/11/2025 (화)'],
  ])('on %s is called %s beside its times [CON-2]', (day, name) => {
    const lesson = span(`${day}T23:00:00+09:00`, `${day}T24:00:00+09:00`);
    expect(nearSpanWords(lesson, '2026-11-18', 'Asia/Seoul')).toBe(`${name} 23:00–24:00`);
  });

  it('is called by the day of her zone, not of the one who wrote it [CON-2]', () => {
    const early = span('2026-11-19T00:30:00+09:00', '2026-11-19T01:30:00+09:00');
    expect(nearSpanWords(early, '2026-11-18', 'Asia/Ho_Chi_Minh')).toBe('오늘 22:30–23:30');
  });

  it('has its days only where it goes over midnight [CON-2]', () => {
    const night = span('2026-11-20T23:00:00+09:00', '2026-11-21T01:00:00+09:00');
    expect(timesWords(night, 'Asia/Seoul')).toBe('23:00–01:00');
    expect(shortSpanWords(night, 'Asia/Seoul')).toBe('20/11/2026 (금) 23:00 – 21/11/2026 (토) 01:00');
    expect(shortSpanWords(night, 'Asia/Ho_Chi_Minh')).toBe('21:00–23:00');
    expect(speakSpan(night, 'Asia/Seoul')).toBe('2026년 11월 20일 금요일 23:00부터 2026년 11월 21일 토요일 01:00까지');
  });

  it('shares nothing with a neighbour that only touches it [CAL-2]', () => {
    const a = span('2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z');
    expect(commonSpan(a, span('2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z'))).toBeNull();
    expect(commonSpan(a, span('2026-11-20T10:30:00Z', '2026-11-20T12:00:00Z'))).toEqual(
      span('2026-11-20T10:30:00.000Z', '2026-11-20T11:00:00.000Z'),
    );
  });
});

describe('another city', () => {
  it.each([
    ['2026-11-20T10:00:00+09:00', 'Asia/Ho_Chi_Minh', '호찌민 08:00'],
    ['2026-11-20T01:00:00+09:00', 'Asia/Ho_Chi_Minh', '호찌민 전날 23:00'],
    ['2026-11-20T10:00:00+09:00', 'Asia/Kolkata', '뉴델리 06:30'],
    ['2026-11-20T23:00:00+09:00', 'Pacific/Auckland', 'Auckland 다음 날 03:00'],
  ])('at %s in %s is said as %s [CON-2]', (instant, zone, words) => {
    expect(otherZoneTime(instant, 'Asia/Seoul', zone)).toBe(words);
  });

  it.each([
    ['2026-12-31', '2027-01-01', '다음 날'],
    ['2027-01-01', '2026-12-31', '전날'],
    ['2026-11-18', '2026-11-18', ''],
  ])('whose %s is %s there says "%s" [CON-2]', (day, otherDay, words) => {
    expect(dayShift(day, otherDay)).toBe(words);
  });
});

describe('the holidays of a day', () => {
  const both = holidaysByDay([
    { date: '2026-09-02', country: 'VN', name: '국경일' },
    { date: '2026-09-02', country: 'KR', name: '임시공휴일' },
    { date: '2026-04-30', country: 'VN', name: '통일절' },
  ]);

  it('stand with their country where it is not Korea, Korea first [CAL-1]', () => {
    expect(holidayWords(both.get('2026-09-02') ?? [])).toBe('임시공휴일 · 베트남 국경일');
  });

  it('make the number of the day red only in Korea [CAL-1]', () => {
    expect([isRedDay(both.get('2026-09-02') ?? []), isRedDay(both.get('2026-04-30') ?? [])]).toEqual([true, false]);
  });
});
