/** The names of the pages, of the menu and of the commands: the portal knows them before anything of the section is loaded. */
export const titles = {
  calendar: '일정',
  schedule: '수업 일정',
  freeTimes: '수업 가능 시간',
  rules: '예약 규칙',
  connections: '캘린더 연결',
  addEvent: '일정 추가',
  illToday: '오늘 아파요',
  addTimeOff: '쉬는 시간 추가',
  addFree: '수업 가능 시간 추가',
} as const;
