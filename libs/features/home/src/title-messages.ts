/** The names of the pages and of the command: the portal knows them before anything of the section is loaded. */
export const titles = { page: '홈', addTask: '할 일 적기' } as const;
