/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { page: '채팅', replies: '문구집' } as const;
