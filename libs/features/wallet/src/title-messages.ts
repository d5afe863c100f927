/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  page: '지갑',
  income: '수입',
  all: '전체',
  transactions: '거래 내역',
  /** Of the window; the menu says it shorter, under the name of its section. */
  transactionsPage: '거래 내역 · 수입',
  transaction: '거래 · 수입',
  withdrawals: '출금 내역',
  withdrawalsPage: '출금 내역 · 수입',
  withdrawal: '출금 · 수입',
  newWithdrawal: '출금하기',
  accounts: '정산 계좌',
  statements: '정산서',
} as const;
