import { conflictWords } from './conflict-words.ts';

const other = { kind: 'TIME_OFF', id: 'off-1', title: '가족 여행' } as const;

it.each([
  ['2026-12-14T09:00:00+09:00', '2026-12-14T10:30:00+09:00', '14/12/2026 (월) 09:00–10:30'],
  ['2026-12-14T00:00:00+09:00', '2026-12-15T00:00:00+09:00', '14/12/2026 (월)'],
  ['2026-12-14T00:00:00+09:00', '2026-12-21T00:00:00+09:00', '14/12/2026 (월) – 20/12/2026 (일)'],
  ['2026-12-14T18:00:00+09:00', '2026-12-16T12:00:00+09:00', '14/12/2026 (월) – 16/12/2026 (수)'],
])('from %s to %s stands in the way as %s [CLS-1]', (startAt, endAt, when) => {
  expect(conflictWords({ ...other, startAt, endAt }, 'Asia/Seoul')).toBe(`겹치는 일정: 쉬는 시간 ‘가족 여행’ ${when}`);
});
