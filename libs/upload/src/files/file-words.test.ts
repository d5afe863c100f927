import { pastedName, shownName, shownSize, splitName } from './file-words.ts';

it('cuts a long name in its middle, never its extension, and never a letter', () => {
  const cut = (name: string) => {
    const [head, tail] = splitName(name);
    expect(head + tail).toBe(name);
    return tail;
  };
  expect(cut('2026학년도 1학기 중등 수학 일차함수 수업 계획서 최종본.docx')).toBe(' 최종본.docx');
  expect(cut('👩‍🏫👩‍🏫👩‍🏫👩‍🏫👩‍🏫.png')).toBe('👩‍🏫👩‍🏫👩‍🏫👩‍🏫.png');
  expect(cut('짧음.pdf')).toBe('짧음.pdf');
  expect(cut('확장자 없는 아주 긴 이름')).toBe(' 긴 이름'.slice(-4));
  expect(cut(`a.${'x'.repeat(40)}`)).toBe('xxxx');
});

it('shows a name without what would turn or hide its letters', () => {
  expect(shownName('annexe\u202Efdp.exe')).toBe('annexefdp.exe');
  expect(shownName('가\u200B나.pdf')).toBe('가나.pdf');
});

it('says sizes as people do', () => {
  expect([1, 812_000, 1024 * 1024, 3.44 * 1024 ** 2, 25 * 1024 ** 2, 1.25 * 1024 ** 3].map(shownSize)).toEqual([
    '1KB',
    '793KB',
    '1MB',
    '3.4MB',
    '25MB',
    '1.3GB',
  ]);
});

it('names pasted pictures by their time', () => {
  const file = new File(['x'], 'image.png', { lastModified: new Date(2026, 10, 18, 10, 42, 3).getTime() });
  expect(pastedName(file)).toBe('붙여 넣은 이미지 104203.png');
});
