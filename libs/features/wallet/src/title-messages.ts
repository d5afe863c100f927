/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  page: '지갑',
  income: '수입',
  all: '전체',
  transactions: '거래 내역',
  withdrawals: '출금 내역',
  statements: '정산서',
} as const;
