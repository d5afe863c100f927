import fc from 'fast-check';
import { LIMITS } from '../tenant/limits.ts';
import {
  countInMan,
  formatMoney,
  formatMoneyShort,
  formatPoints,
  groupDigits,
  parseMoney,
  readInMan,
} from './money.ts';

const amount = fc.integer({ min: 0, max: LIMITS.maxValue });

describe('money', () => {
  it.each([
    [1_250_000, '1,250,000đ'],
    [0, '0đ'],
    [-0, '0đ'],
    [999, '999đ'],
    [1_000, '1,000đ'],
    [LIMITS.maxValue, '999,999,999đ'],
    [-1_250_000, '\u22121,250,000đ'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991đ'],
  ])('%d is written %s [INC-1]', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it('takes another suffix, and writes points with P [INC-1]', () => {
    expect(formatMoney(1_250_000, '')).toBe('1,250,000');
    expect(formatPoints(1_200)).toBe('1,200 xu');
    expect(formatPoints(-300)).toBe('\u2212300 xu');
  });

  it.each([
    [0, '0'],
    [9_999, '9999'],
    [4_743_600, '474만'],
    [20_100_000, '2,010만'],
    [123_456_789, '1.2억'],
    [-50_000, '\u22125만'],
  ])('%d is written %s where there is little room', (value, text) => {
    expect(formatMoneyShort(value)).toBe(text);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('refuses %d: there are no decimals', (value) => {
    expect(() => groupDigits(value)).toThrow(RangeError);
  });

  it.each([
    [1_250_000, '125만 동'],
    [12_345_678, '1,234만 5,678 동'],
    [100_000_000, '1억 동'],
    [123_450_000, '1억 2,345만 동'],
    [100_000_001, '1억 1 동'],
    [9_999, '9,999 동'],
    [0, '0 동'],
    [-1_250_000, '\u2212125만 동'],
  ])('%d is read %s', (value, text) => {
    expect(readInMan(value)).toBe(text);
  });

  it('labels an axis without the currency', () => {
    expect(countInMan(5_000_000)).toBe('500만');
  });
});

describe('money being typed', () => {
  it.each([
    ['1250000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1,250,000đ', 1_250_000],
    ['1.250.000', 1_250_000],
    ['1 250 000 ₫', 1_250_000],
    ['１２５００００', 1_250_000],
    [' 1,000 VND ', 1_000],
    ['1,000동', 1_000],
    ['0', 0],
    ['007', 7],
  ])('%j means %d', (typed, value) => {
    expect(parseMoney(typed)).toBe(value);
  });

  it.each([
    '',
    '  ',
    'đ',
    '-5',
    '1,25',
    '1.5',
    '1,250.000',
    '1,,000',
    ',000',
    '1000,000',
    '12a',
    '1e6',
    '9'.repeat(16),
    '1,000đđ',
  ])('%j means nothing, rather than something else', (typed) => {
    expect(parseMoney(typed)).toBeNull();
  });

  it('reads back whatever was written', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(parseMoney(formatMoney(value))).toBe(value);
        expect(parseMoney(String(value))).toBe(value);
      }),
    );
  });

  it('takes any text without an error, and never answers a fraction', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = parseMoney(text);
        expect(value === null || (Number.isSafeInteger(value) && value >= 0)).toBe(true);
      }),
    );
  });
});
