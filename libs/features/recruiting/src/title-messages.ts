/** The names of the pages: the portal knows them before anything of the section is loaded. */
export const titles = { status: '지원 상태', contract: '전자 계약' } as const;
