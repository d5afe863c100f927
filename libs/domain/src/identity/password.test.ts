import fc from 'fast-check';
import { brokenPasswordRules, normalizePassword, PASSWORD_RULE_TEXTS, PASSWORD_RULES } from './password.ts';

describe('a new password [SET-3]', () => {
  it.each([
    ['abcdefg1', []],
    ['abcdefg!', []],
    ['demo1234!', []],
    ['비밀번호비밀번호1', []],
    ['mật khẩu mới 1', []],
    [`${'a'.repeat(49)}1`, []],
    ['abcdef1', ['length']],
    [`${'a'.repeat(50)}1`, ['length']],
    ['abcdefgh', ['mixed']],
    ['12345678', ['mixed']],
    ['!!!!!!!!', ['mixed']],
    ['abc defgh', ['mixed']],
    [' abcdefg1', ['noOuterSpace']],
    ['abcdefg1\u00a0', ['noOuterSpace']],
    ['', ['length', 'mixed']],
    ['😀😀😀😀😀😀a1', []],
  ])('%j breaks %j', (password, rules) => {
    expect(brokenPasswordRules(password)).toEqual(rules);
  });

  it('counts and compares the composed form, whatever the keyboard sent', () => {
    const composed = 'thầygiáo1'.normalize('NFC');
    const decomposed = composed.normalize('NFD');
    expect(decomposed).not.toBe(composed);
    expect(normalizePassword(decomposed)).toBe(composed);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(brokenPasswordRules(text.normalize('NFD'))).toEqual(brokenPasswordRules(text.normalize('NFC')));
      }),
    );
  });

  it('can always be typed at login, which trims it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 8, maxLength: 50 }), (text) => {
        fc.pre(brokenPasswordRules(text).length === 0);
        expect(normalizePassword(text).trim()).toBe(normalizePassword(text));
      }),
    );
  });

  it('has a sentence for each rule', () => {
    expect(PASSWORD_RULES.map((rule) => PASSWORD_RULE_TEXTS[rule])).toEqual([
      '8자 이상, 50자까지 쓸 수 있어요.',
      '영문에 숫자나 특수문자를 섞어 주세요.',
      '앞뒤에 빈칸을 두지 마세요.',
    ]);
  });
});
