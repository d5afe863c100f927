import { canSearchWords, placesOf, searchWords, snippetOf } from './found-words.ts';

const marked = (text: string, search: string) =>
  placesOf(text, search).map(({ from, to }) => [...text].slice(from, to).join(''));

describe('words that are looked for in messages [CHT-1]', () => {
  it.each([
    ['기말시험은 언제예요?', '시험', ['시험']],
    ['Chào cô, hôm nay bé bị ốm', 'om', ['ôm', 'ốm']],
    ['Đường Nguyễn Huệ', 'duong', ['Đường']],
    ['PDF 파일을 다시 보낼게요', 'pdf', ['PDF']],
    ['월요일에 시험이 있어요', '시험 월요일', ['월요일', '시험']],
    ['🎈 가나가나', '가나', ['가나가나']],
    ['내일 봬요', '모레', []],
  ])('are found in %s by %s, with particles and marks', (text, search, found) => {
    expect(marked(text, search)).toEqual(found);
  });

  it('are found in a text whose signs stand apart', () => {
    expect(snippetOf('시험'.normalize('NFD'), '시험')).toEqual({ text: '시험', places: [{ from: 0, to: 2 }] });
    expect(snippetOf('hôm nay'.normalize('NFD'), 'hôm')).toMatchObject({ places: [{ from: 0, to: 3 }] });
  });

  it('are compared once each, and are too few with one letter', () => {
    expect(searchWords('  시험  시험\n범위 ')).toEqual(['시험', '범위']);
    expect(['시', 'a b', '  ', '\u0301\u0302'].map((search) => canSearchWords(search))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['시험', 'a bc', 'ốm'].map((search) => canSearchWords(search))).toEqual([true, true, true]);
  });
});

describe('what is shown of a message in which words were found [CHT-1]', () => {
  it('is the whole of a short one, in one line', () => {
    expect(snippetOf('내일\n\n시험이에요', '시험')).toEqual({ text: '내일 시험이에요', places: [{ from: 3, to: 5 }] });
  });

  it('begins a little before the first place in a long one', () => {
    const { text, places } = snippetOf(`${'가'.repeat(3_000)} 시험 ${'나'.repeat(1_000)}`, '시험');
    expect([...text]).toHaveLength(122);
    expect(text).toMatch(/^…가+ 시험 나+…$/);
    expect(places).toEqual([{ from: 25, to: 27 }]);
  });

  it('shows the end of a message that has its words there', () => {
    const { text, places } = snippetOf(`${'가'.repeat(200)} 시험`, '시험');
    expect(text.endsWith('시험')).toBe(true);
    expect(places).toEqual([{ from: 119, to: 121 }]);
  });
});
