import { compareFieldTexts, type FieldText } from './finding.ts';

const before: FieldText[] = [
  ['title', '제목', '수학'],
  ['intro', '소개', ''],
  ['x.1', '경력 1', '강사'],
  ['x.2', '경력 2', '조교'],
];

describe('the differences of two versions', () => {
  it('are none between equal ones', () => expect(compareFieldTexts(before, before)).toEqual([]));

  it('stand in the order of the newer one, what only the older has comes last', () => {
    const after: FieldText[] = [
      ['x.2', '경력 1', '조교수'],
      ['title', '제목', '중등 수학'],
      ['intro', '소개', '왜 그런지 물어요.'],
    ];
    expect(compareFieldTexts(before, after)).toEqual([
      { path: 'x.2', label: '경력 1', before: '조교', after: '조교수' },
      { path: 'title', label: '제목', before: '수학', after: '중등 수학' },
      { path: 'intro', label: '소개', before: null, after: '왜 그런지 물어요.' },
      { path: 'x.1', label: '경력 1', before: '강사', after: null },
    ]);
  });

  it('leave out what is empty on both sides, whether it stands there or not', () => {
    expect(compareFieldTexts([['a', '가', '']], [['b', '나', '']])).toEqual([]);
  });

  it('call what was emptied nothing', () => {
    expect(compareFieldTexts([['a', '가', '말']], [['a', '가', '']])).toEqual([
      { path: 'a', label: '가', before: '말', after: null },
    ]);
  });
});
