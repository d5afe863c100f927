import { groupDigits, parseMoney } from '@portal/domain/format/money';
import { LIMITS } from '@portal/domain/tenant/limits';
import { MESSAGES } from '../messages.ts';

/** A text of an amount and what it means; null where it means none. */
export interface TypedMoney {
  text: string;
  amount: number | null;
}

const held = (amount: number | null) => (amount !== null && amount <= LIMITS.maxValue ? amount : null);

/** The amount in groups of three; nothing for null. */
export const showMoney = (amount: number | null) => (amount === null ? '' : groupDigits(amount));

/**
 * What is typed by key: digits are put in groups, with the commas where they belong. A text with other signs, such as
 * the dots of a Vietnamese amount, is left as it is until the visitor leaves.
 */
export function typeMoney(text: string): TypedMoney {
  const plain = text.normalize('NFKC').trim();
  if (!/^[\d,]+$/.test(plain)) return { text, amount: held(parseMoney(plain)) };
  const digits = plain.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits === '') return { text: '', amount: null };
  // Beyond the largest safe number nothing is counted any more; the digits stay as they were typed.
  if (digits.length > 15) return { text: digits, amount: null };
  return { text: groupDigits(Number(digits)), amount: held(Number(digits)) };
}

/** What is pasted: `1.250.000 ₫` is an amount, `1,25` could mean two and stays as it is. */
export function pasteMoney(text: string): TypedMoney {
  const amount = held(parseMoney(text));
  return { text: amount === null ? text : showMoney(amount), amount };
}

/** What is wrong with a text that is no amount. */
export function unreadableMoney(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/[\s.,đ₫]/giu, '');
  return /^\d+$/.test(digits) && Number(digits) > LIMITS.maxValue
    ? MESSAGES.atMost(`${groupDigits(LIMITS.maxValue)}đ`)
    : MESSAGES.unreadableMoney;
}
