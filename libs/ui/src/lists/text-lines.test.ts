import { linesOf, moved } from './text-lines.ts';

it.each([
  ['한 줄', ['한 줄']],
  ['- 그대로 한 줄', ['- 그대로 한 줄']],
  ['1. 인사\n2) 소개\n\n• 복습  \r\n- 3월 1일', ['인사', '소개', '복습', '3월 1일']],
  ['2024 계획\n3.5배 빠르게', ['2024 계획', '3.5배 빠르게']],
])('makes lines of %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

it('puts an item elsewhere', () => {
  expect(moved(['가', '나', '다'], 0, 2)).toEqual(['나', '다', '가']);
  expect(moved(['가', '나', '다'], 2, 0)).toEqual(['다', '가', '나']);
});
