export const taskMessages = {
  /** Before the tasks of a week, beside its hours. */
  row: '할 일',
  titleOf: (date: string) => `${date} 할 일`,
  /** The name of the button: the spoken date, how many, and what is seen of them. */
  buttonOf: (date: string, count: number, seen: string) => `${date} 할 일 ${count}개: ${seen}`,
  more: (count: number) => `+${count}`,
  allDone: '다 마쳤어요',
  allDoneOf: (date: string) => `${date} 할 일을 다 마쳤어요`,
  failed: '할 일을 불러오지 못했어요',
} as const;
