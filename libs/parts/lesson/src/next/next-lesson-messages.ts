export const nextLessonMessages = {
  title: '다음 수업',
  none: (weeks: 1 | 2) => `앞으로 ${weeks}주 동안은 수업이 없어요`,
  startsIn: (duration: string) => `${duration} 뒤 시작해요`,
  late: (duration: string) => `시작할 시간이 ${duration} 지났어요`,
  /** Within its first minute. */
  due: '시작할 시간이에요',
  endsIn: (duration: string) => `${duration} 뒤 끝나요`,
  spoken: (minutes: number) => `수업 시작 ${minutes}분 전이에요`,
  no: (no: number) => `${no}회차`,
  trial: '체험 수업',
  students: (count: number) => `학생 ${count}명`,
} as const;
