import fc from 'fast-check';
import { matchScore, searchable } from './match-text.ts';

const score = (text: string, typed: string) => matchScore(searchable(text), typed);

it.each([
  ['수정 필요', 'ㅅㅈㅍ', 1],
  ['수업 계획', 'ㅅㅇㄱㅎ', 1],
  ['수업 계획', 'ㄱㅎ', 1],
  ['수업 계획', 'ㅋ', 0],
  ['수업 계획', '수', 3],
  ['수업 계획', '수어', 3],
  ['수업 계획', '계획', 2],
  ['수업 계획', '수업계', 3],
  ['수업 계획', '수 업', 3],
  ['학생 A12', 'a12', 2],
  ['학생 A12', 'ㅎㅅ', 1],
  ['Đặng Thị Hồng', 'hồng', 2],
  ['Đặng Thị Hồng', 'Đặng'.normalize('NFD'), 3],
  ['Thành phố Đà Nẵng', 'da nang', 2],
  ['Thành phố Đà Nẵng', 'ĐÀ', 2],
  ['Đà Nẵng', 'danang', 3],
  ['Huế', 'hue', 3],
  ['Huế', 'hà', 0],
  ['일정', '', 3],
  ['일정', '   ', 3],
  ['일정', '정산', 0],
] as const)('%s answers to %j with %i', (text, typed, wanted) => {
  expect(score(text, typed)).toBe(wanted);
});

it('finds every text by each of its beginnings, while it is typed letter by letter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[가-힣]{1,8}$/), fc.nat(7), (text, at) => {
      expect(score(text, text.slice(0, at + 1))).toBe(3);
    }),
  );
});

it('takes whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) =>
      [0, 1, 2, 3].includes(score(text, typed)),
    ),
  );
});
