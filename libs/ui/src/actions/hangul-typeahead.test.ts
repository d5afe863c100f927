/** @jest-environment node */
import * as fc from 'fast-check';
import { searchable } from '../base/match-text.ts';
import { findTyped, lettersOfKey } from './hangul-typeahead.ts';

const key = (code: string, own: string, shiftKey = false) => lettersOfKey({ code, key: own, shiftKey });
const LABELS = ['일정', '내 수업', '수업 계획', '통계', '수입', '설정', '도움말', '로그아웃'];

describe('typing in a menu', () => {
  it.each([
    ['설정', 'ㅅㅓㄹㅈㅓㅇ', 'ㅅㅈ'],
    ['내 수업', 'ㄴㅐㅅㅜㅇㅓㅂ', 'ㄴㅅㅇ'],
    ['계획', 'ㄱㅖㅎㅗㅣㄱ', 'ㄱㅎ'],
    ['값', 'ㄱㅏㅂㅅ', 'ㄱ'],
    ['Zalo', 'zalo', ''],
  ])('takes %s apart as it is typed', (word, letters, initials) => {
    expect(searchable(word)).toMatchObject({ letters, initials });
  });

  it('understands a key in both alphabets, for the browser does not say which one is meant', () => {
    expect(key('KeyT', 't')).toEqual(['t', 'ㅅ']);
    expect(key('KeyT', 'ㅅ')).toEqual(['ㅅ']);
    expect(key('KeyT', 'Process')).toEqual(['ㅅ']);
    expect(key('KeyT', 'T', true)).toEqual(['t', 'ㅆ']);
    expect(key('KeyK', 'k', true)).toEqual(['k', 'ㅏ']);
    expect(key('ArrowDown', 'ArrowDown')).toEqual([]);
    expect(key('Space', ' ')).toEqual([]);
  });

  it('finds by the syllable, by its beginning and by first letters', () => {
    expect(findTyped(LABELS, ['ㅅㅓㄹ'], 0)).toBe(5);
    expect(findTyped(LABELS, ['ㅅ'], 0)).toBe(2);
    expect(findTyped(LABELS, ['ㅅㅇ'], 0)).toBe(2);
    expect(findTyped(LABELS, ['ㄹㄱㅇㅇ'], 0)).toBe(7);
    expect(findTyped(LABELS, ['z', 'ㅋ'], 0)).toBe(-1);
  });

  it('goes round to the next one that fits', () => {
    expect(findTyped(LABELS, ['ㅅ'], 3)).toBe(4);
    expect(findTyped(LABELS, ['ㅅ'], 6)).toBe(2);
  });

  it('finds every word of one syllable block by its own letters', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(syllable, syllable, (one, two) => {
        const [first, second] = [searchable(one).letters, searchable(two).letters];
        expect(searchable(one + two).letters).toBe(first + second);
        expect(findTyped([one + two], [first], 0)).toBe(0);
      }),
    );
  });
});
