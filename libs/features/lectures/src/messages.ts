import type { DocumentOrder } from '@portal/domain/library/documents.contract';
import { titles } from './title-messages.ts';

/** The whole page. */
export const page = {
  title: titles.page,
  lead: (documents: number, packs: number) =>
    [documents > 0 && `자료 ${documents}개`, packs > 0 && `꾸러미 ${packs}개`].filter(Boolean).join(', ') ||
    '자료를 한곳에 모아요',
  sub: (folders: number, hidden: number) =>
    [folders > 0 && `폴더 ${folders}개`, hidden > 0 && `숨긴 자료 ${hidden}개`].filter(Boolean).join(' · '),
  upload: '자료 올리기',
  drop: '여기에 놓으면 바로 올려요',
  loading: '자료를 불러오는 중이에요',
  failed: '자료를 불러오지 못했어요',
  libraryFailed: '폴더를 불러오지 못했어요',
  toPlan: '수업에 넣은 자료 보기',
  toPacks: '수업 꾸러미 보기',
} as const;

/** Folders and tags beside the list. */
export const rail = {
  label: '폴더와 태그',
  open: '폴더와 태그 고르기',
  folders: '폴더',
  all: '모든 자료',
  unfiled: '폴더 없는 자료',
  hidden: '숨긴 자료',
  tags: '태그',
  create: '폴더 만들기',
  name: '폴더 이름',
  namePlaceholder: '예: 중2 일차함수',
  menu: (name: string) => `${name} 폴더 메뉴`,
  rename: '이름 바꾸기',
  remove: '폴더 지우기',
  created: (name: string) => `‘${name}’ 폴더를 만들었어요`,
  renamed: '폴더 이름을 바꿨어요',
  removed: '폴더를 지웠어요',
  removeTitle: '이 폴더를 지울까요?',
  removeBody: (name: string, documents: number) =>
    documents > 0
      ? `‘${name}’ 폴더만 없어지고, 안에 있던 자료 ${documents}개는 폴더 없는 자료로 남아요.`
      : `‘${name}’ 폴더는 비어 있어요.`,
  save: '저장',
  failed: '폴더를 저장하지 못했어요',
  count: (count: number) => `${count}개`,
  quota: '저장 공간',
  quotaText: (used: string, total: string) => `${used} / ${total}`,
  quotaNear: '곧 가득 차요. 큰 자료부터 보면서 정리해요.',
  quotaLarge: '큰 자료 보기',
} as const;

export const orders: Readonly<Record<DocumentOrder, string>> = {
  new: '최근에 바뀐 순',
  name: '이름순',
  size: '큰 순',
};

/** The list and what narrows it. */
export const list = {
  label: '자료 목록',
  search: '이름, 태그, 본문에서 찾기',
  order: '순서',
  look: '보기 방식',
  looks: { list: '목록', tiles: '그림' },
  kind: '종류',
  allKinds: '모든 종류',
  found: (text: string, total: number) => `‘${text}’을(를) 찾은 자료 ${total}개`,
  count: (total: number) => `${total}개`,
  tagged: (tag: string) => `# ${tag}`,
  notFound: (text: string) => `‘${text}’이(가) 있는 자료가 없어요`,
  noneHere: '여기에는 아직 자료가 없어요',
  noneHereBody: '자료를 올리거나 다른 폴더에서 옮겨 와요.',
  noneFits: '고른 조건에 맞는 자료가 없어요',
  reset: '모든 자료 보기',
  empty: '아직 올린 자료가 없어요',
  emptyBody: '파일을 이 화면에 끌어다 놓거나 눌러서 올려요. 수업과 과제에 붙인 파일도 저절로 여기에 모여요.',
  pages: '자료 쪽',
  usage: (lectures: number, lessons: number, assignments: number) =>
    [
      lessons > 0 ? `회차 ${lessons}개에서 써요` : lectures > 0 && `수업 자료 ${lectures}개에서 써요`,
      assignments > 0 && `과제 ${assignments}개에서 써요`,
    ]
      .filter(Boolean)
      .join(' · '),
  unused: '아직 쓰지 않았어요',
  versionNo: (no: number) => `${no}판`,
  menu: (name: string) => `${name} 메뉴`,
  open: (name: string) => `${name} 보기`,
  uploading: '올리는 자료',
  keeping: '서재에 넣는 중이에요',
  keepFailed: '올렸지만 서재에 넣지 못했어요',
  keepAgain: '다시 넣기',
} as const;

/** Many at once. */
export const chosen = {
  choose: '여러 개 고르기',
  one: (name: string) => `${name} 고르기`,
  all: '이 쪽 모두 고르기',
  count: (count: number) => `${count}개를 골랐어요`,
  move: '옮기기',
  tag: '태그 붙이기',
  hide: '숨기기',
  show: '다시 보이기',
  done: '그만 고르기',
} as const;
