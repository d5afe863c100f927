import type { PackSummary } from '@portal/domain/library/pack';

type Content = Pick<PackSummary, 'documents' | 'hasHomework' | 'polls' | 'pages'>;

/** What is in a pack, in one line. */
export const contentOf = ({ documents, hasHomework, polls, pages }: Content): string =>
  [
    documents > 0 && `자료 ${documents}개`,
    hasHomework && '과제 1개',
    polls > 0 && `질문 ${polls}개`,
    pages > 0 && `판서 ${pages}장`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What comes of a pack in a lesson, with or without a room of ours. */
export const comesOf = ({ documents, hasHomework, polls, pages }: Content, isInRoom: boolean): string[] =>
  [
    documents > 0 && `자료 ${documents}개는 바로 이 회차의 강의 자료가 되고, 가족도 봐요.`,
    hasHomework && '과제는 초안으로 남아요. 확인하고 내 주세요.',
    isInRoom && polls > 0 && `질문 ${polls}개는 강의실 투표에 준비돼요.`,
    isInRoom && pages > 0 && `판서 ${pages}장은 강의실 칠판에 놓여요.`,
    !isInRoom && polls + pages > 0 && '강의실이 없는 수업이라 질문과 판서는 쓰지 않아요.',
  ].filter((line) => line !== false);

/** Packs of a lesson that is still to come, or runs. */
export const packs = {
  title: '수업 준비',
  give: '수업 꾸러미 넣기',
  none: '자료, 과제, 질문, 판서를 한 번에 넣어 둘 수 있어요.',
  loading: '수업 꾸러미를 불러오는 중이에요',
  failed: '수업 꾸러미를 불러오지 못했어요',
  list: '넣은 수업 꾸러미',
  material: '강의 자료',
  homework: '과제 초안',
  polls: (count: number) => `질문 ${count}개`,
  pages: (count: number) => `판서 ${count}장`,
} as const;

/** Giving one to it. */
export const giving = {
  choose: '어느 꾸러미를 넣을까요?',
  missing: '꾸러미를 골라 주세요.',
  more: (count: number) => `나중에 고친 ${count}개만 보여요.`,
  already: '같은 이름의 꾸러미가 이미 들어 있어요',
  empty: '빈 꾸러미예요',
  outcome: '이렇게 쓰여요',
  submit: '이 수업에 넣기',
  given: (name: string) => `‘${name}’ 꾸러미를 넣었어요`,
  refused: '꾸러미를 넣지 못했어요',
  none: '아직 만든 수업 꾸러미가 없어요',
  noneBody: '자료, 과제, 질문, 판서를 한데 모아 두면 수업마다 한 번에 넣어요.',
  create: '꾸러미 만들기',
} as const;

/** What a lesson leaves for the next time. */
export const keeping = {
  title: '다음에도 쓰기',
  hint: '칠판에 쓴 것과 준비한 질문을 수업 꾸러미로 남겨요.',
  keep: '꾸러미에 담기',
  boardFailed: '칠판을 불러오지 못했어요',
  name: '꾸러미 이름',
  page: (no: number) => `판서 ${no}장째`,
  drawing: '판서를 그리는 중이에요',
  leftOut: (count: number) => `꾸러미에 자리가 없어 ${count}쪽은 빼고 담아요.`,
  submit: '담기',
  failed: '꾸러미에 담지 못했어요',
  made: (name: string) => `‘${name}’ 꾸러미를 만들었어요`,
  madeBody: '자료와 과제도 더해서 다음 수업에 넣을 수 있어요.',
  edit: '꾸러미 고치기',
  nothing: '담을 것이 없어요',
  nothingBody: '칠판에 쓴 것도, 준비한 질문도 없는 수업이에요.',
  close: '닫기',
} as const;
