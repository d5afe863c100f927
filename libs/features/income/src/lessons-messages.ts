import { INCOME_STATE_LABELS } from '@portal/domain/wallet/income';
import { titles } from './title-messages.ts';

const times = (count: number) => `${count.toLocaleString()}회`;

export const page = {
  title: titles.lessons,
  back: '수입',
  loading: '수업별 수입을 불러오는 중',
  failed: '수업별 수입을 불러오지 못했어요',
  list: '수업별 수입 목록',
  empty: '아직 수입이 있는 수업이 없어요',
  emptyBody: '수업료가 있는 수업을 마치고 일지를 보내면 그 수업의 수입이 여기에 보여요.',
  nothing: '조건에 맞는 수업이 없어요',
  /** One sentence, with the way to where they are. */
  imported: (count: number, amount: string) =>
    `이전 시스템에서 옮긴 수업 ${times(count)}, 받는 금액 ${amount}은 달마다 합계로만 있어서 이 목록에 없어요.`,
  toStatements: '정산서에서 보기',
} as const;

export const filters = {
  class: '수업',
  classAll: '모든 수업',
  classOne: '고른 수업',
  state: '상태',
  stateAll: '모두',
  states: INCOME_STATE_LABELS,
  period: '기간',
} as const;

export const totals = {
  label: '조건에 맞는 수업의 합계',
  lessons: '수업',
  times,
  gross: '수업료',
  fee: '총 공제',
  net: '받는 금액',
} as const;

export const row = {
  lesson: (no: number, title: string) => (title ? `${no}회차 · ${title}` : `${no}회차`),
  facts: (minutes: number, students: number) => `${minutes}분 · 학생 ${students}명`,
  noShow: '학생이 오지 않음',
  gross: '수업료',
} as const;
