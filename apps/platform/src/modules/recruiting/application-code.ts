import { randomInt } from 'node:crypto';

// Without letters that read like digits, and digits that read like letters.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** What an applicant asks after her application with: 49 bits, so that nobody finds one by trying. */
export const newApplicationCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
