/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { page: '선생님 페이지' } as const;
