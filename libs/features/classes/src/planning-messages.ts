import { formatDayRange } from '@portal/domain/format/range';
import { titles } from './title-messages.ts';

/** Making a class and its next term: the fields, and the lessons that would come of them. */
export const planning = {
  newTitle: titles.create,
  rollOverTitle: titles.rollOver,
  intro: '승인된 강좌를 골라 시작하는 날과 시간을 정하면, 회차가 한 번에 만들어져요.',
  rollOverIntro: (name: string) => `‘${name}’의 커리큘럼과 시간표를 새 날짜로 옮겨요.`,
  create: '수업 만들기',
  rollOver: '새 학기 만들기',
  back: '수업으로 돌아가기',
  created: '수업을 만들었어요',
  rolledOver: '새 학기 수업을 만들었어요',
  failed: '수업을 만들지 못했어요',
  none: '수업을 만들 수 있는 강좌가 없어요',
  noneBody: '강좌가 승인되면 그 강좌로 수업을 만들 수 있어요.',
  toCourses: '내 강좌로',
  coursesLoading: '강좌를 불러오는 중',
  coursesFailed: '강좌를 불러오지 못했어요',
} as const;

export const fields = {
  courseId: '강좌',
  choose: '골라 주세요',
  packageId: '수강권',
  packageEmpty: '이 강좌에는 수강권이 없어요',
  name: '수업 이름',
  startDate: '시작하는 날',
  startDateHelper: '이날부터 첫 수업을 잡아요',
  weeklySchedule: '주간 시간표',
  mode: '수업 방식',
  capacity: '정원',
  capacityUnit: '명',
  place: '장소',
  placeHelper: '학생과 만나는 곳이에요. 보호자에게도 보여요',
  meetingUrl: '회의 주소',
  meetingUrlHelper: '적으면 포털의 강의실 대신 이 주소에서 수업해요',
  skipHolidays: '공휴일 건너뛰기',
  skipHolidaysHelper: '공휴일에 걸리는 회차는 다음 수업일로 밀려요',
  skipTimeOffs: '쉬는 날도 건너뛰기',
  skipTimeOffsHelper: '내 쉬는 시간에 걸리는 회차도 다음 수업일로 밀려요',
  exceptions: '따로 정한 회차',
  withStudents: '학생도 함께 옮기기',
  withStudentsHelper: '지금 학생이 새 수업에도 그대로 들어가요',
  when: '언제 하나요',
  how: '어떻게 하나요',
  what: '무엇으로 만드나요',
} as const;

export const slots = {
  order: '끝나는 시간이 시작하는 시간보다 늦어야 해요.',
  overlap: '서로 겹치는 시간이 있어요. 하나를 바꿔 주세요.',
  none: '수업 시간을 하나 이상 정해 주세요.',
} as const;

export const preview = {
  title: '만들어질 회차',
  waiting: '강좌와 시작하는 날, 수업 시간을 정하면 회차를 미리 볼 수 있어요.',
  asking: '회차를 다시 계산하는 중',
  failed: '회차를 미리 보지 못했어요',
  span: (count: number, from: string, to: string) => `${count}회 · ${formatDayRange(from, to)}`,
  skipped: (count: number) => `쉬는 날 ${count}일을 건너뛰었어요`,
  skippedDay: (day: string, name: string) => `${day} ${name} · 쉬어요`,
  conflicts: (count: number) => `겹치는 회차 ${count}개가 있어 만들 수 없어요`,
  toConflict: '겹치는 회차로 가기',
  skipAll: '겹치는 회차 모두 건너뛰기',
  skipOne: '이 회차만 건너뛰기',
  skipNo: (no: number) => `이 회차만 건너뛰기, ${no}회차`,
  times: '시간 바꾸기',
  timesOf: (no: number) => `${no}회차 시간 바꾸기`,
  noTimes: '가까운 빈 시간이 없어요',
  moved: '시간을 바꾼 회차',
  exceptions: (count: number) => `따로 정한 회차 ${count}개`,
  undoExceptions: '모두 되돌리기',
  conflict: (kind: string, title: string, when: string) => `겹치는 일정: ${kind} ‘${title}’ ${when}`,
  lesson: (no: number) => `${no}회차`,
  empty: '이 조건으로는 회차가 만들어지지 않아요',
} as const;
