/** Where banks settle with each other. */
type BankCountry = 'VN' | 'KR';

export interface KnownBank {
  /** Ours; it stands with every account. */
  readonly code: string;
  readonly name: string;
  readonly country: BankCountry;
  /** By which a payment finds it: six digits of NAPAS (BIN) in Vietnam, three of the KFTC in Korea. */
  readonly clearingCode: string;
}

/** The banks to which money can go. Names are neutral, as everywhere in the product; an installation writes its own ones here. */
export const BANKS: readonly KnownBank[] = [
  { code: 'BANK_A', name: '은행 A', country: 'VN', clearingCode: '970436' },
  { code: 'BANK_B', name: '은행 B', country: 'VN', clearingCode: '970415' },
  { code: 'BANK_C', name: '은행 C', country: 'VN', clearingCode: '970418' },
  { code: 'BANK_D', name: '은행 D', country: 'VN', clearingCode: '970407' },
  { code: 'BANK_E', name: '은행 E', country: 'VN', clearingCode: '970422' },
  { code: 'BANK_F', name: '은행 F (한국)', country: 'KR', clearingCode: '004' },
  { code: 'BANK_G', name: '은행 G (한국)', country: 'KR', clearingCode: '088' },
  { code: 'BANK_H', name: '은행 H (한국)', country: 'KR', clearingCode: '020' },
];

export const bankOf = (code: string): KnownBank | undefined => BANKS.find((bank) => bank.code === code);
