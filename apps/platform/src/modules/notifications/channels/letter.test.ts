import { letterOf } from './letter-blocks.ts';
import { letterWords } from './mail-words.ts';

const { content, blocks } = letterOf([
  { said: '<b>분수</b>를 배웠어요.', by: '윤서진 선생님' },
  { label: '수업 시간', value: '18/11/2026 (수) 19:00' },
  { label: '김민준', value: '출석 · 60분' },
  { before: { label: '이전 시간', value: '26/11 17:00' }, after: { label: '새 시간', value: '27/11 17:00' } },
  '아래 링크에서 답해 주세요.',
]);
const letter = { to: 'a@family.example', title: '수업 소식', content, blocks, path: '/f/secret', action: '답하기' };

describe('a letter [NTF-9]', () => {
  it('says the same in the same order as plain text and as HTML, and nobody’s words become markup', () => {
    const { text, html } = letterWords(letter, 'https://portal.example', '클래스');
    const words = ['배웠어요', '윤서진 선생님', '19:00', '출석 · 60분', '이전 시간', '26/11', '27/11', '답해 주세요'];
    for (const form of [text, html]) {
      const places = words.map((word) => form.indexOf(word));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
    }
    expect(text).toContain('수업 시간: 18/11/2026 (수) 19:00\n김민준: 출석 · 60분\n');
    expect(html).toContain('&lt;b&gt;분수&lt;/b&gt;');
  });

  it('loads nothing, and leads to one page only', () => {
    const { html } = letterWords(letter, 'https://portal.example', '클래스');
    expect(html).not.toMatch(/<(?:img|link|script|style)|url\(/);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://portal.example/kr/f/secret"']);
  });

  it('is told to be in the language of its reader', () => {
    const { html } = letterWords({ ...letter, language: 'vi' }, 'https://portal.example', 'Lớp học');
    expect(html).toContain('<html lang="vi">');
  });

  it('of plain words keeps their lines', () => {
    const { html } = letterWords(
      { ...letter, content: '첫째\n둘째', blocks: undefined },
      'https://portal.example',
      'c',
    );
    expect(html).toMatch(/white-space:pre-line">첫째\n둘째</);
  });
});
