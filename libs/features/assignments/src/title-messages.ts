/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { list: '과제', templates: '과제 템플릿', grading: '채점하기', table: '빠른 채점표' } as const;
