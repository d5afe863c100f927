import type { CatalogueTab } from './list/catalogue-tabs.ts';

/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { list: '내 강좌', history: '승인 기록' } as const;

export const tabLabels: Record<CatalogueTab, string> = {
  all: '전체',
  published: '승인',
  draft: '임시 저장',
  waiting: '승인 대기',
  'in-approval': '심사 중',
  rejected: '반려',
  archived: '보관함',
};
