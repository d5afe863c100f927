/** What can be done with a document. */
export const menu = {
  place: '수업에 넣기',
  rename: '이름 바꾸기',
  move: '옮기기',
  tags: '태그 고치기',
  version: '새 판 올리기',
  hide: '숨기기',
  show: '다시 보이기',
  remove: '지우기',
} as const;

export const change = {
  name: '자료 이름',
  save: '저장',
  failed: '저장하지 못했어요',
  renamed: '이름을 바꿨어요',
  tags: '태그',
  tagsHint: '사이에 콤마(,)를 넣어 10개까지 적어요.',
  tagsSaved: '태그를 고쳤어요',
  addTags: '붙일 태그',
  tagsAdded: (count: number) => `자료 ${count}개에 태그를 붙였어요`,
  moveTitle: (count: number) => (count === 1 ? '어느 폴더로 옮길까요?' : `자료 ${count}개를 어느 폴더로 옮길까요?`),
  folder: '폴더',
  noFolder: '폴더 없음',
  moveHere: '옮기기',
  moved: (count: number, folder: string) =>
    count === 1 ? `‘${folder}’로 옮겼어요` : `자료 ${count}개를 ‘${folder}’로 옮겼어요`,
  moveFailed: '옮기지 못했어요',
  hidden: (count: number) => (count === 1 ? '자료를 숨겼어요' : `자료 ${count}개를 숨겼어요`),
  shown: (count: number) => (count === 1 ? '자료가 다시 보여요' : `자료 ${count}개가 다시 보여요`),
  hideFailed: '바꾸지 못했어요',
} as const;

export const removal = {
  title: '이 자료를 지울까요?',
  body: (name: string) => `‘${name}’과(와) 지난 판이 모두 없어져요. 되돌릴 수 없어요.`,
  confirm: '자료 지우기',
  done: '자료를 지웠어요',
  usedTitle: '수업에서 쓰고 있어 지울 수 없어요',
  usedBody: '숨기면 서재에서만 안 보이고, 수업에는 그대로 남아요.',
  hide: '서재에서 숨기기',
  keep: '그대로 두기',
  looking: '쓰는 곳을 찾는 중이에요',
  lookFailed: '쓰는 곳을 찾지 못했어요',
} as const;

export const version = {
  title: '새 판 올리기',
  file: '새 파일',
  follow: '쓰는 곳도 새 판으로 바꾸기',
  followHint: (count: number) => `지금 ${count}곳에서 써요. 학생이 이미 답한 과제는 그대로 두어요.`,
  submit: '새 판으로 두기',
  failed: '새 판을 두지 못했어요',
  needed: '새 파일을 올려 주세요.',
  done: (no: number, followed: number) =>
    followed > 0 ? `${no}판이 됐어요. ${followed}곳이 새 판을 보여 줘요.` : `${no}판이 됐어요`,
  stayed: (count: number) => `${count}곳은 전의 판 그대로예요`,
} as const;
