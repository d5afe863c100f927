/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { page: '수강 후기' } as const;
