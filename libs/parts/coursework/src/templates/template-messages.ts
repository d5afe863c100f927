import { assignmentForm } from '../assignments/assignment-messages.ts';

/** What she keeps to give it again. */
export const templates = {
  title: '과제 템플릿',
  loading: '템플릿을 불러오는 중이에요',
  failed: '템플릿을 불러오지 못했어요',
  empty: '아직 템플릿이 없어요',
  emptyBody: '과제의 메뉴에서 ‘템플릿으로 두기’를 누르면 여기에 모여요.',
  noneFound: '맞는 템플릿이 없어요',
  noneFoundBody: '제목이나 내용에 있는 다른 말로 찾아 보세요.',
  pages: '템플릿 쪽',
  menu: (title: string) => `${title} 메뉴`,
  files: (title: string) => `${title} 파일`,
  times: (count: number) => (count === 0 ? '아직 안 냈어요' : `${count}번 냈어요`),
  criteria: (count: number) => `채점 기준 ${count}개`,
  noLate: '늦은 제출은 받지 않아요',
  downloadBlocked: '내려받기 불가',
  give: '다시 내기',
  giveOf: (title: string) => `${title} 다시 내기`,
  change: '고치기',
  edit: '템플릿 고치기',
  editBody: '이미 낸 과제는 그대로예요.',
  remove: '지우기',
  deleteTitle: '이 템플릿을 지울까요?',
  deleteBody: (title: string) => `‘${title}’ 템플릿이 사라져요. 이미 낸 과제는 그대로예요.`,
  deleted: '템플릿을 지웠어요',
} as const;

export const templateForm = {
  ...assignmentForm,
  lateAllowed: '마감 뒤에 낸 것도 받아요',
  failed: '템플릿을 저장하지 못했어요',
} as const;

/** What the form says of what was done; a new one is never written here. */
export const templateSaid = { created: '', draftSaved: '', updated: '템플릿을 고쳤어요', close: '닫기' } as const;
