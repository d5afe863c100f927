import { classShortName, classShortNames } from './class-short-name.ts';

describe('the short name of a class', () => {
  it.each([
    ['중2 수학 개념 완성 – 일차함수', '중2 · 일차함수'],
    ['중1 수학 1:1 – 문자와 식', '중1 · 문자와 식'],
    ['예비 중3 선행 – 인수분해', '예비 중3 · 인수분해'],
    ['중2 내신 대비반 - 연립방정식', '중2 · 연립방정식'],
    ['중등 심화 문제풀이반', '중등 · 심화'],
    ['중3 수학 심화', '중3 · 심화'],
    ['중1 수학', '중1 · 수학'],
    ['성인 기초 수학 1:1', '성인 · 기초'],
    ['피아노 첫걸음 – 바이엘', '피아노 · 바이엘'],
    ['일요 사고력 수학', '일요 사고력 수학'],
    ['중2', '중2'],
    ['  고1   수학 대면 수업 ', '고1 · 수학'],
  ])('“%s” is “%s”', (name, short) => expect(classShortName(name)).toBe(short));

  it('is given up where two classes beside each other would be called the same', () => {
    const names = new Map([
      ['a', '중2 수학 개념 완성 – 일차함수'],
      ['b', '중2 수학 주말반 – 일차함수'],
      ['c', '중3 수학 심화'],
    ]);
    expect([...classShortNames(names).values()]).toEqual([
      '중2 수학 개념 완성 – 일차함수',
      '중2 수학 주말반 – 일차함수',
      '중3 · 심화',
    ]);
  });
});
