import fc from 'fast-check';
import type { Notification } from '@portal/domain/notifications/notification';
import { flattenMarks } from './flatten-marks.ts';

type Mark = Notification['highlightMarks'][number];

const bold = (offset: number, length: number): Mark => ({ type: 'BOLD_TAG', offset, length });
const italic = (offset: number, length: number): Mark => ({ type: 'ITALIC_TAG', offset, length });
const underline = (offset: number, length: number): Mark => ({ type: 'UNDERLINE_TAG', offset, length });

/** `b[가나]다`: one letter for each flag, then the text. */
const drawn = (content: string, ...marks: Mark[]) =>
  flattenMarks(content, marks)
    .map(({ text, bold: b, italic: i, underline: u }) => {
      const flags = (b ? 'b' : '') + (i ? 'i' : '') + (u ? 'u' : '');
      return flags ? `${flags}[${text}]` : text;
    })
    .join('');

describe('highlight marks [NTF-1]', () => {
  it.each<[string, string, Mark[], string]>([
    ['without a mark', '새 알림', [], '새 알림'],
    ['at the start', '학생 A12 님', [bold(0, 6)], 'b[학생 A12] 님'],
    ['at the end', '과제를 제출했어요', [italic(4, 5)], '과제를 i[제출했어요]'],
    ['over all of it', '가나다', [underline(0, 3)], 'u[가나다]'],
    ['of three kinds side by side', '가나다', [bold(0, 1), italic(1, 1), underline(2, 1)], 'b[가]i[나]u[다]'],
    ['that overlap', '가나다라마', [bold(0, 3), italic(2, 3)], 'b[가나]bi[다]i[라마]'],
    ['inside another', '가나다라마', [bold(0, 5), underline(1, 2)], 'b[가]bu[나다]b[라마]'],
    ['of one kind that overlap', '가나다라마', [bold(0, 3), bold(2, 2)], 'b[가나다라]마'],
    ['of one kind that touch', '가나다라', [bold(0, 2), bold(2, 2)], 'b[가나다라]'],
    ['given twice', '가나다', [bold(1, 1), bold(1, 1)], '가b[나]다'],
    ['that run over the end', '가나다', [bold(2, 9_999)], '가나b[다]'],
    ['beyond the end', '가나다', [bold(3, 1), italic(99, 1)], '가나다'],
    ['with a negative offset', '가나다', [bold(-1, 2)], '가나다'],
    ['of no or negative length', '가나다', [bold(1, 0), italic(1, -2)], '가나다'],
    ['at fractions', '가나다', [bold(0.5, 1), italic(0, 1.5), underline(Number.NaN, 1)], '가나다'],
    ['with numbers past all bounds', '가나', [bold(1, Number.MAX_SAFE_INTEGER), italic(2 ** 60, 2 ** 60)], '가b[나]'],
    ['that cut an emoji in two', '축하해요 🎉!', [bold(6, 1)], '축하해요 b[🎉]!'],
    ['that end inside an emoji', '🎉🎊', [bold(0, 3)], 'b[🎉🎊]'],
    ['on an emoji', '🎉 수업', [bold(0, 2)], 'b[🎉] 수업'],
    ['on Vietnamese', 'Đăng nhập thành công!', [bold(5, 4)], 'Đăng b[nhập] thành công!'],
    ['on nothing', '', [bold(0, 5)], ''],
  ])('%s', (_what, content, marks, expected) => {
    expect(drawn(content, ...marks)).toBe(expected);
  });

  it('of a type from the future count for nothing', () => {
    const unknown = { type: 'constructor', offset: 0, length: 2 } as unknown as Mark;
    expect(drawn('가나다', unknown, bold(0, 1))).toBe('b[가]나다');
  });

  const mark = fc.record({
    type: fc.constantFrom('BOLD_TAG' as const, 'ITALIC_TAG' as const, 'UNDERLINE_TAG' as const),
    offset: fc.oneof(fc.integer({ min: -3, max: 30 }), fc.double()),
    length: fc.oneof(fc.integer({ min: -3, max: 30 }), fc.double()),
  });
  const content = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );

  it('never lose, double or break a character', () => {
    fc.assert(
      fc.property(content, fc.array(mark, { maxLength: 12 }), (text, marks) => {
        const segments = flattenMarks(text, marks);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        for (const segment of segments) {
          expect(segment.text).not.toBe('');
          if (text.isWellFormed()) expect(segment.text.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('give neighbours that differ', () => {
    fc.assert(
      fc.property(content, fc.array(mark, { maxLength: 12 }), (text, marks) => {
        const looks = flattenMarks(text, marks).map(({ bold: b, italic: i, underline: u }) => `${b}${i}${u}`);
        looks.forEach((look, index) => expect(look).not.toBe(looks[index + 1]));
      }),
    );
  });

  it('are flattened quickly even when there are 10,000 of them', () => {
    const text = '가'.repeat(5_000);
    const marks = Array.from({ length: 10_000 }, (_, index) => bold(index % 5_000, (index * 7) % 900));
    const begin = performance.now();
    flattenMarks(text, marks);
    expect(performance.now() - begin).toBeLessThan(2_500);
  });
});
