/** The names of the pages and of the menu: the portal knows them before anything of the section is loaded. */
export const titles = {
  profile: '수업 프로필',
  courses: '내 강좌',
  preview: '프로필 미리보기',
  history: '프로필 승인 기록',
} as const;
