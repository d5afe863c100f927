/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { page: '커뮤니티' } as const;
