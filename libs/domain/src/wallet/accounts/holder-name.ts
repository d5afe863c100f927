// Banks write names without the marks of Vietnamese, in capitals, and with or without spaces and hyphens. NFC joins Hangul again.
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the holder of an account bears the name of its teacher, as a bank compares them (PAY-1). */
export const isHolderName = (holder: string, name: string): boolean => plain(holder) === plain(name);

/** The mark of a payout to such an account, for the operators. */
export const HOLDER_DIFFERS_LABEL = '예금주가 선생님 이름과 달라요';
