import { dueWords } from './due-words.ts';

// Wednesday.
const NOW = '2026-11-18T10:42:00+09:00';
const words = (dueAt: string, now = NOW) => dueWords(dueAt, now, 'Asia/Seoul');

it.each([
  ['2026-11-19T10:42:00+09:00', '영업일 1일 안에', 'ample'],
  ['2026-11-20T18:00:00+09:00', '영업일 2일 안에', 'ample'],
  ['2026-11-18T22:42:00+09:00', '12시간 남음', 'ample'],
  ['2026-11-18T13:42:00+09:00', '3시간 남음', 'ample'],
  ['2026-11-18T13:41:00+09:00', '2시간 남음', 'soon'],
  ['2026-11-18T10:42:20+09:00', '1분 남음', 'soon'],
  ['2026-11-18T10:42:00+09:00', '1분 지남', 'over'],
  ['2026-11-18T08:42:00+09:00', '2시간 지남', 'over'],
  ['2026-11-15T10:42:00+09:00', '3일 지남', 'over'],
])('%s is %s [PRF-2]', (dueAt, text, state) => {
  expect(words(dueAt)).toEqual({ text, state });
});

it('does not count the days of a weekend as working days [PRF-2]', () => {
  const friday = '2026-11-20T10:00:00+09:00';
  expect(words('2026-11-23T10:00:00+09:00', friday).text).toBe('영업일 1일 안에');
  expect(words('2026-11-24T10:00:00+09:00', friday).text).toBe('영업일 2일 안에');
  expect(words('2026-11-22T12:00:00+09:00', friday).text).toBe('영업일 1일 안에');
});
