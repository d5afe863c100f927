import { LIMITS } from '../tenant/limits.ts';

/** What a new password must fulfil, in the order in which a form lists it (SET-3). */
export const PASSWORD_RULES = ['length', 'mixed', 'noOuterSpace'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const LETTER = /\p{L}/u;
const DIGIT_OR_SPECIAL = /[^\p{L}\p{M}\s]/u;

/**
 * The form in which a password is counted, hashed and compared. One keyboard sends "é" as one character, another as two:
 * without this their owner is locked out (R27).
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/** The rules that a new password breaks; none means it may be used. Login trims, so outer spaces could never be typed again. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const text = normalizePassword(password);
  const length = [...text].length;
  const fulfilled: Record<PasswordRule, boolean> = {
    length: length >= LIMITS.newPasswordMin && length <= LIMITS.loginFieldMax,
    mixed: LETTER.test(text) && DIGIT_OR_SPECIAL.test(text),
    noOuterSpace: text === text.trim(),
  };
  return PASSWORD_RULES.filter((rule) => !fulfilled[rule]);
}

/** One sentence for each rule, said as what to do. */
export const PASSWORD_RULE_TEXTS: Record<PasswordRule, string> = {
  length: `${LIMITS.newPasswordMin}자 이상, ${LIMITS.loginFieldMax}자까지 쓸 수 있어요.`,
  mixed: '영문에 숫자나 특수문자를 섞어 주세요.',
  noOuterSpace: '앞뒤에 빈칸을 두지 마세요.',
};
