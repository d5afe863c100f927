import type { CourseSummary } from '@portal/domain/courses/course';
import { titles } from './title-messages.ts';

export const messages = {
  title: titles.list,
  count: (count: number) => `강좌 ${count}개`,
  create: '강좌 만들기',
  createBlocked: '프로필이 승인되면 강좌를 만들 수 있어요.',
  createBlockedAction: '프로필 보기',
  search: '강좌 이름으로 찾기',
  sort: '정렬',
  tabs: '강좌 상태',
  loading: '강좌를 불러오는 중',
  failed: '강좌를 불러오지 못했어요',
  pages: '강좌 쪽',
  live: '공개 중',
  remarks: '반려 이유 보기',
} as const;

export const sorts = [
  { value: 'updatedAt,DESC', label: '최근 수정한 순' },
  { value: 'updatedAt,ASC', label: '오래된 순' },
  { value: 'title,ASC', label: '이름순' },
  { value: 'subject,ASC', label: '과목순' },
] as const;

export const empty = {
  title: '아직 만든 강좌가 없어요',
  body: '첫 강좌를 만들면 학생이 찾아볼 수 있어요.',
  tab: (label: string) => `‘${label}’ 강좌가 없어요`,
  search: (q: string) => `‘${q}’에 맞는 강좌가 없어요`,
} as const;

export const row = {
  menu: (title: string) => `${title} 메뉴`,
  untitled: '이름 없는 강좌',
  lessons: (count: number) => `수업 ${count}회`,
  students: (count: number) => `학생 ${count}명`,
  price: '수강료',
  from: '부터',
  updatedAt: '수정',
  edit: '수정',
  look: '보기',
  newClass: '이 강좌로 수업 만들기',
  preview: '학생 화면으로 보기',
  history: titles.history,
  duplicate: '복제',
  archive: '보관하기',
  unarchive: '보관함에서 꺼내기',
  remove: '삭제',
  duplicated: (title: string) => `‘${title}’을(를) 복제했어요`,
  archived: (title: string) => `‘${title}’을(를) 보관했어요`,
  unarchived: (title: string) => `‘${title}’을(를) 꺼냈어요`,
} as const;

export const removal = {
  title: '이 강좌를 삭제할까요?',
  body: '학생에게 더는 보이지 않아요. 되돌릴 수 없어요.',
  confirm: '강좌 삭제',
  done: '강좌를 삭제했어요',
} as const;

export const history = {
  title: titles.history,
  requests: '보낸 요청',
  empty: '아직 승인 기록이 없어요',
  emptyBody: '승인을 요청하면 결과와 이유가 여기에 남아요.',
  failed: '승인 기록을 불러오지 못했어요',
  loading: '승인 기록을 불러오는 중',
  revision: (no: number) => `${no}번째 판`,
  edit: '강좌 고치기',
  backToCourses: '내 강좌로',
} as const;

export const compare = {
  title: '두 판 비교하기',
  same: '두 판이 같아요.',
  failed: '두 판을 비교하지 못했어요',
  loading: '두 판을 비교하는 중',
} as const;

/** What a row is called where nothing was typed yet. */
export const titleOf = ({ title }: Pick<CourseSummary, 'title'>): string => title.trim() || row.untitled;
