import fc from 'fast-check';
import { compareTexts, foldPieces, type TextPiece } from './text-diff.ts';

const marked = (pieces: readonly TextPiece[]) =>
  pieces.map(({ kind, text }) => ({ same: text, del: `[-${text}-]`, ins: `{+${text}+}` })[kind]).join('');

it.each([
  ['수학을 가르쳐요', '수학을 가르쳐요', '수학을 가르쳐요'],
  ['수학을 쉽게 가르쳐요', '수학을 재미있게 가르쳐요', '수학을 [-쉽게-]{+재미있게+} 가르쳐요'],
  ['하나 둘 셋', '하나 셋', '하나 [-둘 -]셋'],
  ['하나 셋', '하나 둘 셋', '하나 {+둘 +}셋'],
  ['첫 줄\n둘째 줄', '첫 줄\n새 줄\n둘째 줄', '첫 줄\n{+새 줄\n+}둘째 줄'],
  ['아주 긴 말을 했어요', '조금 짧은 말을 했어요', '[-아주 긴-]{+조금 짧은+} 말을 했어요'],
  ['', '새 글', '{+새 글+}'],
])('marks what became of %j in %j', (before, after, wanted) => {
  expect(marked(compareTexts(before, after))).toBe(wanted);
});

const words = fc.array(fc.constantFrom('가', '나 ', '다\n', ' ', '라')).map((parts) => parts.join(''));
const without = (kind: TextPiece['kind'], pieces: readonly TextPiece[]) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

it('leaves both texts whole, whatever they are', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const pieces = compareTexts(before, after);
      expect(without('ins', pieces)).toBe(before);
      expect(without('del', pieces)).toBe(after);
    }),
  );
});

it('compares two different texts of 5,000 characters at once', () => {
  const text = (seed: number) => Array.from({ length: 1_600 }, (_, n) => `말${(n * seed) % 97}`).join(' ');
  const started = performance.now();
  const pieces = compareTexts(text(3), text(5));
  expect(performance.now() - started).toBeLessThan(7_500);
  expect(without('ins', pieces)).toBe(text(3));
});

it('shows far longer texts as a whole, one after the other', () => {
  const long = (word: string) => Array.from({ length: 3_000 }, (_, n) => word + n).join(' ');
  expect(compareTexts(`앞 ${long('가')}`, `앞 ${long('나')}`).map(({ kind }) => kind)).toEqual(['same', 'del', 'ins']);
});

it('folds long stretches that did not change, and nothing else', () => {
  const long = '그대로인 글 '.repeat(40);
  const pieces = compareTexts(`${long}옛날 ${long}`, `${long}오늘 ${long}`);
  const folded = foldPieces(pieces);
  expect(folded.map(({ kind }) => kind)).toEqual(pieces.map(({ kind }) => kind));
  expect(marked(folded)).toMatch(/^ … .{40}\[-옛날-\]\{\+오늘\+\}.{40} … $/);
});
