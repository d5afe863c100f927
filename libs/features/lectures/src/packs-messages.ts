import type { PackSummary } from '@portal/domain/library/pack';
import { titles } from './title-messages.ts';

type Counts = Pick<PackSummary, 'documents' | 'hasHomework' | 'polls' | 'pages'>;

const documents = (count: number) => `자료 ${count}개`;
const polls = (count: number) => `질문 ${count}개`;
const pages = (count: number) => `판서 ${count}장`;

/** What is in a pack, in short. */
export const inside = {
  documents,
  polls,
  pages,
  homework: '과제 1개',
  nothing: '아직 비어 있어요',
  more: (count: number) => `외 ${count}개`,
  facts: (pack: Counts) =>
    [
      pack.documents > 0 && documents(pack.documents),
      pack.hasHomework && '과제 1개',
      pack.polls > 0 && polls(pack.polls),
      pack.pages > 0 && pages(pack.pages),
    ]
      .filter(Boolean)
      // No line begins with the dot.
      .join('\u00a0· '),
} as const;

/** All packs. */
export const packs = {
  title: titles.packs,
  lead: (count: number) => (count === 0 ? '수업 한 번을 한 꾸러미로' : `꾸러미 ${count}개`),
  sub: '자료, 과제, 질문, 판서를 묶어 두고 수업에 한 번에 넣어요.',
  toLibrary: titles.page,
  list: '수업 꾸러미 목록',
  create: '새 꾸러미',
  import: '파일에서 가져오기',
  importing: '꾸러미를 가져오는 중이에요',
  loading: '꾸러미를 불러오는 중이에요',
  failed: '꾸러미를 불러오지 못했어요',
  empty: '아직 만든 꾸러미가 없어요',
  emptyBody: '수업 한 번에 쓸 자료와 과제, 질문, 판서를 묶어 두면 다음 반에도 그대로 넣을 수 있어요.',
  more: '더 보기',
  used: (lessons: number) => (lessons > 0 ? `수업 ${lessons}번에 넣었어요` : '아직 수업에 넣지 않았어요'),
  changed: (day: string) => `${day} 고침`,
  newest: '최근 수업 꾸러미',
  all: '꾸러미 모두 보기',
} as const;

/** What can be done with one. */
export const packMenu = {
  label: (name: string) => `${name} 메뉴`,
  give: '수업에 넣기',
  edit: '고치기',
  save: '파일로 저장',
  saveFailed: '꾸러미를 파일로 저장하지 못했어요',
  remove: '지우기',
  removeTitle: '이 꾸러미를 지울까요?',
  removeBody: (name: string) =>
    `‘${name}’ 꾸러미가 없어져요. 담긴 자료는 서재에 남고, 이미 수업에 넣은 것도 그대로 있어요.`,
  removeConfirm: '꾸러미 지우기',
  removed: '꾸러미를 지웠어요',
} as const;

/** A pack that comes from a file. */
export const importing = {
  unreadable: {
    NOT_OURS: '수업 꾸러미 파일이 아니에요. ‘파일로 저장’으로 만든 파일을 골라 주세요.',
    NEWER: '더 새로운 포털에서 만든 꾸러미라 열 수 없어요. 화면을 새로 고친 뒤 다시 해 보세요.',
    BROKEN: '꾸러미 파일의 내용이 온전하지 않아요. 다시 저장한 파일로 가져와 주세요.',
    TOO_LARGE: '파일이 너무 커요. 꾸러미 파일은 1MB까지 가져올 수 있어요.',
  },
  failed: '꾸러미를 가져오지 못했어요',
  done: (name: string) => `‘${name}’ 꾸러미를 가져왔어요`,
  missing: (count: number) => `서재에 없는 자료 ${count}개는 빠졌어요. 파일을 올린 뒤 꾸러미에 넣어 주세요.`,
  missingList: '빠진 자료',
  open: '꾸러미 열기',
  close: '닫기',
} as const;

/** What a pack becomes in a lesson, told before it does. */
function willBe({ documents: files, hasHomework, polls: asked, pages: drawn }: Counts): string {
  const room = [asked > 0 && polls(asked), drawn > 0 && pages(drawn)].filter(Boolean).join('와 ');
  const acts = [
    files > 0 && [`강의 자료 1개(파일 ${files}개)를`, '열'],
    hasHomework && ['과제 초안 1개를', '만들'],
    room !== '' && [`${room}${drawn > 0 ? '을' : '를'} 강의실에`, '놓'],
  ].filter((act) => act !== false);
  const ends: Readonly<Record<string, string>> = { 열: '열어요', 만들: '만들어요', 놓: '놓아요' };
  return `${acts.map(([what, act], at) => `${what} ${at === acts.length - 1 ? ends[act!] : `${act}고`}`).join(', ')}.`;
}

/** Giving a pack to a lesson. */
export const giving = {
  title: '수업에 넣기',
  willBe,
  empty: '꾸러미가 비어 있어요. 먼저 자료나 과제, 질문, 판서를 담아 주세요.',
  class: '수업',
  nearest: '모든 수업의 다음 회차',
  lesson: '회차',
  choose: '회차를 골라 주세요.',
  lessonName: (className: string, no: number) => `${className} ${no}회차`,
  running: '지금 수업 중',
  none: '앞으로 할 회차가 없어요.',
  loading: '회차를 불러오는 중이에요',
  failedToLoad: '수업을 불러오지 못했어요',
  submit: '이 회차에 넣기',
  failed: '수업에 넣지 못했어요',
  refusals: {
    WRONG_STATE: '끝났거나 취소된 회차예요. 다른 회차를 골라 주세요.',
    FILE_NOT_FOUND: '꾸러미의 자료 가운데 없어진 파일이 있어요. 꾸러미를 고친 뒤 다시 넣어 주세요.',
    QUOTA_TOTAL: '저장 공간이 모자라요. 쓰지 않는 자료를 지운 뒤 다시 넣어 주세요.',
    LIMIT_REACHED: '이 수업에 강의 자료나 과제가 너무 많아요. 쓰지 않는 것을 지운 뒤 다시 넣어 주세요.',
    NOT_FOUND: '지워진 꾸러미예요. 목록을 새로 고쳐 주세요.',
  } as Readonly<Partial<Record<string, string>>>,
  doneTitle: '수업에 넣었어요',
  done: (pack: string, lesson: string) => `‘${pack}’ 꾸러미가 ${lesson}에 있어요`,
  toLesson: '회차 보기',
  toLectures: '강의 자료 보기',
  toHomework: '과제 초안 보기',
  inRoom: (count: Pick<Counts, 'polls' | 'pages'>) =>
    `${[count.polls > 0 && polls(count.polls), count.pages > 0 && pages(count.pages)].filter(Boolean).join('와 ')}${count.pages > 0 ? '은' : '는'} 강의실에서 바로 쓸 수 있어요.`,
  close: '닫기',
} as const;
