import { spreadLessons } from './spread-lessons.ts';
import { readTableOfContents } from './table-of-contents.ts';

const titles = (text: string) => readTableOfContents(text).map(({ title }) => title);

describe('a pasted table of contents [CRS-1]', () => {
  it.each([
    ['1. 함수의 뜻', '함수의 뜻'],
    ['01) 함수의 뜻', '함수의 뜻'],
    ['(3) 함수의 뜻', '함수의 뜻'],
    ['[3] 함수의 뜻', '함수의 뜻'],
    ['1강 함수의 뜻', '함수의 뜻'],
    ['1강. 함수의 뜻', '함수의 뜻'],
    ['제1과 함수의 뜻', '함수의 뜻'],
    ['제 12 과: 함수의 뜻', '함수의 뜻'],
    ['[1회차] 함수의 뜻', '함수의 뜻'],
    ['3주차 - 함수의 뜻', '함수의 뜻'],
    ['Bài 1: Hàm số là gì?', 'Hàm số là gì?'],
    ['BUỔI 12. Ôn tập', 'Ôn tập'],
    ['Lesson 3 – Present perfect', 'Present perfect'],
    ['① 함수의 뜻', '함수의 뜻'],
    ['Ⅱ. 함수의 뜻', '함수의 뜻'],
    ['IV. 함수의 뜻', '함수의 뜻'],
    ['• 함수의 뜻', '함수의 뜻'],
    ['- 함수의 뜻', '함수의 뜻'],
    ['■ 1. 함수의 뜻', '함수의 뜻'],
    ['가. 함수의 뜻', '함수의 뜻'],
    ['1.1 함수의 뜻', '함수의 뜻'],
    ['1. 함수의 뜻 ........ 12', '함수의 뜻'],
    ['1. 함수의 뜻 … 12', '함수의 뜻'],
  ])('loses the number of “%s”', (line, title) => {
    expect(titles(line)).toEqual([title]);
  });

  it.each([
    '2차 함수',
    '1.5배 빠르게 읽기',
    '100단어 외우기',
    '3월 모의고사',
    '12 Nguyễn Huệ',
    '1강',
    'Weekend plans',
    '가족 이야기',
    '제주도 여행',
  ])('leaves “%s” as it is, for its figure says something', (line) => {
    expect(titles(line)).toEqual([line]);
  });

  it('knows figures without a sign by their counting on', () => {
    expect(titles('1 함수의 뜻\n2 그래프\n3 기울기')).toEqual(['함수의 뜻', '그래프', '기울기']);
    expect(titles('3 운동 법칙\n2 차원')).toEqual(['3 운동 법칙', '2 차원']);
  });

  it('takes what lies inside a line as what the lesson is about', () => {
    const text = '1. 함수의 뜻\n  1.1 대응\n  1.2 함숫값\n2. 그래프\n- 좌표평면\n- 순서쌍';
    expect(readTableOfContents(text)).toEqual([
      { title: '함수의 뜻', content: '대응\n함숫값' },
      { title: '그래프', content: '좌표평면\n순서쌍' },
    ]);
  });

  it('takes the columns of a spreadsheet as number, title and content', () => {
    expect(readTableOfContents('1\t함수의 뜻\t대응과 함숫값\r\n2\t그래프\t좌표평면\r\n')).toEqual([
      { title: '함수의 뜻', content: '대응과 함숫값' },
      { title: '그래프', content: '좌표평면' },
    ]);
    expect(readTableOfContents('1회차\t함수의 뜻')).toEqual([{ title: '함수의 뜻', content: '' }]);
    expect(readTableOfContents('함수의 뜻\t대응')).toEqual([{ title: '함수의 뜻', content: '대응' }]);
  });

  it('forgets empty lines, rules and byte order marks', () => {
    expect(titles('\uFEFF\n1. 가\n\n-----\n\u3000\n2. 나\n***')).toEqual(['가', '나']);
    expect(titles('')).toEqual([]);
  });

  it('keeps the whole of a line that is too long for a title', () => {
    const line = '가'.repeat(130);
    const [lesson] = readTableOfContents(`1. ${line}`);
    expect([...(lesson?.title ?? '')]).toHaveLength(120);
    expect(lesson?.content).toBe(line);
  });

  it('reads a very long, hostile text in no time', () => {
    const hostile = `${'('.repeat(5_000)}\n${'1.'.repeat(5_000)}\n${'. '.repeat(5_000)}\n${' '.repeat(9_000)}x`;
    const start = performance.now();
    readTableOfContents(hostile);
    expect(performance.now() - start).toBeLessThan(2_500);
  });
});

describe('contents over a wanted number of lessons', () => {
  const [a, b, c] = [
    { title: '가', content: '가의 내용' },
    { title: '나', content: '' },
    { title: '다', content: '' },
  ] as const;

  it('joins neighbours where there are fewer lessons', () => {
    expect(spreadLessons([a, b, c], 2)).toEqual([{ title: '가 · 나', content: '가\n가의 내용\n나' }, c]);
  });

  it('teaches a topic in parts where there are more', () => {
    expect(spreadLessons([a, b], 3).map(({ title }) => title)).toEqual(['가 (1/2)', '가 (2/2)', '나']);
  });

  it.each([1, 2, 3, 7, 40, 200])('gives exactly %d lessons and loses nothing', (count) => {
    const lessons = Array.from({ length: 23 }, (_, at) => ({ title: `주제${at}`, content: '' }));
    const spread = spreadLessons(lessons, count);
    expect(spread).toHaveLength(count);
    const said = spread.map(({ title, content }) => `${title}\n${content}`).join('\n');
    for (const { title } of lessons) expect(said).toContain(title);
    for (const { title } of spread) expect([...title].length).toBeLessThanOrEqual(120);
  });

  it('makes nothing of nothing', () => {
    expect(spreadLessons([], 3)).toEqual([]);
    expect(spreadLessons([a], 0)).toEqual([]);
  });
});
