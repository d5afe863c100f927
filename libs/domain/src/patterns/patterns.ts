/**
 * Every pattern of the specification (PAT-1). Each one runs in linear time on any input, which a test shows with `recheck`:
 * the obvious spellings of two of them take seconds for 29 characters (security 2.15).
 */
export const PATTERNS = {
  digits: /^\d+$/,
  digitsAndHyphen: /^[0-9-]+$/,
  /** Two numbers of at most three digits, `5-10`. */
  digitRange: /^\d{1,3}-\d{1,3}$/,
  /** A Vietnamese mobile number of ten digits. */
  phone: /^0[35789]\d{8}$/,
  /** The pattern of the HTML standard, with a host that has a dot: no letter leaves for `a@b`. `isEmail` adds the length limit. */
  email:
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/,
  /** A whole number from 0 to 100, without leading zeros. */
  percent: /^(?:100|[1-9]?\d)$/,
} as const;

/** Longest e-mail address that SMTP can carry (RFC 5321). */
const EMAIL_MAX = 254;

export const isDigits = (text: string) => PATTERNS.digits.test(text);
export const isDigitsAndHyphen = (text: string) => PATTERNS.digitsAndHyphen.test(text);
/** A range that does not run backwards: `5-10`, not `10-5`. */
export function isDigitRange(text: string): boolean {
  if (!PATTERNS.digitRange.test(text)) return false;
  const [from = 0, to = 0] = text.split('-').map(Number);
  return from <= to;
}
export const isPhone = (text: string) => PATTERNS.phone.test(text);
/** A Vietnamese number as it is written down: people type spaces, dashes and +84 into it. What is no number stays as it is. */
export function plainPhone(text: string): string {
  const bare = text.replaceAll(/[\s().-]/g, '').replace(/^(?:\+|00)84/, '0');
  return isPhone(bare) ? bare : text;
}
export const isEmail = (text: string) => text.length <= EMAIL_MAX && PATTERNS.email.test(text);
export const isPercent = (text: string) => PATTERNS.percent.test(text);

/** What `forgot password` and sign-up take as a contact (PAT-1). */
export const isPhoneOrEmail = (text: string) => isPhone(text) || isEmail(text);
