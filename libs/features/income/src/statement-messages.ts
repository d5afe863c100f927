import { movedLabel, PAID_LATER_LABEL } from '@portal/domain/wallet/statement-parts';
import type { StatementFormat } from '@portal/domain/wallet/statements.contract';
import { titles } from './title-messages.ts';

const times = (count: number) => `${count.toLocaleString()}회`;

export const list = {
  title: titles.statements,
  intro: '한 달의 수업, 공제, 지급을 한 장에 모았어요. 최근 24개월까지 볼 수 있어요.',
  loading: '정산서를 불러오는 중',
  failed: '정산서를 불러오지 못했어요',
  label: '정산서 목록',
  empty: '아직 정산서가 없어요',
  emptyBody: '첫 수업을 마치면 그 달의 정산서가 생겨요.',
  open: (month: string) => `${month} 정산서`,
  facts: (lessons: number) => `수업 ${times(lessons)}`,
  net: '받는 금액',
} as const;

export const statement = {
  title: (month: string) => `${month} 정산서`,
  back: '정산서 목록',
  loading: '정산서를 불러오는 중',
  failed: '정산서를 불러오지 못했어요',
  gone: '찾는 정산서가 없어요',
  goneBody: '수업이 없던 달에는 정산서가 없어요.',
  openTitle: '아직 마감되지 않았어요',
  openBody: '지금까지의 내용이에요. 달이 끝나고 기다리는 수업이 모두 확정되면 마감돼요.',
  settled: '이 달의 수입',
  teacher: '선생님',
  taxCode: '세금 번호',
  noTaxCode: '계약서에 적지 않았어요',
} as const;

export const sums = {
  title: '합계',
  lessons: '수업',
  times,
  gross: '수업료',
  fee: '총 공제',
  platform: '플랫폼',
  channel: '채널·결제',
  net: '받는 금액',
  adjustments: '정정',
  settled: '이 달의 수입',
  paidLater: PAID_LATER_LABEL,
  withdrawn: '이 달에 출금한 금액',
} as const;

export const parts = {
  lessons: '수업',
  lessonList: '이 달의 수업',
  noLessons: '이 달에는 수업이 없어요.',
  rest: (count: number) => `나머지 수업 ${times(count)}`,
  moved: movedLabel,
  movedWhy: '한 달의 합계로 옮겨 와서 수업별로는 볼 수 없어요.',
  corrections: '정정',
  noCorrections: '정정한 금액이 없어요.',
  payouts: '출금',
  noPayouts: '이 달에는 출금이 없어요.',
  see: '자세히 보기',
  count: times,
} as const;

export const files = {
  formats: { pdf: 'PDF', xlsx: '엑셀' } satisfies Record<StatementFormat, string>,
  label: (format: string) => `${format}로 받기`,
  making: '파일을 만드는 중',
  failed: '파일을 만들지 못했어요',
} as const;
