export const causes = {
  income: '왜 이 금액인가요?',
  lesson: '수업 보기',
  withdrawal: '출금 보기',
  mission: '미션 보기',
  gift: '선물 보기',
  review: '후기 보기',
  referral: '선생님 초대 보기',
  sharedPack: '나눈 자료 보기',
} as const;

export const list = {
  title: '거래 내역',
  heading: '거래',
  loading: '거래 내역을 불러오는 중이에요',
  failed: '거래 내역을 불러오지 못했어요',
  empty: '아직 거래가 없어요',
  emptyBody: '수업이 확정되거나 포인트를 받으면 여기에 한 줄씩 남아요.',
  nothing: '조건에 맞는 거래가 없어요',
} as const;

export const totals = {
  title: '합계',
  in: '들어온 합계',
  out: '나간 합계',
  count: (count: number) => `끝난 거래 ${count}건`,
  scope: '처리 중이거나 실패한 거래와, 그래서 돌아온 출금은 합계에 넣지 않아요.',
} as const;
