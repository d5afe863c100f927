import { ASSIGNMENT_STATUS_LABELS, ASSIGNMENT_STATUSES } from '@portal/domain/coursework/assignment';
import { titles } from './title-messages.ts';

/** What is given and handed in, over all classes. */
export const list = {
  title: titles.list,
  lead: '채점할 제출물',
  toGrade: (count: number) => `채점할 제출물 ${count}개`,
  nothing: '채점할 제출물이 없어요',
  toReturn: (count: number) => `채점하고 아직 돌려주지 않은 것 ${count}개`,
  leadFailed: '채점할 것이 몇 개인지 불러오지 못했어요',
  grade: '채점하기',
  giveBack: '돌려주기',
  filters: '과제 고르기',
  status: '상태',
  class: '수업',
  allStatuses: '모든 상태',
  allClasses: '모든 수업',
  classesFailed: '수업을 불러오지 못했어요',
  templates: titles.templates,
  heading: '낸 과제',
  emptyBody: '과제를 내면 모든 수업의 과제를 여기서 볼 수 있어요.',
  empty: '아직 낸 과제가 없어요',
  noneFits: '이 조건에 맞는 과제가 없어요',
  noneFitsBody: '상태나 수업을 바꿔 보세요.',
} as const;

export const statuses = ASSIGNMENT_STATUSES.map((value) => ({ value, label: ASSIGNMENT_STATUS_LABELS[value] }));

/** What is kept to be given again. */
export const templates = {
  title: titles.templates,
  back: titles.list,
  count: (count: number) => (count === 0 ? '템플릿을 모아 보세요' : `템플릿 ${count}개`),
  found: (count: number) => (count === 0 ? '찾은 템플릿이 없어요' : `찾은 템플릿 ${count}개`),
  lead: '잘된 과제를 두었다가 다음 수업에 다시 내요. 지난 결과를 함께 보여 드려요.',
  search: '템플릿 찾기',
} as const;
