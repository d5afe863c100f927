import { isSameValue } from './same-value.ts';

describe('two values of JSON', () => {
  it.each([
    ['texts', 'a', 'a', true],
    ['a text and a number', '1', 1, false],
    ['null and nothing', null, undefined, false],
    ['null and an empty object', null, {}, false],
    ['objects whose keys come in another order', { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }, true],
    ['objects of which one says more', { a: 1 }, { a: 1, b: undefined }, false],
    ['objects with different keys', { a: undefined }, { b: undefined }, false],
    ['lists in another order', [1, 2], [2, 1], false],
    ['lists of which one is longer', [1], [1, 1], false],
    ['a list and an object with the same keys', ['a'], { 0: 'a' }, false],
    ['an own key and one of every object', { toString: null }, {}, false],
  ])('%s are compared by what they say', (_what, one, other, isSame) => {
    expect(isSameValue(one, other)).toBe(isSame);
    expect(isSameValue(other, one)).toBe(isSame);
  });
});
