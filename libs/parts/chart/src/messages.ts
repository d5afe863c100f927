import type { Metric } from '@portal/domain/statistics/statistics';

export const messages = {
  view: '보기 방식',
  views: { chart: '그래프', table: '표', both: '함께' },
  loading: '그래프를 불러오고 있어요',
  failed: '그래프를 그리지 못했어요. 숫자는 표에 모두 있어요.',
  retry: '그래프 다시 그리기',
  kind: '그래프',
  keys: '왼쪽과 오른쪽 화살표로 하나씩 들을 수 있어요.',
} as const;

/** Of what was counted over a period. */
export const period = {
  none: '아직 없어요',
  noneBefore: (before: string) => `${before}에는 없었어요`,
  same: (before: string) => `${before}하고 같아요`,
  than: (before: string) => `${before}보다`,
  more: '늘었어요',
  less: '줄었어요',
  of: {
    RATING: (count: number) => `후기 ${count}개`,
    ATTENDANCE: (count: number) => `출석 기록 ${count}개`,
    HOMEWORK: (count: number) => `낼 과제 ${count}개`,
    REPLY_MINUTES: (count: number) => `답장 ${count}번`,
  } as Partial<Record<Metric, (count: number) => string>>,
  netTitle: {
    day: (money: string) => `하루마다 ${money}`,
    week: (money: string) => `주마다 ${money}`,
    month: (money: string) => `달마다 ${money}`,
  },
  units: { day: '날', week: '주', month: '달' },
  last: { day: '마지막 날', week: '마지막 주', month: '마지막 달' },
  during: (label: string) => `${label} 동안`,
  dashes: (before: string, unit: 'day' | 'week' | 'month') =>
    `점선은 ${before}의 같은 ${{ day: '날이에요', week: '주예요', month: '달이에요' }[unit]}`,
  lessonsHead: '수업',
  lessons: (count: number) => `${count}회`,
  difference: '차이',
  all: '모두',
} as const;
