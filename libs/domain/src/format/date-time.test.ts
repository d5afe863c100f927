import {
  formatDateTime,
  formatDay,
  formatDayWithWeekday,
  formatDuration,
  formatWait,
  formatLength,
  formatRelative,
  formatTime,
  nameDay,
  speakDateTime,
  speakDay,
  speakTime,
} from './date-time.ts';

const SEOUL = 'Asia/Seoul';
const NOW = '2026-11-18T10:42:00+09:00';

describe('times and days', () => {
  it('are written HH:mm and DD/MM/YYYY [CON-2]', () => {
    expect(formatTime('2026-04-03T00:05:00Z', SEOUL)).toBe('09:05');
    expect(formatDay('2026-04-03')).toBe('03/04/2026');
    expect(formatDateTime('2026-04-03T00:05:00Z', SEOUL)).toBe('03/04/2026 09:05');
  });

  it('say midnight as 00:00, not 24:00', () => {
    expect(formatTime('2026-04-02T15:00:00Z', SEOUL)).toBe('00:00');
  });

  it('carry the weekday, because Koreans read the year first', () => {
    expect(formatDayWithWeekday('2026-04-03')).toBe('03/04/2026 (금)');
  });

  it('are spoken in full', () => {
    expect(speakDay('2026-04-03')).toBe('2026년 4월 3일 금요일');
    expect(speakTime('2026-04-03T09:05:00+09:00', SEOUL)).toBe('9시 5분');
    expect(speakTime('2026-04-03T09:00:00+09:00', SEOUL)).toBe('9시');
    expect(speakDateTime('2026-04-03T09:05:00+09:00', SEOUL)).toBe('2026년 4월 3일 금요일 9시 5분');
  });

  it.each([
    ['Asia/Seoul', '01/01/2027 08:30'],
    ['Asia/Ho_Chi_Minh', '01/01/2027 06:30'],
    ['UTC', '31/12/2026 23:30'],
    ['America/New_York', '31/12/2026 18:30'],
    ['Asia/Kathmandu', '01/01/2027 05:15'],
  ])('are those of the zone that is asked for: %s', (zone, text) => {
    expect(formatDateTime('2026-12-31T23:30:00Z', zone)).toBe(text);
  });

  it('refuse an instant or a zone that is none', () => {
    expect(() => formatTime('soon', SEOUL)).toThrow(RangeError);
    expect(() => formatTime(NOW, 'Moon/Base')).toThrow(RangeError);
  });
});

describe('how long ago', () => {
  it.each([
    ['2026-11-18T10:42:00+09:00', '방금 전'],
    ['2026-11-18T10:41:01+09:00', '방금 전'],
    ['2026-11-18T10:43:00+09:00', '방금 전'],
    ['2026-11-18T10:41:00+09:00', '1분 전'],
    ['2026-11-18T09:42:01+09:00', '59분 전'],
    ['2026-11-18T09:42:00+09:00', '1시간 전'],
    ['2026-11-18T00:00:00+09:00', '10시간 전'],
    ['2026-11-17T23:59:00+09:00', '어제'],
    ['2026-11-17T00:00:00+09:00', '어제'],
    ['2026-11-16T23:59:00+09:00', '2일 전'],
    ['2026-11-12T12:00:00+09:00', '6일 전'],
    ['2026-11-11T12:00:00+09:00', '11/11/2026'],
    ['2025-11-18T10:42:00+09:00', '18/11/2025'],
  ])('%s is %s', (instant, words) => {
    expect(formatRelative(instant, NOW, SEOUL)).toBe(words);
  });

  it('still counts hours shortly after midnight', () => {
    expect(formatRelative('2026-11-17T23:30:00+09:00', '2026-11-18T01:00:00+09:00', SEOUL)).toBe('1시간 전');
  });

  it('knows yesterday by the calendar of the zone', () => {
    expect(formatRelative('2026-11-17T14:30:00Z', '2026-11-18T01:42:00Z', SEOUL)).toBe('어제');
    expect(formatRelative('2026-11-17T14:30:00Z', '2026-11-17T23:42:00Z', 'UTC')).toBe('9시간 전');
  });
});

describe('near days and lengths', () => {
  it.each([
    ['2026-11-17', '어제'],
    ['2026-11-18', '오늘'],
    ['2026-11-19', '내일'],
    ['2026-11-20', '20/11/2026 (금)'],
  ])('%s is named %s', (day, name) => {
    expect(nameDay(day, '2026-11-18')).toBe(name);
  });

  it.each([
    [0, '1분'],
    [1, '1분'],
    [60_000, '1분'],
    [45 * 60_000, '45분'],
    [3_600_000, '1시간'],
    [80 * 60_000, '1시간 20분'],
    [86_400_000, '1일'],
    [51 * 3_600_000, '2일 3시간'],
  ])('%d ms last %s', (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });

  it.each([
    [1, '1초'],
    [90, '90초'],
    [91, '2분'],
    [3_180, '53분'],
    [3_600, '1시간'],
  ])('%d seconds are waited for as %s', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words);
  });

  it.each([
    [0, '1분'],
    [119_999, '1분'],
    [59 * 60_000 + 59_999, '59분'],
    [3_600_000, '1시간'],
    [80 * 60_000, '1시간'],
    [86_399_999, '23시간'],
    [86_400_000, '1일'],
    [51 * 3_600_000, '2일'],
  ])('%d ms last about %s', (ms, words) => {
    expect(formatLength(ms)).toBe(words);
  });
});
