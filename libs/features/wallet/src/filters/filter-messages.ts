export const filters = {
  label: '목록 좁히기',
  period: '기간',
  kind: '들어온 돈과 나간 돈',
  allKinds: '모두',
  state: '상태',
  allStates: '모든 상태',
  currency: '지갑',
  allCurrencies: '두 지갑 모두',
  trigger: '출금 방법',
  allTriggers: '모든 방법',
} as const;
