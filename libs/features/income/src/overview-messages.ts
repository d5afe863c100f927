import { formatMoney } from '@portal/domain/format/money';
import { LIMITS } from '@portal/domain/tenant/limits';
import { titles } from './title-messages.ts';

const times = (count: number) => `${count.toLocaleString()}회`;

export const page = {
  title: titles.page,
  loading: '수입을 불러오는 중',
  failed: '수입을 불러오지 못했어요',
  asOf: (moment: string) => `${moment} 기준`,
  empty: '아직 수입이 없어요',
  emptyBody: '수업료가 있는 수업을 마치고 일지를 보내면 그 수업의 수입이 여기에 보여요.',
  emptyAction: '내 수업 보기',
} as const;

export const amounts = {
  hidden: '가린 금액',
  hiddenPart: '금액을 가려 두었어요.',
} as const;

export const lead = {
  available: '출금할 수 있는 금액',
  inMan: (amount: string) => `${amount}이에요.`,
  withdrawing: (amount: string) => `${amount}은 출금 중이에요.`,
  withdraw: '출금하기',
  statement: (month: string) => `${month} 정산서`,
  thisMonth: '이번 달 수입',
  withPending: '확정 대기 포함',
  lastMonth: '지난달 수입',
  lessons: '이번 달 수업',
  times,
} as const;

export const payout = {
  title: (day: string) => `다음 지급 · ${day}`,
  days: (count: number) => (count <= 0 ? '오늘' : `${count}일 뒤`),
  expected: '지급 예상',
  parts: {
    available: '확정 · 출금하지 않으면',
    pending: (count: number) => `확정 대기 · ${times(count)}`,
    booked: (count: number) => `예약된 수업 · ${times(count)}`,
  },
  later: (count: number, amount: string) =>
    `이번 달이 끝난 뒤 확정될 수업 ${times(count)} 몫${amount}은 그다음 지급에 들어가요.`,
  rules: '확정과 지급 규칙 보기',
} as const;

export const months = {
  title: '최근 12개월',
  average: (count: number, amount: string) => `지난 ${count}개월은 한 달 평균 ${amount}이에요.`,
  sum: (amount: string) => `12개월 수입은 ${amount}이에요.`,
  earned: '수입',
  running: '지금까지',
  booked: '예약된 수업',
  whatIf: '더 하는 수업',
  expected: (amount: string) => `이번 달은 예약된 수업까지 ${amount}으로 예상해요.`,
  month: '달',
  lessons: '수업',
  gross: '수업료',
  fee: '총 공제',
  net: '받는 금액',
  total: '모두',
  times,
} as const;

export const forecast = {
  title: '이번 달 예상',
  loading: '예상 수입을 불러오는 중',
  failed: '예상 수입을 불러오지 못했어요',
  remaining: (count: number) => (count === 0 ? '남은 수업이 없어요' : `남은 수업 ${times(count)} 포함`),
  than: '지난달보다',
  more: '많아요',
  less: '적어요',
  same: '지난달과 같아요',
  slider: '수업을 더 하면',
  plus: (count: number) => `+${times(count)}`,
  spoken: (count: number, amount: string) => `${times(count)} 더, 예상 ${amount}`,
  which: '어느 수업',
  one: (name: string, students: number) => `${name} · 학생 ${students}명`,
  otherPrice: '다른 수업료',
  price: '수업 1회의 수업료',
  priceHelper: '학생 모두의 수업료를 더한 금액이에요.',
  earned: (count: number) => `지금까지 · ${times(count)}`,
  booked: (count: number) => `예약된 수업 · ${times(count)}`,
  extra: (count: number) => `더 하는 수업 · ${times(count)}`,
  each: '1회에',
} as const;

export const fee = {
  title: '이번 달 수입 구성',
  lessons: (count: number) => `수업 ${times(count)} 보기`,
  net: '받는 금액',
  gross: '수업료',
  total: (rate: string) => `총 공제 ${rate}`,
  parts: (platform: string, channel: string) => `플랫폼 ${platform} + 채널·결제 ${channel}`,
  platform: (rate: string) => `플랫폼 ${rate}`,
  channel: (rate: string) => `채널·결제 ${rate}`,
  label: (rate: string) => `‘수수료 ${rate}’라고 적힌 곳은 이 가운데 플랫폼 몫을 말해요.`,
  relief: (rate: string) => `선물로 플랫폼 수수료를 ${rate} 덜 내고 있어요.`,
  appStore: (rate: string) =>
    `앱 마켓으로 결제한 수업료에는 앱 마켓 수수료(${rate})가 있어요. 여기서 따로 더 빼지 않아요.`,
} as const;

export const pending = {
  title: '확정 대기',
  intro: '가족이 확인하거나 일지를 보낸 뒤 24시간이 지나면 확정돼요.',
  empty: '확정을 기다리는 수업이 없어요.',
  lesson: (name: string, no: number) => `${name} · ${no}회차`,
  release: (moment: string, left: string) => `${moment}에 확정 · ${left} 뒤`,
  soon: '곧 확정돼요',
  spoken: (left: string) => `확정까지 ${left}`,
  stands: '확정이 멈춰 있어요',
  writeNote: '일지 쓰기',
  seeQuestion: '질문 보기',
  why: '왜 이 금액인가요?',
  whyOf: (name: string) => `왜 이 금액인가요? ${name}`,
  rest: (count: number) => `나머지 ${count.toLocaleString()}개`,
  rules: '확정과 지급 규칙 보기',
} as const;

export const classes = {
  title: '수업별 · 이번 달',
  all: '모두 보기',
  empty: '이번 달에 마친 수업이 아직 없어요.',
  times,
  rest: (count: number) => `나머지 ${count.toLocaleString()}개 수업`,
} as const;

export const rules = {
  title: '확정과 지급 규칙',
  items: [
    {
      name: '확정',
      text: '수업을 마치고 일지를 보내면, 가족이 확인하거나 24시간이 지났을 때 확정돼요. 가족이 질문하면 답할 때까지 멈춰요.',
    },
    {
      name: '수업료가 없는 수업',
      text: '체험 수업과 수업료가 없는 수업은 수입이 생기지 않아서 여기에 보이지 않아요.',
    },
    {
      name: '지급',
      text: `매달 마지막 날까지 확정된 금액은 다음 달 1일에 정산 계좌로 지급해요. ${formatMoney(LIMITS.withdrawalMin)}부터는 그 전에도 출금할 수 있어요.`,
    },
    {
      name: '지급한 뒤의 환불',
      text: '이미 지급한 수입은 가족에게 환불해도 다시 가져가지 않아요. 그 금액은 마켓이 부담해요.',
    },
    {
      name: '금액을 고칠 때',
      text: '한번 적힌 수입은 바뀌지 않아요. 고칠 것이 있으면 이유를 적은 새 거래로 더하거나 빼요.',
    },
  ],
} as const;
