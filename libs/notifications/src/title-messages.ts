/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  list: '알림',
  detail: '알림 내용',
  /** Like its neighbours it carries the name of its menu. */
  settings: '알림 설정 · 설정',
} as const;
