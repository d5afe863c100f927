export const rail = {
  title: '이번 주 한눈에',
  hint: '날짜 위로 끌어 놓으면 옮겨져요',
  lessons: (count: number) => `수업 ${count}회`,
  tasks: (count: number) => `할 일 ${count}개`,
  more: (count: number) => `할 일 ${count}개 → ${count + 1}개`,
  fewer: (count: number) => `할 일 ${count}개 → ${count - 1}개`,
  nothing: '수업도 할 일도 없어요',
  today: '오늘',
} as const;

export const carry = {
  grip: (title: string) => `${title} 다른 날로 옮기기`,
  gripHint: '스페이스로 집고, 화살표로 날을 고르고, 엔터로 놓아요. Esc를 누르면 제자리로 돌아가요.',
  lifted: (title: string) => `${title} 항목을 집었어요. 화살표로 날을 골라 주세요.`,
  over: (day: string, what: string) => `${day}. ${what}`,
  canceled: (title: string) => `옮기지 않았어요. ${title} 항목은 제자리에 있어요.`,
  due: (when: string) => `놓으면 ${when}까지로 바뀌어요`,
  snooze: (when: string) => `놓으면 ${when}에 다시 보여요`,
  nothing: '이 날로는 옮길 수 없어요',
} as const;

export const move = {
  open: '다른 날로',
  title: '다른 날로 옮기기',
  day: '날짜',
  due: (when: string) => `${when}까지로 바뀌어요.`,
  snooze: (when: string) => `마감은 그대로 두고, ${when}에 다시 보여요.`,
  submit: '옮기기',
  cancel: '취소',
  choose: '옮길 날짜를 정해 주세요.',
  movedDue: (when: string) => `${when}까지로 옮겼어요`,
  movedSnooze: (when: string) => `${when}까지 미뤘어요`,
  failed: '옮기지 못했어요',
} as const;
