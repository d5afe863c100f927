import { CLASS_STATE_LABELS } from '@portal/domain/classes/class-progress';
import type { ClassTab } from '@portal/domain/classes/classes.contract';
import type { ClassView } from './summary/class-paths.ts';

/** The names of the pages and of the menu: the portal knows them before anything of the section is loaded. */
export const titles = {
  list: '내 수업',
  reviews: '수강 후기',
  /** Until the way to the list is taken. */
  root: '내 수업 열기',
  detail: '수업 정보',
  create: '수업 만들기',
  rollOver: '새 학기로 이어 만들기',
  replan: '진도 다시 계획하기',
} as const;

const { ongoing, ...states } = CLASS_STATE_LABELS;
/** The list of a state bears the word of the state (CLS-1). */
export const tabLabels: Record<ClassTab, string> = { all: '전체', 'in-progress': ongoing, ...states };

export const viewLabels: Record<ClassView, string> = {
  overview: '개요',
  lessons: '회차',
  students: '학생',
  assignments: '과제',
  lectures: '강의 자료',
  reviews: titles.reviews,
  chat: '채팅',
};
