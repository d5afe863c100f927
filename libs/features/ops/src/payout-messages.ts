export const payout = {
  title: {
    ACCEPT: (amount: string) => `${amount} 지급할까요?`,
    DECLINE: (amount: string) => `${amount} 지급을 거절할까요?`,
  },
  teacher: '선생님',
  account: '받는 계좌',
  holder: '예금주',
} as const;
