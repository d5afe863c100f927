/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { page: '통계', rows: '통계 자세히' } as const;
