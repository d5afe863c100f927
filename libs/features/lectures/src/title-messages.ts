/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = {
  page: '강의 자료',
  packs: '수업 꾸러미',
  newPack: '새 수업 꾸러미',
  pack: '수업 꾸러미 고치기',
} as const;
