import { BANKS, bankOf } from './bank.ts';

it('each bank has one code, one name and one place to be paid at [PAY-1]', () => {
  for (const field of ['code', 'name', 'clearingCode'] as const)
    expect(new Set(BANKS.map((bank) => bank[field])).size).toBe(BANKS.length);
  const digits = { VN: /^97\d{4}$/, KR: /^\d{3}$/ };
  expect(BANKS.filter(({ country, clearingCode }) => !digits[country].test(clearingCode))).toEqual([]);
  expect(bankOf('BANK_B')?.name).toBe('은행 B');
  expect(bankOf('NOBODY')).toBeUndefined();
});
