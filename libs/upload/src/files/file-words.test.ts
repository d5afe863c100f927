import { MB } from '@portal/domain/assets/upload-policy';
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

it.each([
  [1, '1KB'],
  [812_000, '793KB'],
  [1023 * 1024 + 1, '1MB'],
  [MB, '1MB'],
  [3.41 * MB, '3.5MB'],
  [9.91 * MB, '10MB'],
  [25 * MB, '25MB'],
  [25 * MB + 1, '26MB'],
  [36.2 * MB, '37MB'],
  [1023 * MB + 1, '1GB'],
  [1.25 * 1024 * MB, '1.3GB'],
])('says the size of %d bytes as people do, and never less than it is [UPL-1]: %s', (bytes, size) => {
  expect(shownSize(Math.ceil(bytes))).toBe(size);
});

it('names pasted pictures by their time', () => {
  const file = new File(['x'], 'image.png', { lastModified: new Date(2026, 10, 18, 10, 42, 3).getTime() });
  expect(pastedName(file)).toBe('붙여 넣은 이미지 104203.png');
});
