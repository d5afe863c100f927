/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { status: '지원 상태' } as const;
