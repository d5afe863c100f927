/** The first lessons of a class, asked for once by its head and by their list. */
export const LESSONS_PAGE = { page: '1', size: '30' } as const;
