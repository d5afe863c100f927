/** U+2212: the hyphen is narrower than a digit and breaks the column. */
const MINUS = '\u2212';

/** Groups the digits of a whole number by commas; a negative one begins with U+2212. Throws on fractions. */
export function groupDigits(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount: ${amount}`);
  const digits = String(Math.abs(amount));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return (amount < 0 ? MINUS : '') + groups.join(',');
}

/** `1,250,000đ` (INC-1). */
export function formatMoney(amount: number, suffix = 'đ'): string {
  return groupDigits(amount) + suffix;
}

/** `1,200 xu`: reward points. CCXU is the code of their currency, which nobody reads. */
export function formatPoints(points: number): string {
  return `${groupDigits(points)} xu`;
}

/** An amount counted as Koreans count, by ten thousands: `125만`, `1억 2,345만`, `950`. */
export function countInMan(amount: number): string {
  const whole = Math.abs(amount);
  const parts: [number, string][] = [
    [Math.floor(whole / 100_000_000), '억'],
    [Math.floor(whole / 10_000) % 10_000, '만'],
    [whole % 10_000, ''],
  ];
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => groupDigits(count) + unit);
  return (amount < 0 ? MINUS : '') + (words.join(' ') || '0');
}

/** An amount where there is little room, such as an axis: `474만`, `1.2억`, `0`. */
export function formatMoneyShort(amount: number): string {
  const whole = Math.abs(amount);
  const sign = amount < 0 ? MINUS : '';
  if (whole >= 100_000_000) return `${sign}${Number((whole / 100_000_000).toFixed(1))}억`;
  if (whole >= 10_000) return `${sign}${groupDigits(Math.round(whole / 10_000))}만`;
  return `${sign}${Math.round(whole)}`;
}

/** `125만 동`: stands below an amount being typed, where one zero too many would go unseen. */
export function readInMan(amount: number): string {
  return `${countInMan(amount)} 동`;
}

/**
 * The amount that someone typed or pasted: `1250000`, `1,250,000đ`, `1.250.000 ₫`, also in full-width digits.
 * Null when it is not a whole, positive amount: `1,25` could mean two things, so it means none.
 */
export function parseMoney(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(/\s?(?:đ|₫|동|VND)$/iu, '');
  const separators = new Set(text.replaceAll(/\d/g, ''));
  const [separator = ',', second] = separators;
  if (second !== undefined || ![',', '.', ' '].includes(separator)) return null;
  const [first = '', ...rest] = text.split(separator);
  const isGrouped = rest.every((group) => group.length === 3) && (rest.length === 0 || first.length <= 3);
  const digits = first + rest.join('');
  if (!isGrouped || first === '' || digits.length > 15) return null;
  return Number(digits);
}
