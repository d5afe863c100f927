import { courseFieldLabel } from './course-field-label.ts';

it.each([
  ['title', '강좌 이름'],
  ['packages', '수강권'],
  ['packages.1.fee', '수강권 2 · 수강료'],
  ['programme.0.title', '1회차 · 회차 제목'],
  ['packages.0', '수강권 1'],
  ['weeklySchedule.2', '3번째 시간'],
  ['benefits.0', '좋은 점 1'],
  ['unknown.0', 'unknown.0'],
])('the place %s of a course is called %s', (path, label) => {
  expect(courseFieldLabel(path)).toBe(label);
});
