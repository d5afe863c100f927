export const PAGE_SIZE = 10;

/** The head of the whole list: the same question as the list's own while nothing narrows it. */
export const NEWEST = { page: '1', size: String(PAGE_SIZE) } as const;
