import type { PlaceState } from '@portal/domain/library/place';

/** What of her material classes see now, will see and have seen. */
export const documents: Readonly<Record<'lead' | 'note', Record<PlaceState, (count: number) => string>>> = {
  lead: {
    'in-progress': (count) => `학생에게 보이는 자료 ${count}개`,
    upcoming: (count) => `나중에 보일 자료 ${count}개`,
    completed: (count) => `공개가 끝난 자료 ${count}개`,
  },
  note: {
    'in-progress': (count) => (count > 0 ? '누가 봤는지는 자료마다 알 수 있어요.' : ''),
    upcoming: () => '작성 중인 것도 여기에 있어요.',
    completed: () => '가족 화면에는 더 보이지 않아요.',
  },
};

export const tab = {
  toLibrary: '자료 골라 넣기',
  class: '수업',
  allClasses: '모든 수업',
  list: '수업에 넣은 자료',
  loading: '수업 자료를 불러오는 중이에요',
  failed: '수업 자료를 불러오지 못했어요',
  pages: '수업 자료 쪽',
  empty: {
    'in-progress': '지금 학생에게 보이는 자료가 없어요',
    upcoming: '나중에 보일 자료가 없어요',
    completed: '공개가 끝난 자료가 없어요',
  } as Record<PlaceState, string>,
  emptyBody: '강의 자료에서 골라 수업에 넣으면 여기에서 누가 봤는지 알 수 있어요.',
  noneFits: '이 수업에는 없어요',
  reset: '모든 수업 보기',
  seenBy: (students: number, seen: number) => `${students}명 가운데 ${seen}명이 봤어요`,
  seenOf: (title: string, said: string) => `${said}, ${title}을(를) 누가 봤는지 보기`,
  lesson: (no: number) => `${no}회차`,
  published: '강의 자료를 공개했어요',
} as const;
