import type { ClassTab } from '@portal/domain/classes/classes.contract';
import { titles } from './title-messages.ts';

/** The list of classes, and what the whole section shares. */
export const messages = {
  title: titles.list,
  detailTitle: titles.detail,
  create: titles.create,
  count: (count: number) => `수업 ${count}개`,
  search: '수업이나 학생 이름으로 찾기',
  sort: '정렬',
  tabs: '수업 상태',
  pages: '수업 쪽',
  loading: '수업을 불러오는 중',
  failed: '수업을 불러오지 못했어요',
  cancelDraft: '그대로 두기',
  close: '닫기',
} as const;

export const sorts = [
  { value: 'nextLesson', label: '다음 수업이 가까운 순' },
  { value: 'name', label: '이름순' },
  { value: 'startDate', label: '시작한 날 순' },
] as const;

export const empty = {
  titles: {
    all: '아직 수업이 없어요',
    upcoming: '예정된 수업이 없어요',
    'in-progress': '진행 중인 수업이 없어요',
    processing: '처리 중인 수업이 없어요',
    completed: '마친 수업이 없어요',
    cancelled: '취소한 수업이 없어요',
  } satisfies Record<ClassTab, string>,
  body: '승인된 강좌로 수업을 만들면 회차가 일정에 들어가요.',
  search: (q: string) => `‘${q}’에 맞는 수업이 없어요`,
} as const;

export const row = {
  menu: (name: string) => `${name} 메뉴`,
  next: '다음 수업',
  noNext: '남은 수업 없음',
  toWrapUp: (count: number) => `마무리 ${count}개`,
  late: '기한이 지났어요',
  wrapUp: (name: string) => `마무리하기, ${name}`,
  wrapUpShort: '마무리하기',
  lesson: (no: number) => `${no}회차`,
  progress: (total: number, held: number) => `${total}회 중 ${held}회 진행`,
  lessons: (count: number) => `${count}회`,
  held: '진행',
  notHeld: (count: number) => `${count}회 진행 안 함`,
  students: (names: string, more: number) =>
    `${names.startsWith('학생 ') ? names : `학생 ${names}`}${more > 0 ? ` 외 ${more}명` : ''}`,
  noStudents: '학생 없음',
  unread: (count: number) => `안 읽은 메시지 ${count}개`,
  open: '수업 열기',
  chat: '채팅 열기',
  announce: '공지 쓰기',
  settings: '수업 설정',
  rollOver: titles.rollOver,
  cancel: '수업 취소',
} as const;
