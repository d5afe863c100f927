export const sheet = {
  title: '주간 계획',
  open: '인쇄하기',
  back: '수업 일정으로',
  print: '인쇄',
  pdf: 'PDF 받기',
  making: '만드는 중',
  day: '날',
  lessons: '수업',
  tasks: '할 일',
  none: '–',
  lesson: (time: string, name: string, no: number) => `${time} ${name} ${no}회차`,
  until: (time: string) => `${time}까지`,
  /** Of what is put off until then. */
  from: (time: string) => `${time}부터`,
  loading: '한 주를 불러오는 중이에요',
  failed: '한 주를 불러오지 못했어요',
} as const;
