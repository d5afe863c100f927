import { called } from './called.ts';

it.each([
  ['김수학', '님', '김수학 님'],
  ['중등 수학 선생님', '님', '중등 수학 선생님'],
  ['중등 수학 선생님', '선생님', '중등 수학 선생님'],
  ['김수학', '선생님', '김수학 선생님'],
  ['학생 A03', '학생', 'A03 학생'],
  ['이서준', '학생', '이서준 학생'],
] as const)('calls %s with %s: %s', (name, title, words) => expect(called(name, title)).toBe(words));
