import { titles } from '../title-messages.ts';

export const market = {
  title: titles.statistics,
  intro: '모든 선생님을 더한 숫자예요. 누구의 것인지는 알 수 없어요.',
  period: '기간',
  loading: '통계를 불러오고 있어요',
  failed: '통계를 불러오지 못했어요',
  figures: '이 기간의 숫자',
  teachers: '수업한 선생님',
  people: (count: number) => `${count}명`,
  money: '선생님의 확정된 수입',
  keptBack: '선생님이 적어 보이지 않아요',
  keptBackMoney: '수입이 있는 선생님이 적어서 날마다의 수입은 보이지 않아요. 다른 기간을 골라 보세요.',
  counted: (moment: string) => `${moment}까지 있었던 일을 세었어요`,
  empty: '이 기간에 수업한 선생님이 없어요',
  emptyBody: '다른 기간을 골라 보세요.',
  choose: '첫날과 마지막 날을 모두 골라 주세요',
  tooLong: (days: number) => `한 번에 ${days}일까지 볼 수 있어요. 기간을 더 짧게 골라 주세요.`,
  notMine: '팀을 이끄는 업무에서 볼 수 있어요',
  notMineBody: '마켓 통계가 필요하면 팀을 이끄는 분에게 업무를 나눠 달라고 해 주세요.',
} as const;
